import type { words as english } from '../../en/page/howto.ts';
import type { Translation } from '../../translation.ts';

export const words: Translation<typeof english> = {
  'howto.title': 'Cómo se juega a {game}',
  'howto.play': 'Jugar con Pip',
  'howto.rules': 'Todas las reglas',
  'howto.link': 'Cómo se juega',
  'howto.on-sets.1.head': 'Las cartas y los cubos',
  'howto.on-sets.1.text':
    'En la mesa hay cartas. Cada carta tiene puntos de hasta 4 colores. Todas las cartas son el Universo. Luego se tiran los cubos. Los cubos son tus Recursos.',
  'howto.on-sets.2.head': 'La Meta',
  'howto.on-sets.2.text':
    'Un jugador pone la Meta con cubos de números. Uno al lado del otro es sumar. Uno encima del otro es multiplicar. La Meta dice cuántas cartas quieres.',
  'howto.on-sets.3.head': 'Nombra un conjunto de cartas',
  'howto.on-sets.3.text':
    'R son las cartas con un punto rojo.\nR ∪ B son las que tienen rojo o azul.\nR ∩ B son las que tienen los dos.\nR − B tiene rojo, pero no azul.\nR′ son las cartas sin rojo.\nCuenta las cartas. ¿Coinciden con la Meta? Entonces tienes una Solución.',
  'howto.on-sets.4.head': 'Mueve un cubo',
  'howto.on-sets.4.text':
    'En tu turno mueves un cubo al tapete. Requerido: toda Solución debe usarlo. Permitido: una Solución puede usarlo. Prohibido: nadie puede usarlo.',
  'howto.on-sets.5.head': 'Toma el bloque',
  'howto.on-sets.5.text':
    '¿Puedes escribir una Solución con solo un cubo más? Toma el bloque y di Ahora. ¿No hay manera de llegar a la Meta? Di Imposible. Luego se ve quién tiene razón. Tú escribes y los demás comprueban.',
  'howto.on-sets.6.head': 'Puntos',
  'howto.on-sets.6.text':
    'Si tienes razón, ganas 6 puntos. Si no, ganas 2 puntos. Un tercer jugador puede ganar 4 o 6. Jugad algunas tiradas. Gana quien tenga más puntos.',
  'howto.equations.1.head': 'Los cubos',
  'howto.equations.1.text': 'Tira 24 cubos. Muestran números y signos. Están en la mesa. Son tus Recursos.',
  'howto.equations.2.head': 'La Meta',
  'howto.equations.2.text':
    'Un jugador pone la Meta. Es un número hecho con hasta 6 cubos. Puede ser 12. También puede ser 3 × 4.',
  'howto.equations.3.head': 'Llega al número',
  'howto.equations.3.text':
    'Haz el mismo número con otros cubos. Sumas, restas, multiplicas o divides. El signo ^ es una potencia. El signo de raíz es una raíz. Los paréntesis dicen qué va primero. Cada número de una Solución tiene una cifra.',
  'howto.equations.4.head': 'Mueve un cubo',
  'howto.equations.4.text':
    'En tu turno mueves un cubo al tapete. Requerido: toda Solución debe usarlo. Permitido: una Solución puede usarlo. Prohibido: nadie puede usarlo.',
  'howto.equations.5.head': 'Toma el bloque',
  'howto.equations.5.text':
    '¿Puedes llegar a la Meta con solo un cubo más? Toma el bloque y di Ahora. ¿Ya no hay manera? Di Imposible. Luego lo escribes y los demás comprueban.',
  'howto.equations.6.head': 'Puntos',
  'howto.equations.6.text':
    'Si tienes razón, ganas 6 puntos. Si no, ganas 2 puntos. Un tercer jugador puede ganar 4 o 6. Jugad algunas tiradas. Gana quien tenga más puntos.',
  'howto.wff.1.head': 'Dilo con letras',
  'howto.wff.1.text':
    'Una letra pequeña es una frase corta. Sea p «llueve». Sea q «me mojo». Puedes unirlas con letras grandes.',
  'howto.wff.2.head': 'Las cinco letras grandes',
  'howto.wff.2.text':
    'N p quiere decir: no llueve.\nK p q: llueve y me mojo.\nA p q: llueve o me mojo.\nC p q: si llueve, me mojo.\nE p q: llueve justo cuando me mojo.\nLa letra grande va primero.',
  'howto.wff.3.head': 'La Meta',
  'howto.wff.3.text':
    'Un jugador pone la Meta con los cubos. La Meta es una línea de letras así. Tiene 7 letras como mucho. Ahora todos intentáis demostrarla.',
  'howto.wff.4.head': 'Demuéstrala',
  'howto.wff.4.text':
    'Eliges las líneas con las que empiezas. Luego usas reglas para llegar a la Meta. De K p q puedes sacar p. De p y C p q puedes sacar q. Cada regla también cuesta cubos.',
  'howto.wff.5.head': 'Mueve, o toma el bloque',
  'howto.wff.5.text':
    'En tu turno mueves un cubo al tapete. Requerido hay que usarlo. Permitido se puede usar. Prohibido no se puede. ¿Puedes demostrar la Meta con un cubo más? Di Ahora. ¿Ya no hay manera? Di Imposible.',
  'howto.wff.6.head': 'Puntos',
  'howto.wff.6.text':
    'Si tienes razón, ganas 6 puntos. Si no, ganas 2 puntos. Un tercer jugador puede ganar 4 o 6. Jugad algunas tiradas. Gana quien tenga más puntos.',
  'howto.on-sets.picture.solution': 'Meta 5: R ∪ B nombra las 5 cartas con marca.',
  'howto.on-sets.picture.table': '∪ se debe usar, R se puede usar, ′ no se puede usar.',
  'howto.equations.picture.solution': 'Meta 12: 3 × 4 da 12.',
  'howto.equations.picture.table': '× se debe usar, 3 se puede usar, 8 no se puede usar.',
  'howto.wff.picture.solution': 'La Meta es p. La regla Ko saca p de K p q.',
  'howto.wff.picture.table': 'Una K mayúscula se debe usar. La s no se puede usar.',
};
