import { table } from './table.ts';

/** The table of differences in Spanish, by its English wording. */
export const words = table(`
Equipment and set-up | Material y preparación
Cubes | Cubos
18: 3 digit, 8 colour, 4 operation, 3 Restriction | 18: 3 de cifras, 8 de colores, 4 de operaciones, 3 de Restricción
24: 6 each of red, blue, green, black | 24: 6 rojos, 6 azules, 6 verdes, 6 negros
28: 14 uppercase, 14 lowercase | 28: 14 de mayúsculas, 14 de minúsculas
Cubes set out instead of rolled | Cubos que se colocan en vez de tirarse
Elementary: the 3 Restriction cubes, two V and one Λ or one V and two Λ | Primaria: los 3 cubos de Restricción, dos V y un Λ o un V y dos Λ
Cards | Cartas
16, one for every choice of four dots | 16, una por cada elección de cuatro puntos
Cards dealt | Cartas repartidas
6 to 12, in Senior 10 to 14, by the player right of the Goal-setter | de 6 a 12, en Senior de 10 a 14, por quien está a la derecha de quien pone la Meta
Cards dealt beyond the most allowed | Cartas repartidas de más
removed; which ones is not said | se quitan; no dice cuáles
the last dealt are removed | se quitan las últimas repartidas
First Goal-setter | Quién pone la primera Meta
highest digit on a digit cube | la cifra más alta en un cubo de cifras
highest digit on a red cube; an operation is out unless all rolled one | la cifra más alta en un cubo rojo; una operación queda fuera salvo que todos la saquen
letter nearest A on an uppercase cube | la letra más cercana a A en un cubo de mayúsculas
What may lie on the table | Qué puede haber en la mesa
pencil, blank paper, variation sheet, Universe chart | lápiz, papel en blanco, hoja de variantes, tabla de Universo
pencil, blank paper, variation sheet, Universe chart; no smart watches | lápiz, papel en blanco, hoja de variantes, tabla de Universo; sin relojes inteligentes
pencil, blank paper, variation sheet; Elementary and Middle also a record chart | lápiz, papel en blanco, hoja de variantes; Primaria y Media también una hoja de registro
pencil and blank paper | lápiz y papel en blanco
Restrictions | Restricciones
Middle, Junior and Senior | Media, Junior y Senior
Basic game | Juego básico
seven rules; the Third Party takes a side | siete reglas; la Tercera parte toma partido
seven rules; the Third Party may write | siete reglas; la Tercera parte puede escribir
Variations | Variantes
chosen every shake | se eligen en cada tirada
With two players the one who does not set the Goal must choose two | Con dos jugadores, quien no pone la Meta debe elegir dos
Elementary, Middle, Junior | Primaria, Media, Junior
every division | todas las divisiones
Any player may choose two | Cualquiera puede elegir dos
Senior | en Senior
Always in force in Junior and Senior | Siempre valen en Junior y Senior
Multiple Operations, ∪ and ∩ Interchangeable, V and Λ Interchangeable | Operaciones múltiples, ∪ y ∩ intercambiables, V y Λ intercambiables
Sideways, Upside-down | De lado, Al revés
Lists that change with the year | Listas que cambian con el año
none | ninguna
Elementary and Middle: one set for seasons that end in an even year, one for the others | Primaria y Media: un grupo para temporadas que acaban en año par y otro para las demás
= and ⊆ shifted from Permitted to Forbidden | = y ⊆ cambiados de Permitido a Prohibido
never; stated for Middle, carried over to Junior and Senior | nunca; dicho para Media, vale en Junior y Senior
never | nunca
− in a Double Set with Symmetric Difference in force | − en un Conjunto doble con Diferencia simétrica
always the symmetric difference | siempre la diferencia simétrica
whatever − meant when the Double Set was chosen | lo que significaba − al elegir el Conjunto doble
Multiple Operations: signs that may be repeated | Operaciones múltiples: signos que se pueden repetir
those with a cube outside Forbidden | los que tienen un cubo fuera de Prohibido
those with a cube outside Forbidden and the Goal | los que tienen un cubo fuera de Prohibido y de la Meta
Where a wild cube must keep one meaning | Dónde un comodín debe conservar un solo sentido
Restrictions and Set-Name of a Solution | Restricciones y nombre de una Solución
Goal and Solution; a numeral in Elementary, any symbol elsewhere | Meta y Solución; un número en Primaria, cualquier signo en las demás
each R cube may stand for its own rule | cada cubo R puede valer por su propia regla
Goal | Meta
Cubes in the Goal | Cubos de la Meta
1 to 3 digit cubes | de 1 a 3 cubos de cifras
1 to 6 | de 1 a 6
1 to 7 | de 1 a 7
What a Goal is | Qué es una Meta
a whole number, by shape: side by side adds, on top multiplies, upside-down is negative | un número entero no negativo, por su forma: al lado suma, encima multiplica, al revés es negativo
an expression with numerals of one or two digits; spaces group, no order of operations | una expresión con números de una o dos cifras; los huecos agrupan, sin orden de operaciones
a well-formed formula | una fórmula bien formada
Word for a set Goal | Palabra para la Meta puesta
Goal Set | Meta puesta
Goal not declared in time | Meta no declarada a tiempo
not said | no se dice
counts as set; also when the setter turns the timer | se da por puesta; también si quien la pone gira el reloj
Digit cubes the Goal does not use | Cubos de cifras que la Meta no usa
go to Forbidden | van a Prohibido
Who disagrees with no Goal | Quien discrepa de «sin Meta»
has one minute to set a Goal, and play goes on | tiene un minuto para poner una Meta y se sigue jugando
is the Challenger and writes a Solution in two minutes; the third player may too | desafía y escribe una Solución en dos minutos; la tercera persona también puede
Points after a disputed no Goal | Puntos tras un «sin Meta» discutido
setter −2 unless a correct Never comes before the next cube; a disagreer without a Goal −1 and the shake is void | quien debía ponerla −2 salvo un Nunca correcto antes del siguiente cubo; quien discrepa sin poner Meta −1 y la tirada es nula
Challenger 6 or 2; setter 2 if anyone is right, else 6; third 2, 4 or 6 | quien desafía 6 o 2; quien pone la Meta 2 si alguien acierta, si no 6; tercera 2, 4 o 6
setter −2 unless a correct Impossible comes before the next cube; a disagreer without a Goal −1 and the shake is void | quien debía ponerla −2 salvo un Imposible correcto antes del siguiente cubo; quien discrepa sin poner Meta −1 y la tirada es nula
Moves and bonus | Jugadas y bono
Cube of the Goal-setter's bonus | Cubo del bono de quien pone la Meta
any but digits, = and ⊆ | cualquiera menos cifras, = y ⊆
any | cualquiera
Bonus by the leader | Bono de quien va ganando
barred in every division | prohibido en todas las divisiones
barred, but free in Elementary | prohibido, pero libre en Elemental
Cube that returns after a leader's bonus on turn | Cubo que vuelve tras el bono de quien va ganando
the second | el segundo
the second; of two laid at once the Mover chooses | el segundo; si se pusieron a la vez elige quien movió
= and ⊆ to Forbidden | = y ⊆ a Prohibido
only with four or fewer cubes in Resources | solo con cuatro cubos o menos en Recursos
Shift from Permitted | Cambio desde Permitido
a variation | una variante
Challenges | Desafíos
Word for no Solution is left | Palabra para «ya no hay Solución»
Never | la palabra Nunca
Impossible | la palabra Imposible
When the word is due | Cuándo se dice la palabra
within 15 seconds | en 15 segundos
with the lifting of the block; 15 seconds at most | al levantar el bloque; 15 segundos como mucho
Cubes in Resources for Now | Cubos en Recursos para Ahora
two; three with Two Solutions | dos; tres con Dos Soluciones
two | dos
Two players at the block at once | Dos personas al bloque a la vez
the first to lift | quien lo levanta primero
the first to lift; if the third player sees an exact tie, both | quien lo levanta primero; si la tercera persona ve un empate exacto, ambas
Challenging oneself | Desafiarse a sí mismo
−1 | cuesta −1
−1 in the regular game, free in the Elementary and Middle games | −1 en el juego regular, libre en los juegos Elemental y Medio
Impossible too late after the last cube | Imposible demasiado tarde tras el último cubo
set aside free | se aparta sin castigo
Naming an illegal procedure | Señalar una falta de procedimiento
at once | enseguida
Writing and checking | Escribir y revisar
Third Party | Tercera parte
takes a side; with the writer means writing too | toma partido; con quien escribe significa escribir también
may present, takes no side | puede presentar, no toma partido
Changing what was presented | Cambiar lo presentado
not allowed | no se permite
makes it incorrect | lo hace incorrecto
What is written | Qué se escribe
a Set-Name, with Restrictions where used; writing "= Goal" makes it incorrect | un nombre de conjunto, con Restricciones donde se usan; escribir «= Meta» lo hace incorrecto
a Solution and the reading of the Goal it equals | una Solución y la lectura de la Meta a la que es igual
premises and rules, with a Proof | premisas y reglas, con una demostración
Showing ambiguity | Mostrar la ambigüedad
one attempt each; a failed one closes nothing else | un intento cada uno; uno fallido no cierra nada más
jointly or separately, one attempt, an extra minute for −1; failed attempts close the objections | juntos o por separado, un intento, un minuto extra por −1; los intentos fallidos cierran las objeciones
only about which cube is the Required one | solo sobre qué cubo es el obligatorio
Asking a judge whether it equals the Goal | Preguntar a un juez si es igual a la Meta
allowed; closes the objections | se permite; cierra las objeciones
Appeal | Apelación
after a second judge, before signing | tras un segundo juez, antes de firmar
A general argument that the Goal is missed | Un argumento general de que no da la Meta
suffices | basta
suffices if the Solution is not ambiguous | basta si la Solución no es ambigua
Fewest cubes in a Solution | Mínimo de cubos en una Solución
Scoring | Puntuación
Challenger or Mover | Quien desafía o quien movió
6 if correct, else 2 | 6 si acierta, si no 2
Third Party right beside a Challenger who is right, after Now | Tercera parte que acierta junto a quien desafía y acierta, tras Ahora
4 | 4 puntos
Third Party right beside a Challenger who is wrong, after Now | Tercera parte que acierta junto a quien desafía y falla, tras Ahora
6 | 6 puntos
Accepted a Solution that another then proved wrong | Aceptó una Solución que otra persona demostró mala
2, in a three-player challenge, for one who did not present | 2, en un desafío de tres, para quien no presentó
Forceout | Último cubo (forceout)
4 if correct, else 2 | 4 si es correcta, si no 2
Absent player | Jugador ausente
−2 a shake | −2 por tirada
−2 a shake, also when late after the roll | −2 por tirada, también si llega después de tirar
0 | 0 puntos
Match points of one who did not play | Puntos de partido de quien no jugó
Honest slip on a signed scoresheet | Descuido honrado en una hoja firmada
corrected if all agree | se corrige si todos están de acuerdo
Who penalizes conduct | Quién castiga la conducta
a judge, after a warning | un juez, tras un aviso
a judge after a warning; two judges at once | un juez tras un aviso; dos jueces enseguida
the head judge, after a warning | el juez principal, tras un aviso
Each −1 waits for the initials of a judge | Cada −1 espera las iniciales de un juez
Elementary and Middle | Primaria y Media
Time and round | Tiempo y ronda
Rolling | Tirar
1 minute, with the deal | 1 minuto, con el reparto
1 minute | 1 minuto
2 minutes together with the Goal | 2 minutos junto con la Meta
Choosing a variation | Elegir una variante
15 seconds | 15 segundos
Setting the Goal | Poner la Meta
2 minutes | 2 minutos
2 minutes together with the roll | 2 minutos junto con tirar
First turn; later turns | Primer turno; turnos siguientes
2 minutes; 1 minute | 2 minutos; 1 minuto
Writing | Escribir
2 minutes; 3 with Two Solutions | 2 minutos; 3 con Dos Soluciones
3 minutes | 3 minutos
Checking one Solution | Revisar una Solución
2 minutes; 3 for a pair | 2 minutos; 3 para una pareja
Late | Fuera de tiempo
10 seconds counted down, −1 and a minute more, again 10 seconds, −1 and the task is lost | cuenta de 10 segundos, −1 y un minuto más, otra vez 10 segundos, −1 y se pierde la tarea
Round | Ronda
no new shake after 30 minutes, stop after 35 | ninguna tirada nueva pasados 30 minutos, alto a los 35
Judge time in minutes 25 to 30 | Tiempo de juez entre los minutos 25 y 30
not added | no se suma
moves the warning and the stop of that table | mueve el aviso y el alto de esa mesa
Challenges after stop | Desafíos después del alto
not said; Forceout treats them as invalid | no se dice; Forceout los trata como inválidos
invalid | inválidos
`);
