import type { words as english } from '../../en/page/learn-on-sets.ts';
import type { Translation } from '../../translation.ts';

export const words: Translation<typeof english> = {
  'learn.os.goal': 'Las cartas y la Meta',
  'learn.os.goal.roll': 'Estas 8 cartas son el Universo. Los cubos de abajo pueden nombrar conjuntos de cartas.',
  'learn.os.goal.red': 'R nombra todas las cartas con rojo. Tócalas todas.',
  'learn.os.goal.red.why': 'R es cada carta con rojo, solo o con otros colores.',
  'learn.os.goal.union': '∪ une dos conjuntos. Toca todas las cartas de R ∪ G.',
  'learn.os.goal.union.why': '∪ quiere decir rojo o verde, o los dos.',
  'learn.os.goal.inter': '∩ se queda con lo que dos conjuntos comparten. Toca todas las cartas de R ∩ G.',
  'learn.os.goal.inter.why': '∩ quiere decir rojo y verde en la misma carta.',
  'learn.os.goal.prime': '′ da la vuelta a un conjunto. Toca todas las cartas de B′.',
  'learn.os.goal.prime.why': '′ quiere decir sin: cada carta que no tiene azul. La carta en blanco no tiene.',
  'learn.os.goal.minus': '− quita cartas. ¿Cuántas cartas nombra G − R?',
  'learn.os.goal.minus.why': 'G tiene 3 cartas. RG se va porque tiene rojo. Quedan G y GY.',
  'learn.os.goal.set':
    'Una Meta es un número de cartas. Pon 4: toca 3 y luego 1. Uno al lado de otro suma. Después di «Meta».',
  'learn.os.goal.set.hint': 'Toca el 3, toca el 1, elige «uno al lado de otro» y di «Meta».',

  'learn.os.places': 'Tres lugares',
  'learn.os.places.hello':
    'La Meta es 4. Una Solución es un nombre de un conjunto con 4 cartas. Los cubos van a tres lugares.',
  'learn.os.places.leo': 'Leo pone ∪ en Obligatorio. Desde ahora toda Solución tiene que usar esa ∪.',
  'learn.os.places.uses': '¿Cuál de estas puede ser una Solución ahora?',
  'learn.os.places.uses.why': 'R ∪ G usa la ∪ y tiene 4 cartas.',
  'learn.os.places.ana': 'Ana pone ′ en Prohibido. Nadie puede usar ya ese cubo.',
  'learn.os.places.out': 'Las dos nombran 4 cartas. ¿Cuál está aún permitida?',
  'learn.os.places.out.why': 'R ∪ B no usa ningún cubo Prohibido y usa la ∪ Obligatoria.',
  'learn.os.places.move': 'Te toca. Permitido: se puede usar. Pon R ahí. Toca el cubo y luego el lugar.',
  'learn.os.places.move.hint': 'Toca R en Recursos y luego toca Permitido.',
  'learn.os.places.forbid': 'Leo y Ana han movido. Pónselo difícil: pon − en Prohibido.',
  'learn.os.places.forbid.hint': 'Toca − en Recursos y luego toca Prohibido.',
  'learn.os.places.end':
    'Lo Obligatorio se tiene que usar. Lo Permitido se puede usar. Lo Prohibido no. Ese es todo el tapete.',

  'learn.os.now': '¡Ahora!',
  'learn.os.now.leo': 'Leo pone − en Prohibido. Mira bien: ¿basta un cubo más para una Solución?',
  'learn.os.now.see': 'Puedes usar el tapete y un cubo de Recursos. ¿Qué nombre da 4 cartas?',
  'learn.os.now.see.why': 'R ∪ G tiene 4 cartas. ∪ y R están en el tapete y G es el cubo de Recursos.',
  'learn.os.now.lift': 'Lo viste primero. Levanta el bloque de desafío.',
  'learn.os.now.say': 'Di «Ahora»: se puede escribir una Solución con un cubo más como mucho.',
  'learn.os.now.write': 'Escríbela: R ∪ G. Después preséntala.',
  'learn.os.now.write.hint': 'Toca R, ∪ y G, o escribe r u g. Después pulsa «Presentar».',
  'learn.os.now.score': 'Es correcta. Dijiste Ahora y la escribiste: 6 puntos. Leo y Ana tienen 2 cada uno.',

  'learn.os.impossible': '¡Imposible!',
  'learn.os.impossible.bigger':
    'La Meta es 6. Cada color tiene 2 o 3 cartas. ¿Qué cubo hace más grandes los conjuntos?',
  'learn.os.impossible.bigger.why': '∪ une conjuntos. En esta mesa solo hay una ∪.',
  'learn.os.impossible.smaller': '∩ deja solo las cartas que comparten los dos. Los conjuntos se hacen más pequeños.',
  'learn.os.impossible.leo': 'Leo pone la única ∪ en Prohibido.',
  'learn.os.impossible.see': '¿Qué puede nombrar aún 6 cartas?',
  'learn.os.impossible.see.why':
    'V tiene 8 cartas, un color 3 como mucho, y ∩ hace conjuntos más pequeños. El 6 no se alcanza.',
  'learn.os.impossible.lift': 'Leo ha ido demasiado lejos. Levanta el bloque de desafío.',
  'learn.os.impossible.say': 'Di «Imposible»: ya nadie puede escribir una Solución.',
  'learn.os.impossible.score': 'Leo tuvo que escribir y no pudo. Tú tienes 6 puntos y Leo 2. Ana quedó fuera: 4.',

  'learn.os.checking': 'Revisar',
  'learn.os.checking.hello': 'Leo dijo Ahora. Leo y Ana escribieron una Solución. Tú las revisas. La Meta es 4.',
  'learn.os.checking.leo': 'Leo escribió R ∪ Y. Sus cartas están marcadas. ¿Es correcta?',
  'learn.os.checking.leo.hint': 'R ∪ Y tiene 5 cartas. Pulsa «Está mal» y di que el número no es la Meta.',
  'learn.os.checking.ana': 'Ana escribió R ∪ G. ¿Es correcta?',
  'learn.os.checking.ana.hint': 'R ∪ G tiene 4 cartas y usa ∪. Pulsa «Es correcta».',
  'learn.os.checking.score': 'Ana acertó: 6 puntos. Leo falló: 2. Tú aceptaste la de Ana: 2.',

  'learn.os.more': 'Restricciones',
  'learn.os.more.hello': 'Los mayores pueden escribir antes una Restricción. Quita cartas del Universo.',
  'learn.os.more.out': 'B ⊆ R dice: cada carta con azul tiene también rojo. Toca las cartas que no lo cumplen.',
  'learn.os.more.out.why': 'Una carta no lo cumple cuando tiene azul y no tiene rojo. Esas cartas se van.',
  'learn.os.more.left': 'Después de B ⊆ R esas cartas ya no están. ¿Cuántas cartas nombra V ahora?',
  'learn.os.more.left.why': 'V es todo el Universo que queda: 6 cartas.',
  'learn.os.more.lift': 'La Meta es 6 y basta un cubo más: R. Levanta el bloque.',
  'learn.os.more.say': 'Di «Ahora».',
  'learn.os.more.write': 'Escribe la Restricción B ⊆ R y después el nombre V.',
  'learn.os.more.write.hint': 'Añade una Restricción: escribe b c r. Escribe v como nombre. Después pulsa «Presentar».',
  'learn.os.more.score': 'Es correcta: 6 puntos para ti. La Restricción usó la ⊆ Obligatoria.',
};
