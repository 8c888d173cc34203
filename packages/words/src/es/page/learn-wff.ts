import type { words as english } from '../../en/page/learn-wff.ts';
import type { Translation } from '../../translation.ts';

export const words: Translation<typeof english> = {
  'learn.wf.goal': 'Letras que hablan',
  'learn.wf.goal.roll': 'Tiras 28 cubos con letras. Las pequeñas son frases. Las grandes las unen.',
  'learn.wf.goal.and': 'K dice «y».',
  'learn.wf.goal.not': 'N dice «no».',
  'learn.wf.goal.or': 'A dice «o».',
  'learn.wf.goal.if': 'C dice «si … entonces».',
  'learn.wf.goal.ifnot': 'Unas letras pueden estar dentro de otras.',
  'learn.wf.goal.when': 'E dice «justo cuando».',
  'learn.wf.goal.wff': 'Una fila de letras que forma una frase entera es una WFF. ¿Cuál es una WFF?',
  'learn.wf.goal.wff.why': 'KpNq dice: llueve y no llevo mi paraguas.',
  'learn.wf.goal.wff.first': 'p es ya una frase entera. K llega tarde: tiene que ir delante.',
  'learn.wf.goal.wff.short': 'K dice «y». Después de p falta una segunda frase.',
  'learn.wf.goal.set': 'La Meta es una WFF que se demuestra. Pon Kpq: toca K, p, q y di «Meta puesta».',
  'learn.wf.goal.set.hint': 'Toca K, luego p y luego q. Después pulsa «Decir Meta puesta».',

  'learn.wf.places': 'Tres lugares',
  'learn.wf.places.hello':
    'La Meta es Kpq. Para demostrarla hacen falta premisas, que se toman por verdad, y una regla que lleva más lejos.',
  'learn.wf.places.rule':
    'La regla Ki dice: cuando p y q son verdad, Kpq es verdad. ¿Qué cubos lleva el nombre de la regla?',
  'learn.wf.places.rule.why': 'Una regla se escribe con dos letras: K e i. La i quiere decir «entra».',
  'learn.wf.places.rule.k': 'K sola no es el nombre de una regla. La regla dice también si K entra o sale.',
  'learn.wf.places.rule.kpq': 'Kpq es lo que la regla hace, no su nombre.',
  'learn.wf.places.leo': 'Leo pone K en Obligatorio. Desde ahora toda Solución tiene que usar esa K.',
  'learn.wf.places.uses': 'Una Solución nombra premisas y reglas. ¿Cuál demuestra Kpq y usa la K?',
  'learn.wf.places.uses.why': 'De las premisas p y q la regla Ki hace Kpq. Su nombre usa la K.',
  'learn.wf.places.uses.none': 'Eso solo repite la Meta. Una Solución necesita una regla.',
  'learn.wf.places.uses.e': 'Deja fuera la K, y Eo no hace Kpq.',
  'learn.wf.places.ana': 'Ana pone E en Prohibido. Nadie puede usar ya ese cubo.',
  'learn.wf.places.move': 'Te toca. Permitido: se puede usar. Pon p ahí. Toca el cubo y luego el lugar.',
  'learn.wf.places.move.hint': 'Toca una p en Recursos y luego toca Permitido.',
  'learn.wf.places.forbid': 'Leo y Ana han movido. Pónselo difícil: pon N en Prohibido.',
  'learn.wf.places.forbid.hint': 'Toca N en Recursos y luego toca Prohibido.',
  'learn.wf.places.end':
    'Lo Obligatorio se tiene que usar. Lo Permitido se puede usar. Lo Prohibido no. Ese es todo el tapete.',

  'learn.wf.now': '¡Ahora!',
  'learn.wf.now.leo': 'Leo pone N en Prohibido. K, i y p están en el tapete. ¿Basta un cubo más?',
  'learn.wf.now.see': '¿Qué cubo falta para demostrar Kpq con Ki?',
  'learn.wf.now.see.why': 'Ki necesita p y q. La q está aún en Recursos.',
  'learn.wf.now.lift': 'Lo viste primero. Levanta el bloque de desafío.',
  'learn.wf.now.say': 'Di «Ahora»: se puede escribir una Solución con un cubo más como mucho.',
  'learn.wf.now.write':
    'Escribe la Solución p, q / Ki. Después la demostración: línea 1 p, línea 2 q, línea 3 Kpq con la regla Ki.',
  'learn.wf.now.write.hint':
    'Escribe p, q / Ki. Pulsa «Copiar las premisas». Añade una línea: Kpq, y al lado Ki. Después pulsa «Presentar».',
  'learn.wf.now.score': 'Es correcta. Dijiste Ahora y la escribiste: 6 puntos. Leo y Ana tienen 2 cada uno.',

  'learn.wf.impossible': '¡Imposible!',
  'learn.wf.impossible.hello':
    'La Meta es Kpq. Toda regla se nombra con i, o o R. Aquí hay una sola i, ninguna o y ninguna R.',
  'learn.wf.impossible.leo': 'Leo pone la única i en Prohibido.',
  'learn.wf.impossible.see': '¿Qué puede demostrar aún Kpq?',
  'learn.wf.impossible.see.why': 'Sin i, o ni R no se puede nombrar ninguna regla. Y sin regla no hay Solución.',
  'learn.wf.impossible.norule':
    'p y q son solo premisas. Una regla tiene que hacer Kpq, y no se puede nombrar ninguna.',
  'learn.wf.impossible.lift': 'Leo ha ido demasiado lejos. Levanta el bloque de desafío.',
  'learn.wf.impossible.say': 'Di «Imposible»: ya nadie puede escribir una Solución.',
  'learn.wf.impossible.score': 'Leo tuvo que escribir y no pudo. Tú tienes 6 puntos y Leo 2. Ana estaba contigo: 4.',

  'learn.wf.checking': 'Revisar',
  'learn.wf.checking.hello':
    'Leo dijo Ahora. Leo y Ana escribieron una demostración de Kpq. Tú las revisas línea a línea.',
  'learn.wf.checking.leo': 'Leo empezó con p y r. Mira la línea 3. ¿Es correcta?',
  'learn.wf.checking.leo.hint':
    'Ki necesita p y q, pero la línea 2 es r. Pulsa «Está mal» y di que una regla se usó mal.',
  'learn.wf.checking.ana': 'Ana empezó con p y q. ¿Es correcta?',
  'learn.wf.checking.ana.hint': 'Ki hace Kpq de p y q. Pulsa «Es correcta».',
  'learn.wf.checking.score': 'Ana acertó: 4 puntos. Leo falló: 2. Tú aceptaste la de Ana: 2.',

  'learn.wf.more': 'Sub-pruebas',
  'learn.wf.more.hello': 'A veces se dice «Supongamos que llueve» solo para ver qué sigue. Eso es una sub-prueba.',
  'learn.wf.more.ci': 'La regla Ci: supón p. Si de ahí sale q, queda demostrado Cpq: si p, entonces q.',
  'learn.wf.more.suppose': 'La Meta es Cpq y q es una premisa. ¿Qué supones?',
  'learn.wf.more.suppose.why': 'Supón p. q ya es verdad: cópiala con R. Así que si p, entonces q.',
  'learn.wf.more.suppose.q': 'q es tu premisa. Supón lo que va después del «si».',
  'learn.wf.more.suppose.goal': 'Cpq es lo que quieres demostrar. Supón lo que va después del «si».',
  'learn.wf.more.lift': 'C, i y q están en el tapete. R es el cubo de Recursos. Levanta el bloque.',
  'learn.wf.more.say': 'Di «Ahora».',
  'learn.wf.more.write':
    'Escribe q / Ci, R. La demostración: q; en una sub-prueba p y luego q con R; después Cpq con la regla Ci.',
  'learn.wf.more.write.hint':
    'Escribe q / Ci, R. Copia la premisa. Empieza una sub-prueba con p, añade q con R, ciérrala y añade Cpq con Ci.',
  'learn.wf.more.score': 'Es correcta: 6 puntos para ti. Cada cubo hacía falta: a eso se le llama esencial.',
};
