import type { Cube } from '@forceout/table';
import type { T } from '../../i18n/index.ts';
import { faceName } from './signs.tsx';

const KINDS = ['red', 'blue', 'green', 'black'] as const;
type Kind = (typeof KINDS)[number];

/** "Red 3", "Blue times". */
export const cubeName = ({ face, kind }: Cube, t: T): string =>
  KINDS.includes(kind as Kind) ? `${t(`eq.kind.${kind as Kind}`)} ${faceName(face, t)}` : faceName(face, t);
