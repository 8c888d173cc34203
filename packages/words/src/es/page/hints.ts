import type { words as english } from '../../en/page/hints.ts';
import type { Translation } from '../../translation.ts';

export const words: Translation<typeof english> = {
  'hint.title': 'Pistas',
  'hint.next': 'Pista {n} de {of}',
  'hint.thinking': 'Pensándolo.',
  'hint.undecided': 'Esto es demasiado difícil para resolverlo a tiempo.',
  'hint.look.now': 'Piensa en Ahora. ¿Bastaría un cubo más?',
  'hint.look.impossible': 'Mira lo que queda. ¿Se puede alcanzar todavía la Meta?',
  'hint.look.move': 'Nadie puede decir Ahora todavía. Busca una jugada que lo deje así.',
  'hint.look.unsafe': 'Nadie puede decir Ahora todavía. Pero aquí ninguna jugada es segura.',
  'hint.look.none': 'Mira los cubos que puedes usar. ¿Llegan a la Meta?',
  'hint.look.some': 'Hay una Solución. Un cubo vale por otro signo.',
  'hint.look.solution': 'Hay una Solución. Usa {n} {n, plural, one {cubo} other {cubos}}.',
  'hint.idea.use': 'Prueba con: {cubes}.',
  'hint.idea.free': 'Prueba cada operación que queda.',
  'hint.idea.move': 'Piensa en mover {cube}.',
  'hint.idea.unsafe': 'Después de {cube} la Solución aún es difícil de ver.',
  'hint.answer.now': 'Di Ahora. Esta es una Solución:',
  'hint.answer.solution': 'Esta es una Solución:',
  'hint.answer.impossible': 'Di {word}: ya no hay ninguna Solución.',
  'hint.answer.none': 'No hay Solución. Di que no tienes ninguna.',
  'hint.answer.move': '{cube} a {zone} es segura.',
  'hint.answer.unsafe': 'Ninguna jugada es segura. {cube} a {zone} deja una Solución por encontrar.',
  'hint.why.none': 'Ninguna Solución encaja con los cubos y la Meta.',
};
