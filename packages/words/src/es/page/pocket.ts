import type { words as english } from '../../en/page/pocket.ts';
import type { Translation } from '../../translation.ts';

export const words: Translation<typeof english> = {
  'pocket.title': 'Bolsillo del juez',
  'pocket.division': 'División',
  'pocket.offline': 'Funciona sin red',
  'pocket.claim.now': 'Ahora',
  'pocket.claim.impossible': 'Imposible',
  'pocket.claim.forceout': 'Último cubo',
  'pocket.tap': 'toca para ponerla',
  'pocket.goal': 'Meta de una cifra',
  'pocket.goal.of': 'Meta {digit}',
  'pocket.away': '{cube} en {section}: quitarlo',
  'pocket.about.now': 'Tras Ahora, Prohibido no importa. Pon el único cubo de Recursos en su sitio.',
  'pocket.about.impossible': 'Tras Imposible, pon los cubos de Recursos en Permitido.',
  'pocket.about.forceout': 'Tras el último cubo deciden Obligatorio y Permitido.',
  'pocket.written': 'La Solución escrita',
  'pocket.next': 'Siguiente mesa',
};
