import { useT } from '../../i18n/index.ts';
import type { FieldHandle } from '../token-field.tsx';
import type { Token } from '../tokens.ts';
import type { InForce } from './in-force.ts';
import { isExponent, mayBeExponent, meaningsOf, replaced } from './meanings.ts';

interface MeaningKeysProps {
  readonly tokens: readonly Token[];
  readonly caret: number;
  readonly inForce: InForce;
  readonly field: () => FieldHandle | null;
}

/** What the cube just written means: turned, another operation, an exponent, a power of the base. */
export function MeaningKeys({ tokens, caret, inForce, field }: MeaningKeysProps) {
  const t = useT();
  const i = tokens.findLastIndex(token => token.end <= caret);
  const piece = tokens[i];
  const bare = piece?.text.replace(/\{.*$/, '') ?? '';
  const meanings = piece ? meaningsOf(piece.text, inForce) : [];
  const digit = /\d$/.test(bare);
  const exponents = digit && mayBeExponent(inForce);
  const powers = bare.endsWith('1') && inForce.has('powers-of-base');
  if (!piece || (meanings.length < 2 && !exponents && !powers)) return null;
  const put = (text: string): void =>
    field()?.edit?.(value => ({ value: replaced(value, piece, text), caret: piece.at + text.length }));
  const toggleExponent = (): void =>
    field()?.edit?.(value =>
      isExponent(tokens, i)
        ? { value: value.slice(0, piece.at - 1) + value.slice(piece.at), caret: piece.end - 1 }
        : { value: `${value.slice(0, piece.at)}'${value.slice(piece.at)}`, caret: piece.end + 1 },
    );
  return (
    <fieldset className="choose">
      <legend>{t('eq.pad.means')}</legend>
      {meanings.length > 1 && (
        <span className="seg">
          {meanings.map(({ text, label }) => (
            <button
              key={label}
              type="button"
              aria-pressed={bare === text}
              onPointerDown={e => e.preventDefault()}
              onClick={() => put(text)}
            >
              {t(label)}
            </button>
          ))}
        </span>
      )}
      {exponents && (
        <button
          type="button"
          className="btn"
          aria-pressed={isExponent(tokens, i)}
          onPointerDown={e => e.preventDefault()}
          onClick={toggleExponent}
        >
          {t('eq.as.exponent')}
        </button>
      )}
      {powers && (
        <label className="row">
          <span className="small">{t('eq.pad.power')}</span>
          <input
            className="letters short"
            type="number"
            min={-99}
            max={99}
            value={/\{(-?\d+)\}/.exec(piece.text)?.[1] ?? '0'}
            onChange={e => {
              const n = Number(e.currentTarget.value);
              put(Number.isInteger(n) && n !== 0 ? `${bare}{${n}}` : bare);
            }}
          />
        </label>
      )}
    </fieldset>
  );
}
