import { COLOURS, type Colour } from '@forceout/rulebook';
import { type ComponentPropsWithRef, memo, type ReactNode } from 'react';
import { glyph } from './glyph.tsx';
import './cube.css';

/** How a cube lies: upside-down, sideways, or both. */
export type Turn = 'ud' | 'sw' | 'swud';

interface Look {
  readonly face: string;
  /** Group of the cube: decides its colours. */
  readonly kind: string;
  readonly turn?: Turn | undefined;
  /** `pending`: placed and not said; `new`: the last move; `used`: taken up in the Solution being written. */
  readonly mark?: 'pending' | 'new' | 'used' | undefined;
  readonly size?: 'sm' | 'xs' | undefined;
}

const pips: Readonly<Record<string, ReactNode>> = {
  red: <path d="M5 0l5 5-5 5-5-5z" />,
  blue: <circle cx="5" cy="5" r="5" />,
  green: <rect width="10" height="10" />,
  black: <rect y="3" width="10" height="4" />,
};

const classOf = ({ kind, turn, mark, size }: Look, extra?: string): string =>
  ['cube', COLOURS.includes(kind as Colour) ? kind : kind === 'upper' ? 'cap' : '', turn, mark, size, extra]
    .filter(Boolean)
    .join(' ');

/** Drawn once for each look: a drag wakes every cube on the table, and none of their faces change. */
const Inside = memo(({ face, kind, turn, mark }: Look) => (
  <>
    {pips[kind] && (
      <svg className="pip" viewBox="0 0 10 10" aria-hidden="true">
        {pips[kind]}
      </svg>
    )}
    <svg className="face" viewBox="0 0 40 40" aria-hidden="true">
      {glyph(kind, face)}
    </svg>
    {turn && (
      <span className="turned" aria-hidden="true">
        {turn === 'swud' ? 'sw ud' : turn}
      </span>
    )}
    {mark === 'used' && <span className="ok" aria-hidden="true" />}
  </>
));

type CubeProps = Look & { readonly label: string; readonly className?: string | undefined };

/** A cube to look at. `label` is its spoken name. */
export const Cube = ({ label, className, ...look }: CubeProps) => (
  <span className={classOf(look, className)} role="img" aria-label={label}>
    <Inside {...look} />
  </span>
);

type CubeButtonProps = CubeProps & Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'>;

/** A cube to take. */
export const CubeButton = ({ label, face, kind, turn, mark, size, className, ...button }: CubeButtonProps) => {
  const look: Look = { face, kind, turn, mark, size };
  return (
    <button type="button" {...button} className={classOf(look, className)} aria-label={label}>
      <Inside {...look} />
    </button>
  );
};
