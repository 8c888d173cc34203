import type { Facts } from '@forceout/table';
import { type Finding, finding } from '../check/finding.ts';
import type { EquationsKey } from '../codes.ts';
import { isDropped } from '../language/legal.ts';
import { lex } from '../language/lex.ts';
import type { Token } from '../language/token.ts';
import { exponentColour, type Ground, mayBeExponent, type Rules } from '../rules.ts';
import type { LaidCube, LaidGoal } from './laid.ts';

type AlignedGoal = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly finding: Finding };

/**
 * The writer's Goal with the gaps of the mat put in, when it is a reading of the cubes that lie there: the same faces in
 * the same order, turned the same way, exponents on cubes of the colour (VII-C-5-b).
 */
export function alignGoal(written: string, laid: LaidGoal, rules: Rules): AlignedGoal {
  const lexed = lex(written);
  if (!lexed.ok) return { ok: true, text: written };
  const tokens = lexed.tokens.filter(t => t.kind !== 'gap');
  let text = '';
  let count = 0;
  let opening = '';
  for (const [n, token] of tokens.entries()) {
    const piece = written.slice(token.at, token.end);
    const isCube = 'cube' in token && !(token.kind === 'point' && isDropped(rules, 'goal'));
    if (!isCube) {
      if (token.kind === 'tick' || token.kind === 'open' || token.kind === 'point') opening += piece;
      else text += opening + piece;
      if (token.kind === 'bang' || token.kind === 'close') opening = '';
      continue;
    }
    const cube = laid[count];
    if (cube === undefined) return notAsLaid('fewer', token.at);
    const wrong = mismatch(token, isExponent(tokens, n), cube, rules);
    if (wrong !== null) return notAsLaid(wrong.what, token.at, wrong.facts);
    text += `${cube.gap ? ' ' : ''}${opening}${piece}`;
    opening = '';
    count++;
    if (isZeroLeftOut(tokens, n, laid[count], rules)) {
      text += '0';
      count++;
    }
  }
  if (count < laid.length) return notAsLaid('more', written.length);
  return { ok: true, text: text + opening };
}

/** Decimal in Goal: .2 is a way to write the Goal 20 (XIII-D-12 examples). */
function isZeroLeftOut(tokens: readonly Token[], n: number, cube: LaidCube | undefined, rules: Rules): boolean {
  if (!isDropped(rules, 'goal') || cube?.face !== '0' || cube.gap || cube.turn !== '') return false;
  if (tokens[n]?.kind !== 'digit' || tokens[n - 1]?.kind !== 'point' || tokens[n - 2]?.kind === 'digit') return false;
  const next = tokens.slice(n + 1).find(t => 'cube' in t && t.kind !== 'point');
  return next === undefined || !('cube' in next) || next.cube !== '0';
}

type Mismatch = EquationsKey extends infer Key ? (Key extends `goal-not-as-laid.${infer What}` ? What : never) : never;

function notAsLaid(what: Mismatch, at: number, facts?: Facts): AlignedGoal {
  const colour: readonly Ground[] = what === 'colour' ? ['exponent'] : [];
  const clauses = ['goal-wrong', 'equals-goal', ...colour] as const;
  return { ok: false, finding: finding(`goal-not-as-laid.${what}`, clauses, facts, { in: 'goal', at }) };
}

const isExponent = (tokens: readonly Token[], n: number): boolean =>
  tokens.slice(0, n).findLast(t => t.kind !== 'open')?.kind === 'tick';

/** Faces that may be read from a laid face. */
function mismatch(
  token: Extract<Token, { cube: string }>,
  exponent: boolean,
  cube: LaidCube,
  rules: Rules,
): { readonly what: Mismatch; readonly facts: Facts } | null {
  const { face } = cube;
  const turnedSign = cube.face === '%' || cube.face === '|';
  if (turnedSign) {
    const asTurned = token.kind === 'sign' && !token.wild && token.sign === cube.face;
    return asTurned ? null : { what: 'sign', facts: { face } };
  }
  if (token.cube !== cube.face) return { what: 'face', facts: { face } };
  if (token.kind === 'sign' && !token.wild && (token.sign === '%' || token.sign === '|'))
    return { what: 'not-turned', facts: { face } };
  if (token.kind === 'digit' && !token.wild && cube.face !== '*' && token.turn !== cube.turn)
    return { what: 'turned', facts: { face } };
  if (exponent && !mayBeExponent(rules, cube.colour))
    return { what: 'colour', facts: { face, wanted: exponentColour(rules), colour: cube.colour ?? 'any' } };
  return null;
}
