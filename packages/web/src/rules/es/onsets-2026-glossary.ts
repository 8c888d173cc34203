import { table } from './table.ts';

/** El glosario de On-Sets 2026-27 en español, con nuestras palabras. */
export const glossary = table(`
GLO additional-minute | 60 s más después del primer límite; al final se acaba la tarea o hay un segundo -1 y se pierde.
GLO advanced | Forma con Restricciones; la juegan Media, Junior y Senior.
GLO adventurous | Forma en la que se eligen variantes en cada tirada; la juegan todas las divisiones.
GLO adventurous-variation | Cada persona elige una o dos reglas especiales por tirada.
GLO ambiguous-goal | Meta con varias lecturas legales; solo con Valor absoluto.
GLO ambiguous-solution | Solución con más de una lectura legal.
GLO basic | Forma sin Restricciones ni variantes.
GLO blank-card | Carta sin puntos.
GLO bonus-word | Palabra que se dice antes de una jugada de bono.
GLO bonus-move | De Recursos a Prohibido después de decir Bono y antes de otra jugada a cualquiera de las tres partes.
GLO chain | Restricción con dos o más = o ⊆.
GLO challenge | Afirmación de un rival: Ahora o Imposible.
GLO challenge-block | Objeto que hay que levantar para desafiar.
GLO challenger | Quien hace un desafío legal.
GLO clockwise | Hacia la izquierda.
GLO color-cube | Cubo con un punto de color en cada cara.
GLO complement | Cartas del Universo que no están en el conjunto.
GLO correct-solution | Cumple todo VII-B.
GLO countdown | Cuenta medida de 10 a 0 que avisa de que se acaba el tiempo.
GLO cube | Bloque de seis caras con un signo en cada una.
GLO deal | Barajar y tomar de arriba de un mazo boca abajo; quien reparte no elige cartas.
GLO digit | 0-9.
GLO digit-cube | Caras 1,1,2,3,4,5.
GLO division | Primaria ≤ grado 6, Media ≤ 8, Junior ≤ 10, Senior ≤ 12.
GLO elementary | Grado 6 y menos.
GLO empty-set | Sin cartas; lo mismo que conjunto nulo.
GLO forbidden | Parte cuyos cubos no se pueden usar.
GLO forceout | El último cubo de Recursos va a Obligatorio o Permitido.
GLO goal | Colocación física de cubos de cifras, y también cualquier número que represente legalmente.
GLO goal-word | Palabra que se dice al acabar de ponerla.
GLO goal-section | Donde se coloca la Meta.
GLO goal-setter | Quien tira y pone la Meta.
GLO grouping-symbols | Paréntesis, corchetes y llaves por parejas.
GLO illegal-challenge | Tras levantar el bloque: (a) algo que no sea Ahora, Imposible o el desafío de «sin Meta»; (b) por quien movió el último; (c) antes de acabar la Meta; (d) Ahora sin nada en Obligatorio ni Permitido; (e) Ahora con <2 en Recursos; (f) Imposible pasado el primer minuto tras el último cubo.
GLO illegal-procedure | Jugada o acción que rompe una regla de procedimiento.
GLO illegal-universe | Demasiadas o muy pocas cartas; el glosario dice 6-10 fuera de Senior (contradice 6-12 de II-B-1) y 10-14 en Senior.
GLO impossible-word | Palabra del desafío Imposible.
GLO impossible-challenge | No hay Solución correcta con todo lo Obligatorio, lo que se quiera de Permitido y de Recursos.
GLO incorrect-solution | Incumple algo de VII-B.
GLO insulation | Falta protegida por una acción legal posterior de otra persona.
GLO intersection | Cartas de ambos.
GLO invalid-challenge | Lo mismo que desafío ilegal.
GLO junior | Grado 10 y menos.
GLO legal-challenge | De alguien que no movió el último, con el bloque levantado y Ahora o Imposible dicho.
GLO legal-interpretation | Lectura que no rompe ninguna regla de las matemáticas ni del juego.
GLO legal-move | Bono de quien pone la Meta sin ir ganando; poner una Meta legal; o mover en su turno, salvo el último cubo a Prohibido y = ⊆ a Prohibido con >4.
GLO match | Serie de tiradas de 2-3 personas hasta el límite de tiempo.
GLO middle | Grado 8 y menos.
GLO minus | Palabra para la resta de conjuntos.
GLO minute | Lo que tarda en caer toda la arena, unos 60 s.
GLO move | Poner la Meta o mover un cubo de Recursos a una parte.
GLO mover | Quien hizo la última jugada (quien pone la Meta lo es en cuanto está puesta).
GLO negative | Menor que 0.
GLO never-word | Antigua palabra para Imposible.
GLO never-challenge | Lo mismo que desafío Imposible.
GLO no-goal-word | Palabras con las que se declara.
GLO no-goal-challenge | Afirmación de un rival de que la declaración es falsa (III-D).
GLO no-goal-declaration | Afirmación de que ninguna Meta posible tiene Solución con los Recursos que quedan.
GLO non-negative | Cero o positivo.
GLO now-word | Palabra del desafío Ahora.
GLO now-challenge | Hay Solución con todo lo Obligatorio, lo que se quiera de Permitido y como mucho un cubo de Recursos.
GLO null-set | Conjunto vacío.
GLO numeral-cube | Cubo de cifras.
GLO operation-cube | Un signo de operación en cada cara.
GLO operation-symbol | ∪ ∩ − ' aunque una variante les dé otro sentido.
GLO order | Orden de las operaciones en la Meta o la Solución.
GLO penalty | Castigo, p. ej. -1 o devolver un cubo.
GLO permitted | Cubos que se pueden usar.
GLO playing-mat | Partes Obligatorio, Permitido, Prohibido y Meta; Recursos nunca es parte.
GLO presenting | Entregar la Solución, dejarla en el centro o permitir que un rival la tome.
GLO regular-move | Jugada sin Bono, o el segundo cubo después de uno.
GLO required | Cubos que se deben usar.
GLO resource-cube | Cubo tirado que aún no está en ninguna parte.
GLO resources | Caras de arriba después de tirar.
GLO restricted-universe | Universo después de las Restricciones.
GLO restriction | Afirmación con uno o más = o ⊆.
GLO restriction-cube | Caras =, ⊆, V, Λ.
GLO restriction-part | Una o más Restricciones.
GLO restriction-statement | Lo mismo que Restricción.
GLO round | Lo mismo que partido.
GLO scoresheet | Puntos de las tiradas anotados, sumados, firmados y entregados por quien gana.
GLO senior | Grado 12 y menos.
GLO set-name | Expresión que nombra cero o más cartas del Universo.
GLO set-name-part | Exactamente un nombre de conjunto.
GLO set-subtraction | En el conjunto 1 y no en el conjunto 2.
GLO shake | De tirar y repartir hasta que se escribe al menos una Solución.
GLO solution | Nombre de conjunto y, si hace falta, Restricciones, presentados tras un desafío o un forceout.
GLO solution-writer | Quien debe presentar tras un desafío o un forceout.
GLO subtraction | Resta de conjuntos.
GLO symmetric-difference | En uno solo de los conjuntos.
GLO table | Dos o tres personas en un partido.
GLO ten-second-warning | Cuenta en voz alta de 10 a 0 cuando se acaba la arena.
GLO third-party | Ni quien desafía ni quien movió, en un desafío de tres.
GLO timed-player | A quien le corre el tiempo.
GLO time-limit | Tiempo permitido para una acción.
GLO timer | Reloj de arena de unos 60 s para límites de uno y dos minutos.
GLO turn | Cuando alguien debe mover, desafiar o acabar una acción con tiempo.
GLO undefined | No nombra ningún conjunto: 'B, G∪, −R.
GLO union | En uno o en ambos.
GLO universal-set | Todas las cartas repartidas.
GLO universe | Lo mismo que conjunto universal.
GLO universe-chart | Tabla para anotar el Universo.
GLO valid-challenge | Un desafío que no es ilegal.
GLO variation | Lo mismo que variante de aventura.
GLO variation-selection | Una o dos variantes rodeadas, con los espacios completos.
GLO variation-chart | Tabla donde se anota cada elección por tirada.
GLO warning | (a) aviso del tiempo de la ronda, sin tiradas nuevas; (b) aviso de conducta: la siguiente falta de esa ronda cuesta 1.
GLO whole-number | Entero no negativo.
GLO wild-cube | Cubo que por una variante puede representar otro signo.
`);
