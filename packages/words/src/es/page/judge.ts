import type { words as english } from '../../en/page/judge.ts';
import type { Translation } from '../../translation.ts';

export const words: Translation<typeof english> = {
  'judge.title': 'Entrénate como juez',
  'judge.about': 'Situaciones para decidir. La cláusula se muestra cuando has decidido.',
  'judge.of': 'Juez de {game}',
  'judge.puzzles': 'A los retos',
  'judge.making': 'Se prepara una situación.',
  'judge.none': 'Aquí no se pudo preparar ninguna situación. Prueba otra división.',
  'judge.kind.clause': '¿Qué cláusula?',
  'judge.kind.text': '¿Qué dice?',
  'judge.kind.solution': '¿Es correcta?',
  'judge.ask.clause': '¿Qué cláusula dice esto?',
  'judge.ask.text': '¿Qué dice la cláusula {clause}?',
  'judge.ask.solution': 'Alguien presenta esta Solución después de {claim}. ¿Qué decides?',
  'judge.claim.now': 'Ahora',
  'judge.claim.impossible': 'un desafío de que ya no hay Solución',
  'judge.list': 'Tu decisión',
  'judge.correct': 'Es correcta',
  'judge.incorrect': 'No es correcta',
  'judge.rule': 'Esta es mi decisión',
  'judge.right': 'Has decidido bien.',
  'judge.wrong': 'La decisión es otra.',
  'judge.answer': 'La decisión:',
  'judge.score': '{right} de {n} {n, plural, one {decisión acertada} other {decisiones acertadas}}',
  'judge.next': 'Siguiente situación',
};
