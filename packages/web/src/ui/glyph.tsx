import { DOT_SHAPES, type Dot, faceDrawing } from '@forceout/rulebook/faces';
import type { ReactNode } from 'react';

const HUES: Readonly<Record<Dot, string>> = { B: 'blue', R: 'red', G: 'green', Y: 'yellow' };

const shape = (dot: Dot): ReactNode => (
  <path
    d={DOT_SHAPES[dot]}
    fill={`var(--c-${HUES[dot]})`}
    {...(dot === 'Y'
      ? { stroke: 'var(--c-yellow-deep)', strokeWidth: '1.6', strokeLinejoin: 'round' as const }
      : { stroke: 'none' })}
  />
);

/** The shapes on cards and cubes. */
export const shapes: Readonly<Record<string, ReactNode>> = {
  B: shape('B'),
  R: shape('R'),
  G: shape('G'),
  Y: shape('Y'),
};

/** The drawing on a face, in a box of 40 by 40. */
export function glyph(kind: string, face: string): ReactNode {
  const { lines, filled, dot, letter } = faceDrawing(kind, face);
  const ink = dot === null ? {} : { style: { fill: dot === 'Y' ? 'var(--c-yellow-ink)' : '#fff' } };
  return (
    <>
      {dot !== null && shapes[dot]}
      {lines.map(({ path, width }) => (
        <path key={path} d={path} {...(width === undefined ? {} : { strokeWidth: width })} />
      ))}
      {filled.map(path => (
        <path key={path} d={path} fill="currentColor" stroke="none" />
      ))}
      {letter !== null && (
        <text x="20" y={letter.y} fontSize={letter.size} {...ink}>
          {letter.text}
        </text>
      )}
    </>
  );
}
