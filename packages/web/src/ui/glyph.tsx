import type { ReactNode } from 'react';

/** Turned by mistake it would read as something else, so a bar marks its foot. */
const bar = <path d="M11 33h18" strokeWidth="2.6" />;

const letter = (text: string, y = 29, size = 25): ReactNode => (
  <text x="20" y={y} fontSize={size}>
    {text}
  </text>
);

const dot = (text: string, shape: ReactNode, ink = '#fff', y = 26, size = 17): ReactNode => (
  <>
    {shape}
    <text x="20" y={y} fontSize={size} style={{ fill: ink }}>
      {text}
    </text>
  </>
);

/** Blue circle, Red diamond, Green square, Yellow triangle: a shape always travels with the hue. */
export const shapes: Readonly<Record<string, ReactNode>> = {
  B: <circle cx="20" cy="20" r="13.5" fill="var(--c-blue)" stroke="none" />,
  R: (
    <rect
      x="9.2"
      y="9.2"
      width="21.6"
      height="21.6"
      rx="3"
      transform="rotate(45 20 20)"
      fill="var(--c-red)"
      stroke="none"
    />
  ),
  G: <rect x="7.5" y="7.5" width="25" height="25" rx="4" fill="var(--c-green)" stroke="none" />,
  Y: (
    <path
      d="M20 7 34.5 32.5h-29z"
      fill="var(--c-yellow)"
      stroke="var(--c-yellow-deep)"
      strokeWidth="1.6"
      strokeLinejoin="round"
    />
  ),
};

const onSets: Readonly<Record<string, ReactNode>> = {
  B: dot('B', shapes.B),
  R: dot('R', shapes.R),
  G: dot('G', shapes.G),
  Y: dot('Y', shapes.Y, 'var(--c-yellow-ink)', 30.5, 15),
  U: (
    <>
      <path d="M12 8v10a8 8 0 0 0 16 0V8" />
      {bar}
    </>
  ),
  N: (
    <>
      <path d="M12 27V16a8 8 0 0 1 16 0v11" />
      {bar}
    </>
  ),
  '-': <path d="M10 20h20" />,
  "'": (
    <>
      <path d="M22 9 18.5 22" strokeWidth="5" />
      {bar}
    </>
  ),
  V: (
    <>
      <path d="M11 8l9 19 9-19" />
      {bar}
    </>
  ),
  L: (
    <>
      <path d="M11 27l9-19 9 19" />
      {bar}
    </>
  ),
  '=': <path d="M10 15h20M10 25h20" />,
  C: <path d="M29 8H20a9 9 0 0 0 0 18h9M11 33h18" />,
};

const equations: Readonly<Record<string, ReactNode>> = {
  '+': <path d="M20 9v22M9 20h22" />,
  '-': <path d="M10 20h20" />,
  x: <path d="M12 12l16 16M28 12 12 28" />,
  '/': (
    <>
      <path d="M9 20h22" />
      <circle cx="20" cy="11" r="2.6" fill="currentColor" stroke="none" />
      <circle cx="20" cy="29" r="2.6" fill="currentColor" stroke="none" />
    </>
  ),
  '*': <path d="M11 21l9-11 9 11" />,
  r: <path d="M7 22l4-2 6 12L24 9h10" strokeWidth="3.6" />,
};

const ambiguousDigit = (face: string): ReactNode => (
  <>
    {letter(face, 27)}
    <path d="M13 33h14" strokeWidth="2.6" />
  </>
);

const ON_SETS_KINDS = ['colour', 'operation', 'restriction'];
const EQUATIONS_KINDS = ['red', 'blue', 'green', 'black'];

/** The drawing on a face, in a box of 40 by 40. */
export function glyph(kind: string, face: string): ReactNode {
  if (ON_SETS_KINDS.includes(kind)) return onSets[face] ?? letter(face);
  if (EQUATIONS_KINDS.includes(kind))
    return equations[face] ?? (face === '6' || face === '9' ? ambiguousDigit(face) : letter(face));
  return letter(face);
}
