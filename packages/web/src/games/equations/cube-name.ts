import { COLOURS, type Colour } from '@forceout/rulebook';
import type { Cube } from '@forceout/table';
import type { T } from '../../i18n/index.ts';
import { faceName } from './signs.tsx';

/** "Red 3", "Blue times sign". */
export const cubeName = ({ face, kind }: Cube, t: T): string =>
  COLOURS.includes(kind as Colour) ? `${t(`eq.kind.${kind as Colour}`)} ${faceName(face, t)}` : faceName(face, t);
