import type { words as english } from '../en/shared-link.ts';
import type { Translation } from '../translation.ts';

export const words: Translation<typeof english> = {
  'shared.title': '{game}, {division}',
  'shared.position': 'Una posición para mirarla y probar una Solución.',
  'shared.match':
    'Una partida de {n} jugadores y {shakes} {shakes, plural, one {tirada} other {tiradas}}, para verla jugada a jugada.',
};
