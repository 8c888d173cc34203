import type { Said } from '@forceout/table';
import type { T } from '../../i18n/index.ts';
import { reasonTextOf } from '../reason-text.ts';
import { faceLabel } from './signs.tsx';

const told = reasonTextOf('equations');

/** A ruling of the game in words; a cube is named by what it shows. */
export const reasonText = (reason: Said, t: T): string => told(shown(reason), t);

function shown(reason: Said): Said {
  const face = reason.facts?.face;
  return typeof face === 'string' ? { ...reason, facts: { ...reason.facts, face: faceLabel(face) } } : reason;
}
