import { applyDefaults, assemble, type Item, lex, type Numeral } from '@forceout/equations';
import { Fragment, type ReactNode } from 'react';
import { digitSign } from './signs.tsx';
import './math.css';

const OPERATOR: Readonly<Record<string, string>> = {
  '+': '+',
  '-': '−',
  x: '×',
  '/': '÷',
  '*': '^',
  '%': '% of',
  '|': 'rem',
  L: 'lcm',
  G: 'gcf',
};

/** A numeral as it counts: sideways is one over it, upside-down is minus it. */
function numeral({ digits, point, turn, power }: Numeral): ReactNode {
  const signs = digits.map(d => digitSign(d.digit));
  if (point !== null) signs.splice(point, 0, '.');
  let out: ReactNode = <mn>{signs.join('')}</mn>;
  if (power !== null)
    out = (
      <msup>
        <mn>10</mn>
        <mn>{power}</mn>
      </msup>
    );
  if (turn.includes('s'))
    out = (
      <mfrac>
        <mn>1</mn>
        {out}
      </mfrac>
    );
  if (turn.includes('u'))
    out = (
      <mrow>
        <mo>(</mo>
        <mo>−</mo>
        {out}
        <mo>)</mo>
      </mrow>
    );
  return out;
}

const bracketed = (inner: ReactNode): ReactNode => (
  <mrow>
    <mo>(</mo>
    {inner}
    <mo>)</mo>
  </mrow>
);

/** Inside a root or a fraction a group needs no brackets of its own. */
const bare = (item: Item): ReactNode => (item.kind === 'group' ? row(item.items) : one(item));

function one(item: Item): ReactNode {
  switch (item.kind) {
    case 'numeral':
      return numeral(item);
    case 'group':
      return item.implied ? row(item.items) : bracketed(row(item.items));
    case 'i':
      return <mi>i</mi>;
    case 'bang':
      return <mo>!</mo>;
    case 'exponent':
      return (
        <msup>
          <mrow />
          {bare(item.of)}
        </msup>
      );
    case 'sign':
      return <mo>{item.sign === 'r' ? '√' : OPERATOR[item.sign]}</mo>;
  }
}

/** A row in which one sign decides is drawn as a fraction, power or root; a longer one stays as it was written. */
function row(items: readonly Item[]): ReactNode {
  const [a, b, c] = items;
  if (items.length === 2 && a?.kind === 'sign' && a.sign === 'r' && b) return <msqrt>{bare(b)}</msqrt>;
  if (items.length === 2 && a && b?.kind === 'exponent')
    return (
      <msup>
        {one(a)}
        {bare(b.of)}
      </msup>
    );
  if (items.length === 3 && a && b?.kind === 'sign' && c) {
    if (b.sign === '*')
      return (
        <msup>
          {one(a)}
          {bare(c)}
        </msup>
      );
    if (b.sign === 'r')
      return (
        <mroot>
          {bare(c)}
          {bare(a)}
        </mroot>
      );
    if (b.sign === '/')
      return (
        <mfrac>
          {bare(a)}
          {bare(c)}
        </mfrac>
      );
  }
  return (
    <mrow>
      {items.map(item => (
        <Fragment key={item.from}>{one(item)}</Fragment>
      ))}
    </mrow>
  );
}

function mathOf(text: string): ReactNode | null {
  const lexed = lex(text);
  if (!lexed.ok) return null;
  const assembled = assemble(lexed.tokens, false);
  return assembled.ok ? row(applyDefaults(assembled.items)) : null;
}

/** An Equation as a book would print it; nothing when a side cannot be read. */
export function EquationMath({ solution, goal }: { readonly solution: string; readonly goal: string }) {
  const left = mathOf(solution);
  const right = mathOf(goal);
  if (left === null || right === null) return null;
  return (
    <math display="block" className="eqmath">
      <mrow>
        {left}
        <mo>=</mo>
        {right}
      </mrow>
    </math>
  );
}
