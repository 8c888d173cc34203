/** On-Sets 2014-15 en español, con nuestras palabras. */
export const clauses = `
NOTE-1 | El texto entre comillas viene del folleto del juego; por sí solo no manda nada.
NOTE-2 | La letra pequeña comenta la regla de arriba; los comentarios son detalle obligatorio, no opcional.
NOTE-3 | Los cambios respecto al año anterior están en negrita; las marcas no son reglas.
NOTE-4 | Los términos en cursiva se definen en un Glosario; Forceout los lee como el Glosario de 2026-27 donde las reglas coinciden.
BASIC-0 | El juego básico tiene siete reglas para empezar. No hay variantes ni Restricciones. Quien ya lo conoce pasa a las reglas completas, que tienen Restricciones fuera de Primaria.
BASIC-I | Juegan dos o tres personas. Quien tira pone antes 2 V y 1 Λ, o 1 V y 2 Λ, y luego tira los otros 15 cubos. Las caras de arriba son los Recursos. Quien está a la derecha reparte de 6 a 12 cartas (de 10 a 14 en Senior), que son el Universo.
BASIC-I-A | Quien tira forma la Meta con uno o más cubos de cifras de Recursos.
BASIC-I-B | Con varios cubos, la colocación decide el valor de la Meta.
BASIC-I-B-1 | Los cubos que están uno al lado de otro se suman.
BASIC-I-B-2 | Los cubos que están en columna se multiplican.
BASIC-I-B-3 | Una cifra al revés es negativa.
BASIC-I-C | Quien pone la Meta dice «Meta» cuando está completa.
BASIC-II | Después de la Meta se juega hacia la izquierda. En tu turno desafías, o mueves un cubo de Recursos a Prohibido, Permitido u Obligatorio.
BASIC-III | Una Solución es un nombre de conjunto escrito cuyo número de cartas en el Universo es la Meta.
BASIC-III-A | Una Solución tiene al menos dos cubos.
BASIC-III-B | Se usan todos los cubos de Obligatorio.
BASIC-III-C | No se usa ningún cubo de Prohibido.
BASIC-III-D | Se pueden usar ninguno, algunos o todos los cubos de Permitido.
BASIC-III-E | El complemento se hace antes que ∪, ∩ y −. Cualquier otro orden se debe mostrar con paréntesis. Una Solución es incorrecta si tiene alguna lectura que no es igual a la Meta.
BASIC-IV-A | Se desafía a quien puso la Meta o movió el último, sea o no el turno, levantando el bloque con la palabra Ahora o Nunca.
BASIC-IV-A-1 | Ahora afirma que hay una Solución con todo lo Obligatorio, lo que se quiera de Permitido y como mucho un cubo de Recursos.
BASIC-IV-A-1-a | La Solución después de Ahora usa todos los cubos de Obligatorio.
BASIC-IV-A-1-b | La Solución después de Ahora puede usar ninguno, algunos o todos los cubos de Permitido.
BASIC-IV-A-1-c | La Solución después de Ahora puede usar un cubo de Recursos, y no más de uno.
BASIC-IV-A-2 | Nunca afirma que ninguna Solución cumple con lo Obligatorio y lo Prohibido, por muchos cubos de Permitido y Recursos que se usen.
BASIC-IV-B | Cuando juegan tres, la Tercera parte debe decir si está de acuerdo con quien desafía.
BASIC-IV-B-1 | Una Tercera parte que está de acuerdo con un Ahora debe escribir también, sin ayuda.
BASIC-IV-B-2 | Una Tercera parte que no está de acuerdo con un Nunca debe escribir también, sin ayuda.
BASIC-V | Acierta quien debía escribir y lo hace bien, o quien no debía (otro sí) si nadie acierta.
BASIC-V-A | Quien tiene que escribir una Solución acierta si su Solución es correcta.
BASIC-V-B | Quien no tiene que escribir, mientras otra persona sí, acierta si nadie escribe una Solución correcta.
BASIC-VI-A | No acertar vale 2.
BASIC-VI-B | Acertar vale 6, salvo 4 si se está de acuerdo con quien desafía.
BASIC-VII | Cuando queda un cubo en Recursos solo se puede decir Nunca. Si nadie lo dice, quien tiene el turno debe mover ese cubo a Obligatorio o a Permitido. Entonces todos tienen que escribir. Una Solución correcta vale 4 y una incorrecta 2.
I-A | Una partida es de dos o tres personas y tiene una o más tiradas. Una tirada empieza cuando se tira, se reparte y se pone una Meta, que es un número entero. Acaba cuando al menos una persona ha intentado escribir una Solución que es igual a la Meta y usa bien los cubos del tapete.
I-B | Se juega con cartas, cubos, un tapete, un reloj de arena y un bloque de desafío.
I-B-1 | Hay 16 cartas distintas. Cada mezcla de los colores B, R, G e Y está en una sola carta, y ninguna carta tiene dos puntos de un color. Algunas cartas se reparten boca arriba. Son el Universo.
I-B-1 comment | Deben estar las 16 cartas, y ninguna puede estar dos veces. Una de ellas está en blanco.
I-B-2 | Hay 18 cubos de cuatro clases. Son 3 cubos de cifras, 8 de colores, 4 de operaciones y 3 de Restricción.
I-B-2-a | Hay 3 cubos de cifras, con caras de 1 a 5.
I-B-2-a comment | Los cubos de cifras solo se usan para poner la Meta.
I-B-2-b | Hay 8 cubos de colores. Un color nombra todas las cartas del Universo que tienen un punto de ese color.
I-B-2-c | Hay 4 cubos de operaciones, con las caras ∪, ∩, − y ′.
I-B-2-c-i | El signo ∪ es la unión. Nombra las cartas que están en un conjunto o en el otro, o en los dos.
I-B-2-c-ii | El signo ∩ es la intersección. Nombra las cartas que están en los dos conjuntos.
I-B-2-c-iii | El signo − es la resta de conjuntos. Nombra las cartas que están en el primer conjunto y no en el segundo.
I-B-2-c-iv | El signo ′ es el complemento. Va detrás de un conjunto y nombra las cartas del Universo que no están en él.
I-B-2-d | Hay 3 cubos de Restricción, con las caras V, Λ, = y ⊆.
I-B-2-d-i | V nombra todas las cartas del Universo de la tirada.
I-B-2-d-ii | Λ nombra el conjunto vacío.
I-B-2-d-iii | Con los signos = y ⊆ se dicen cosas sobre las cartas del Universo. Se llaman Restricciones (VI-B).
I-B-2-d comment | = y ⊆ nunca se juegan en Primaria.
I-B-3 | El tapete tiene cuatro partes, que se llaman Meta, Obligatorio, Permitido y Prohibido.
I-B-3-a | La parte de Meta tiene los cubos de cifras que la forman.
I-B-3-b | La Solución debe usar todos los cubos de Obligatorio.
I-B-3-c | La Solución puede usar cuantos cubos de Permitido quiera.
I-B-3-d | La Solución no puede usar ningún cubo de Prohibido.
I-B-3 comment | La zona de Recursos nunca cuenta como parte del tapete.
I-B-4 | Con un reloj de arena de un minuto se miden los límites de tiempo.
I-B-5 | El bloque de desafío es sólido y no es plano, y es demasiado pequeño para que dos lo agarren a la vez.
I-C | Se puede tener lápiz o bolígrafo, papel en blanco, hojas de variantes y tablas de Universo aprobadas. No se puede tener notas, otras tablas, calculadoras, teléfonos ni aparatos. Los relojes inteligentes no se nombran.
I-C comment | Ningún conjunto puede estar sombreado de antemano en una tabla. En el Apéndice B hay muestras.
I-D | Quién pone la primera Meta se decide por sorteo. Después de cada tirada pone la Meta quien está a la izquierda.
I-D lot | En el sorteo cada persona tira un cubo de cifras, y la más alta pone la primera Meta. Quienes empatan en lo más alto tiran otra vez.
II-A | Quien pone la Meta tira los 18 cubos. Las caras de arriba son los Recursos.
II-A-1 | La tirada empieza con lo primero de: se inicia el tiempo de tirar o repartir, se tiran los cubos, se reparte la primera carta.
II-A-2 | Durante la tirada no se giran cubos ni se tapa la vista de ninguno (IX-C).
II-A-3 | En Primaria los 3 cubos de Restricción se colocan y no se tiran. Quien pone la Meta elige dos V y una Λ, o una V y dos Λ. Después se tiran los otros 15 cubos.
II-B | Baraja y reparte el vecino de la derecha de quien pone la Meta, dentro del minuto de tirar.
II-B-1 | Primaria, Media y Junior reparten de 6 a 12 cartas.
II-B-2 | En Senior se reparten de 10 a 14 cartas.
II-B touch | Cuando las cartas están en su lugar, nadie puede tocarlas ni taparlas hasta que se revisan las Soluciones (VII-C). Las cartas que no se han repartido se pueden mirar.
II-B comment | Una carta repartida no se retira, salvo que haya demasiadas. Entonces se quitan las que sobran. El texto no dice cuáles.
II-C | En el juego con variantes cada persona debe elegir una variante después de tirar y repartir y antes de la Meta. Una variante manda sobre las reglas comunes.
II-C-1 | Primero elige quien pone la Meta, después la persona de su izquierda y después la tercera.
II-C-1-a | Cada persona tiene 15 segundos para elegir.
II-C-1-b | Quien pone la Meta tiene 1 minuto para tirar y luego 15 segundos para elegir. Si elige dentro del minuto, lo que queda de él es para la persona siguiente, que tiene eso y 15 segundos. Lo mismo vale para la tercera.
II-C-1-c | Se elige rodeando una variante con un círculo en la lista de la tirada. Si tiene un espacio, como Cubo obligatorio, Cubo comodín o Conjunto doble, hay que rellenarlo.
II-C-2 | Una variante que no tendría efecto, que choca con otra o que ya se eligió cuesta 1 punto, y se elige otra vez. Una segunda mala elección cuesta otro punto, y esa persona se queda sin variante en esta tirada.
II-C-2 late | Si nadie señala una variante ilegal antes de que la persona siguiente elija legalmente o se ponga una Meta legal, no cuesta nada, pero la variante no cuenta.
II-C-2 examples | Ilegal: obligatorio o comodín de un signo que no salió; Sin Restricciones nulas sin = ni ⊆ (salvo que haya un cubo comodín).
II-C-3 | En un partido de dos de Primaria, Media o Junior, quien no pone la Meta debe elegir dos. En Senior cualquiera puede elegir dos en cualquier partido.
II-C-3 time | Las dos elecciones se hacen dentro del único límite de 15 segundos (XI-A-1-b).
III-A | Quien tira debe poner la Meta moviendo cubos de Recursos a la parte de Meta.
III-B | La Meta se hace con 1 a 3 cubos de cifras y nombra un número entero no negativo.
III-B-1 | La colocación de varios cubos fija el valor.
III-B-1-a | Los cubos en fila se suman.
III-B-1-b | Los cubos en columna se multiplican.
III-B-1-c | Una cifra que está al revés es negativa.
III-B-1 table | Estas formas son legales. Una Meta es A sola, A y B una al lado de otra (A+B), tres una al lado de otra (A+B+C), A sobre B (A×B), tres en columna (A×B×C), A centrada sobre B y C (A×(B+C)), o A sobre B con C al lado de B ((A×B)+C).
III-B-1 comment | Los cubos de cifras que sobran deben ir a Prohibido, porque ninguna Solución los usa.
III-B-2 | Un cubo de cifras que toca la parte de Meta debe usarse en la Meta.
III-B-2-a | Decir «Meta» la da por puesta.
III-B-2-b | Los cubos se pueden reordenar hasta decir «Meta».
III-B-2-c | Una vez puesta, la Meta no cambia.
III-C | Antes de que el primer cubo de cifras llegue a la Meta, quien la pone puede hacer una jugada de bono.
III-C-1 | Di «Bono» y mueve un cubo que no sea de cifras, ni = ni ⊆, de Recursos a Prohibido.
III-C-2 | Quien va ganando el partido no puede tomar el bono al poner la Meta.
III-C-2 penalty | Si el bono de quien pone la Meta y va ganando se señala antes de la jugada siguiente o de un desafío legal, el cubo vuelve a Recursos y esa persona pierde 1 punto.
III-D | Quien pone la Meta puede decir «sin Meta» si cree que ninguna tiene una Solución correcta. Los rivales tienen 1 minuto para decir si están de acuerdo.
III-D-1 | Si todos están de acuerdo, la tirada es nula, y la misma persona pone la Meta en una tirada nueva.
III-D-1 comment (a) | Muestra lo raro que es (tres 1, todo ∪, cada color en 4 o más cartas; un Cubo comodín podría salvarlo).
III-D-1 comment (b) | Una tirada nula no da puntos.
III-D-1 comment (c) | Después de un bono quien pone la Meta tiene que ponerla y no puede decir que no hay Meta.
III-D-2 | Quien no está de acuerdo levanta el bloque y tiene 1 minuto para poner una Meta. Si la pone, quien debía ponerla pierde 2 puntos, salvo que alguien diga un Nunca correcto antes de que mueva la persona siguiente.
III-D-2 fail | Si quien no estaba de acuerdo dice después que no hay Meta, pierde 1 punto, la tirada no vale, y la misma persona tira otra vez.
IV-A | Después de la Meta se juega en el sentido del reloj (a la izquierda).
IV-B | En tu turno juegas un cubo de Recursos a Obligatorio, Permitido o Prohibido, o desafías a quien movió el último.
IV-B done | La jugada está hecha cuando el cubo toca el tapete. Un cubo bien movido se queda donde está, salvo con Cambio desde Permitido.
IV-C | Quien no va ganando puede hacer una jugada de bono antes de la normal.
IV-C-1 | Di primero «Bono» y luego mueve un cubo de Recursos a Prohibido.
IV-C-1 comment (a) | Si no se dice Bono, mover a Prohibido es la jugada normal y no hay segundo cubo.
IV-C-1 comment (b) | El primer cubo debe ir a Prohibido. El segundo puede ir a cualquiera de las tres partes.
IV-C-2 | Si el bono de quien va ganando se señala antes de otra jugada o desafío legal, el segundo cubo de ese turno vuelve a Recursos y quien movió pierde 1 punto.
IV-C-2 comment (a) | Los empatados en cabeza pueden tomar el bono.
IV-C-2 comment (b) | Es corriente mover los dos cubos a Prohibido a la vez si se dijo Bono; si no se dijo, la persona elige cuál de los dos vuelve a Recursos.
IV-D | = y ⊆ no pueden ir a Prohibido hasta que queden 4 cubos o menos en Recursos.
IV-D comment (a) | V y Λ pueden ir a Prohibido en cualquier momento.
IV-D comment (b) | Motivo: con ≤4 quien mueve puede soltar un cubo de Restricción en vez de verse forzado a un Ahora.
V-A | Cualquier rival puede desafiar a quien acaba de mover o de poner la Meta, sea o no su turno. Las únicas palabras son Ahora y Nunca.
V-A-1 | Nunca dice que no hay ninguna Solución correcta, se haga lo que se haga con los cubos que quedan en Recursos.
V-A-1 comment | A una forma ilegal o una Meta negativa se responde con Nunca.
V-A-2 | Ahora dice que hay una Solución con los cubos del tapete y como mucho un cubo de Recursos.
V-A-2-a | Ahora solo se puede decir mientras haya al menos 2 cubos en Recursos. Si no, el desafío es inválido: se aparta, y quien desafía pierde 1 punto.
V-A-2-a comment | Motivo: quien movió no tenía alternativa con el penúltimo cubo; Nunca sigue siendo posible; ver VIII.
V-A-2-b | Ahora solo se puede decir después de que haya un cubo en Obligatorio o Permitido. Antes se aparta, cuesta 1 punto, y el juego sigue.
V-B | El bloque está a igual distancia de todos. Quien desafía lo levanta y dice Ahora o Nunca.
V-B invalid | Quien levanta el bloque y hace un desafío inválido, o no dice nada, pierde 1 punto, y el desafío se aparta.
V-B invalid (a) | Quien hizo la última jugada no puede desafiarla: desafiarse a sí mismo es inválido.
V-B invalid (b) | Ahora con menos de 2 cubos en Recursos no vale.
V-B invalid (c) | Ahora sin nada en Obligatorio ni Permitido no vale.
V-B withdraw | Quien levanta el bloque y luego decide no desafiar pierde 1 punto, y el juego sigue.
V-B comment (a) | El bloque sirve sobre todo para decidir quién desafía cuando dos quieren hacerlo a la vez.
V-B comment (b) | Tocar el bloque no significa nada, pero no se deja la mano ni el dedo encima o al lado (IX-C).
V-B comment (c) | El bloque se levanta solo para desafiar, no para decir Meta ni para señalar faltas.
VI-A | Una Solución tiene exactamente un nombre de conjunto legal. Es legal cuando nombra un conjunto de cartas del Universo y no tiene nada indefinido.
VI-A restriction-cubes | Los signos = y ⊆ nunca están en el nombre del conjunto, aunque estén en Obligatorio. Si aparecen, la Solución está mal.
VI-A examples | Son legales un color con complemento, la unión de dos colores, una intersección menos Λ y el complemento de V−G unido a R: V, Λ y los complementos de grupos son operandos corrientes.
VI-A comment (a) | Los paréntesis se escriben libremente, siempre por parejas. No gastan cubos.
VI-A comment (b) | Escribir «= Meta» detrás del nombre hace la Solución incorrecta sin más.
VI-B | La parte de Restricciones tiene una o más Restricciones.
VI-B-1 | Con una Restricción se quitan cartas del Universo. Las cartas que no la cumplen se apartan por un rato. Cuando se han aplicado todas, el nombre se evalúa con las cartas que quedan.
VI-B-1 comment (a) | Las cartas que se quitaron se ponen otra vez antes de revisar otra Solución.
VI-B-1 comment (b) | Una Restricción solo se aplica a su propia Solución. En las otras se usan todas las cartas.
VI-B-2 | Hay tres tipos de Restricción. Cada lado debe ser un nombre de conjunto legal.
VI-B-2-a | En una Restricción S1 ⊆ S2 se quitan las cartas que están en S1 y no en S2.
VI-B-2-a examples | Un lado puede ser Λ, V, un complemento o un grupo (B ⊆ R', G−Y ⊆ Λ); una que cumplen todas las cartas (el mismo conjunto en ambos lados) es legal.
VI-B-2-b | En una Restricción S1 = S2 se quitan las cartas que están en uno solo de los dos conjuntos.
VI-B-2-b examples | Lo mismo para =: un lado puede ser V, una diferencia o el complemento de un grupo; R = R es legal aunque no quite nada.
VI-B-2-c | Una Restricción que tiene dos o más signos = o ⊆ se llama cadena.
VI-B-2-c-i | A?B?C significa que valen las dos relaciones vecinas, con cualquier mezcla de = y ⊆.
VI-B-2-c-ii | Las cadenas más largas (A?B?C?D...) se hacen igual de izquierda a derecha.
VI-B-3 | Ningún par de paréntesis puede encerrar una parte de la Restricción con = o ⊆. Los que rodean toda la Restricción o un lado no molestan y se permiten.
VI-B-3 comment | Las líneas (A⊆B)⊆C, A=(B=C) y (B=R)' no tienen sentido. Se puede agrupar dentro de cualquier nombre de una Restricción.
VII-A | Un desafío válido obliga a una o más personas a escribir.
VII-A-1 | Después de Ahora debe escribir quien desafía, y quien movió no puede.
VII-A-2 | Después de Nunca debe escribir quien movió, y quien desafía no puede.
VII-A-3 | Cuando juegan tres, la Tercera parte debe ponerse del lado de quien desafía o de quien movió. Si está del lado de quien debe escribir, también escribe.
VII-B | Una Solución es correcta si cumple todos los criterios 1 a 6.
VII-B-1 | La Solución debe tener un nombre de conjunto legal.
VII-B-2 | La parte de Restricciones es obligatoria si hay algún = o ⊆ en Obligatorio.
VII-B-2 optional | Si no hay ninguno en Obligatorio pero sí en Permitido o Recursos, la Restricción es opcional.
VII-B-3 | El nombre debe nombrar tantas cartas como dice la Meta.
VII-B-3 order | Todas las Restricciones se aplican antes de evaluar el nombre. Si hay varias, se pueden aplicar en cualquier orden.
VII-B-3 comment (a) | No se escribe «= Meta» (a diferencia de Equations).
VII-B-3 comment (b) | Con Valor absoluto la Meta puede tener varios valores; la Solución debe dar uno legal.
VII-B-4 | Los cubos deben usarse como dicen las partes a a f.
VII-B-4-a | Al menos 2 cubos en toda la Solución (la Restricción B=B con nombre B cuenta 3).
VII-B-4-b | Cada cubo de Obligatorio está en la parte de Restricciones (si la hay) y, salvo = y ⊆, otra vez en el nombre.
VII-B-4-c | Cada cubo de Permitido puede usarse en las Restricciones y, salvo = y ⊆, otra vez en el nombre.
VII-B-4-d | No se usa ningún cubo de Prohibido.
VII-B-4-d comment | Los cubos son individuos: el mismo signo puede estar prohibido en un cubo y ser obligatorio en otro.
VII-B-4-e | Después de Ahora la Solución puede usar como mucho un cubo de Recursos.
VII-B-4-f | Después de Nunca: los Recursos cuentan como Permitido.
VII-B-5 | La Solución debe cumplir todas las variantes elegidas.
VII-B-5 examples | − obligatorio significa que aparece un −; Dos operaciones, que hay dos signos de operación en el nombre.
VII-B-6 | Toda manera legal de leer la Solución debe dar la Meta.
VII-B-6-a | Una Solución con varias lecturas legales es incorrecta si un rival muestra una que no da la Meta.
VII-B-6-b | Única prioridad: el complemento antes que todo, también que operaciones cambiadas por variantes; ∪ ∩ − no van de izquierda a derecha.
VII-C | Cuando acaba el tiempo de escribir o todos están listos, se revisa cada Solución presentada.
VII-C-1 | Cuando juegan tres, la Tercera parte dice si presenta una Solución antes de que se muestre ninguna y antes de que acaben los 2 minutos de escribir. Después no puede echarse atrás.
VII-C-1 comment | Lo indica diciéndolo, uniéndose a quien movió o desafía (de palabra o señalando), o presentando o no a tiempo.
VII-C-1 retract | Quien ha mostrado que presenta, o que no presenta, no puede echarse atrás, aunque quede tiempo.
VII-C-2 | Se presentan todas las Soluciones antes de revisar ninguna.
VII-C-2-a | Lo que se ha presentado no se puede corregir.
VII-C-2-b | Quien escribe rodea la Solución que se revisa; debe hacerlo en cuanto se lo pidan.
VII-C-3 | Hay 2 minutos para revisar cada Solución. Se revisan de una en una y en cualquier orden, y los dos rivales comparten los mismos 2 minutos.
VII-C-3 comment | Forceout de dos: las dos Soluciones se revisan una tras otra.
VII-C-4 | Los rivales aceptan o rechazan a tiempo. Quien rechaza debe mostrar qué criterio de VII-B se incumple. Si nadie puede, la Solución es correcta.
VII-C-4 accept-2 | Con tres jugadores, quien no presenta nada y acepta la Solución de otra persona gana 2, aunque la otra persona que comprueba demuestre luego que está mal.
VII-C-4 comment | Los cubos del tapete no se usan para construir la Solución.
VII-C-5 | Para decir que la Solución no da la Meta hace falta uno de los motivos a-e.
VII-C-5-a | Quien revisa puede mostrar que la Meta no se puede leer legalmente, por su forma o porque es negativa.
VII-C-5-b | Quien revisa puede mostrar que la Solución no da un valor legal de la Meta. Una Meta solo tiene varios valores con Valor absoluto, en Media, Junior y Senior.
VII-C-5-b-i | Quienes revisan deben esforzarse en calcular (dar la vuelta a las cartas quitadas, separar las nombradas).
VII-C-5-b-ii | Basta un argumento general (no solo con Soluciones no ambiguas), p. ej. Meta 0 y conjunto claramente no vacío; la Restricción deja menos cartas que la Meta, sin Conjunto doble.
VII-C-5-c | Quien revisa puede mostrar que alguna agrupación no da la Meta. Para eso copia la Solución y añade paréntesis. Si así no da la Meta, la Solución es incorrecta. El texto no habla de trabajar juntos ni de un minuto más.
VII-C-5-c comment (c) | Cada persona que revisa tiene una ocasión de demostrar la ambigüedad.
VII-C-5-c examples | B∪G−R tiene dos lecturas; R∪G' solo una (primero el complemento).
VII-C-5-c indicate | Un cubo que vale por otra cosa debe marcarse por escrito con claridad y sin ambigüedad (Apéndice A).
VII-C-5-d | Quien revisa puede mostrar un grupo de signos que no significa nada, como R∪'B, RΛG o R∪(B=G)−R.
VII-C-5-e | Quien revisa puede mostrar que una variante se olvidó o se usó mal, como − comodín usado de dos maneras, o muy pocas operaciones.
VIII-A | Cuando queda un cubo, quien mueve lo pone en Obligatorio o Permitido o desafía Nunca. Después de la jugada cada persona tiene 2 minutos para escribir.
VIII-A forbidden | El último cubo no puede ir a Prohibido. Si va, todo desafío se aparta y el cubo vuelve. No hay castigo salvo que se acabe el tiempo de mover.
VIII-B | Nunca se puede decir contra quien movió el último cubo hasta que acabe el primer minuto de escribir. Quienes escriben conservan el resto de los 2 minutos.
VIII-B comment | Ahora contra el último cubo, o Nunca después del primer minuto, se aparta y cuesta 1 punto.
IX-A | Cualquier falta a una regla de procedimiento es ilegal. Quien la señala debe decir enseguida, y con claridad, cuál es.
IX-A-1 | Después de una jugada ilegal los cubos vuelven a donde estaban y, si hace falta, se mueve otra vez.
IX-A-1 time | Hay al menos 10 segundos para corregir una jugada ilegal, salvo que se hiciera después de la cuenta de diez. No se pierde nada más que tiempo.
IX-A-1 examples | Fuera de turno; dos cubos sin decir antes Bono; último cubo a Prohibido; = o ⊆ a Prohibido con más de 4 (Media, Junior, Senior).
IX-A-2 | Si la jugada señalada es legal, vale.
IX-A-2 comment | Señalar por error no cuesta nada, pero hacerlo a menudo cae en IX-C.
IX-B | Un acto legal de otra persona protege uno ilegal que nadie corrigió. Queda como está.
IX-B example | Un bono ilegal aislado se queda en Prohibido sin castigo.
IX-C | Un juez avisa a quien molesta o intimida a los demás. Cada falta posterior en esa ronda o en otra cuesta 1 punto. Quien sigue, o hace algo muy grave, puede quedar descalificado en la ronda o en todas las siguientes.
IX-C replay | Los jueces pueden mandar que los otros dos, o los tres, repitan tiradas o la ronda.
IX-C examples | Usar el teléfono, hablar, golpetear, tararear, ser grosero, mano en el bloque, acusaciones falsas, estropear puntuaciones perfectas, decir una variante y rodear otra, contar de forma molesta.
X-A | Esta parte dice quién acierta después de un desafío.
X-A-1 | Acierta quien debía escribir y lo hace bien; una Tercera parte de acuerdo con quien debe escribir también tiene que escribir bien.
X-A-2 | Acierta quien no debía escribir si ningún rival escribió una Solución correcta.
X-A-2 exception | Quien no presenta y aceptó la Solución de otro en un desafío de tres gana 2 aunque luego se demuestre mala.
X-B | Esta parte dice cuántos puntos gana cada persona después de un desafío.
X-B-1 | Quien no acierta gana 2.
X-B-2 | Quien acierta gana 6, salvo que una Tercera parte de acuerdo con quien desafía gana 4.
X-C | Puntos de forceout cuando nadie desafía Nunca.
X-C-1 | Después del último cubo una Solución correcta gana 4.
X-C-2 | Después del último cubo quien no tiene una Solución correcta gana 2.
X-D | Quien está ausente pierde 2 puntos en esa tirada.
XI-A | Quien no acaba a tiempo pierde 1 punto y tiene un minuto más. Quien tampoco acaba entonces pierde otro punto y el turno o la tarea.
XI-A note | En Primaria y Media un juez debe firmar cada punto que se quita, sea cual sea el motivo.
XI-A-1-a | Hay 1 minuto para tirar los cubos. El reparto cae dentro de él por II-B.
XI-A-1-b | Hay 15 segundos para elegir una variante. Empiezan después del minuto de tirar.
XI-A-1-c | Hay 2 minutos para poner la Meta.
XI-A-1-d | Primer turno de quien está a la izquierda de quien pone la Meta: 2 minutos.
XI-A-1-e | Hay 1 minuto para cada uno de los demás turnos, con su bono.
XI-A-1-f | Hay 15 segundos para decir un desafío válido después de levantar el bloque.
XI-A-1-g | Hay 1 minuto para decir Nunca después del último cubo. Es parte de los 2 minutos de escribir.
XI-A-1-h | Hay 2 minutos para escribir una Solución, y en ellos la Tercera parte decide si presenta una.
XI-A-1-i | Hay 2 minutos para revisar la Solución de un rival.
XI-A-2 | La arena que sobra da más tiempo a la persona siguiente. Un rival decide si gira el reloj, para que corra el resto menor antes de que empiece el límite siguiente.
XI-A-3 | Cuando se acaba el tiempo se avisa y un rival cuenta 10 segundos en voz alta. Solo quien no ha acabado al llegar a cero pierde 1 punto.
XI-A-3 pace | Ritmo razonable 1010, 1009 ... cero.
XI-A-3 exception | Después de levantar el bloque hay 15 segundos y ninguna cuenta. Quien no ha dicho entonces un desafío válido pierde 1 punto, y el juego sigue.
XI-B | Una ronda tiene 30 minutos. Después no empieza ninguna tirada nueva. Una tirada en la que nadie ha desafiado y en la que no se ha jugado el último cubo sigue como dicen 1 y 2.
XI-B-1 | Hay 5 minutos más para acabar.
XI-B-2 | Al decir alto no van más cubos al tapete. El texto no habla de desafíos. Hay 2 minutos para escribir con cualquier cubo de Recursos. Una Solución correcta gana 4, y si no, son 2.
XI-B-2 comment | 3 minutos para escribir si vale Dos Soluciones.
XII-A three | Con tres jugadores gana 6 puntos quien queda primero en solitario, 5 cada uno de dos que comparten el primer lugar y 4 cada uno de tres que lo comparten. Quien queda segundo en solitario gana 4, y dos que comparten el segundo lugar ganan 3. Quien queda tercero en solitario gana 2.
XII-A two | Con dos jugadores el primero gana 6 puntos y el segundo 4. Si empatan, cada uno gana 5.
XII-B | Todos firman la hoja de puntos, y la entrega quien gana. Si se firmó un resultado falso para engañar, se aplican 1 y 2.
XII-B-1 | Quien firma a propósito una puntuación demasiado baja se queda con la más baja.
XII-B-2 | Quien firma a propósito una puntuación demasiado alta tiene 0 en esa ronda.
XIII comment | Remite a II-B para elegir; el procedimiento está en II-C.
XIII-A-1 | Con Cubo obligatorio, cada Solución debe tener el signo elegido, que no es una cifra y está en Recursos.
XIII-A-1 comment | Un comodín que solo vale por ese signo no basta; hace falta un cubo que lo muestre.
XIII-A-2 | Con Cubo comodín, el signo elegido puede ser cualquier signo de los cubos que no sea una cifra. Es el mismo signo en toda la Solución. Quien lo usa como otro signo tiene que decirlo por escrito.
XIII-A-2 comment (a) | Comodín y obligatorio en el mismo signo: el cubo debe aparecer, pero puede valer por otra cosa.
XIII-A-2 comment (b) | Usado como él mismo no necesita marca (Apéndice A).
XIII-A-3 | Con ∪ y ∩ intercambiables, cada uno de los dos signos puede ser cualquiera de las dos operaciones.
XIII-A-3 comment (a) | No hace falta ser constante dentro de una Solución.
XIII-A-3 comment (b) | Un comodín usado como ∪/∩ también es intercambiable.
XIII-A-3 comment (c) | ∪ (o ∩) comodín más esta: como ∪/∩ sin constancia; como otra cosa, siempre igual.
XIII-A-3 comment (d) | No se marca nada; escribe el signo que quieres decir.
XIII-A-3 comment (e) | ∪ comodín no hace comodín a ∩, ni al revés.
XIII-A-4 | Con V y Λ intercambiables, cada uno de los dos signos puede ser cualquiera de los dos conjuntos.
XIII-A-4 comment | Valen los comentarios (a)-(e) de A-3 con V/Λ.
XIII-A-5 | Con Dos operaciones, cada Solución tiene al menos dos de los signos ∪, ∩, − y '.
XIII-A-5 comment (a) | Un comodín usado como operación cuenta; un cubo de operación comodín usado de otro modo no.
XIII-A-5 comment (b) | No tienen que ser distintas.
XIII-A-6 | Con Operaciones múltiples, un signo de operación se puede usar cuantas veces se quiera si hay un cubo con él fuera de Prohibido.
XIII-A-6 comment (a) | Tras Nunca: también los signos de Recursos; tras Ahora: el único cubo de Recursos si es (o vale por) una operación.
XIII-A-6 comment (b) | Las repeticiones no se marcan.
XIII-A-7 | Con Cambio desde Permitido puedes mover en tu turno, como jugada normal, un cubo de Permitido a Obligatorio o Prohibido.
XIII-A-7 comment (a) | Quien no va ganando puede antes tomar el bono de Recursos a Prohibido.
XIII-A-7 comment (b) | Un cambio nunca es la jugada de bono.
XIII-A-7 comment (c) | Nadie puede cambiar un cubo cuando el último cubo de Recursos está en Obligatorio o Permitido.
XIII-B intro | La lista 1-7 de Primaria vale también en Media con sus comentarios.
XIII-B-1 | Cubo obligatorio, como en Primaria.
XIII-B-1 comment | = o ⊆ obligatorio: se cumple en una Restricción; color, V, Λ u operación: en cualquiera de las partes; pero si un cubo así está en Obligatorio debe estar en el nombre y, si hay Restricción, también en ella.
XIII-B-2 | Cubo comodín: como en Primaria, igual en Restricciones y nombre; no puede ser =, ⊆ ni cifra.
XIII-B-3 | Con ∪ y ∩ intercambiables, un cubo ∪ puede valer por ∩ y un cubo ∩ por ∪. Quien escribe lo decide cada vez, en las Restricciones y en el nombre.
XIII-B-4 | Con V y Λ intercambiables, un cubo V puede valer por Λ y un cubo Λ por V. Quien escribe lo decide cada vez, en las Restricciones y en el nombre.
XIII-B-5 | Con Dos operaciones, el nombre tiene al menos dos signos de operación.
XIII-B-6 | Con Operaciones múltiples, los signos se pueden repetir en el nombre, en la Restricción o en las dos partes.
XIII-B-7 | Cambio desde Permitido; nunca = o ⊆ a Prohibido, ni con ≤4 en Recursos; ocupa el lugar de la jugada normal.
XIII-B-8 | Con Sin Restricciones nulas, cada Restricción tiene que quitar al menos una carta. En una cadena se pide que una parte lo haga.
XIII-B-8 comment | Varias Restricciones: cada una debe quitar una carta en cualquier orden.
XIII-B-9 | Con Valor absoluto, quien escribe puede leer los cubos al revés de la Meta como si estuvieran derechos.
XIII-B-9 examples | 3 junto a un 2 al revés: 1 o 5. Cada cubo al revés se decide por separado: 3 sobre un 2 al revés con un 1 al revés al lado es 5 o 7, pues el 2 debe leerse derecho para no ser negativo (ilegal).
XIII-C special | Operaciones múltiples, ∪/∩ y V/Λ intercambiables valen en cada tirada de Junior.
XIII-C-1 | Operaciones múltiples (siempre).
XIII-C-2 | ∪/∩ intercambiables (siempre).
XIII-C-3 | V/Λ intercambiables (siempre).
XIII-C-4 | Cubo obligatorio: cada Solución tiene que usar un cubo de verdad que muestre el signo elegido; también se puede elegir = o ⊆.
XIII-C-5 | Cubo comodín (no =, ⊆ ni cifra; igual en ambas partes).
XIII-C-6 | Dos operaciones en el nombre.
XIII-C-7 | Cambio desde Permitido; la prohibición de = ⊆ no se repite en Junior pero llega por el comentario de Media.
XIII-C-8 | Sin Restricciones nulas: cada Restricción tiene que quitar al menos una carta del Universo, en cualquier orden en que se apliquen.
XIII-C-9 | Valor absoluto: cada persona puede leer un cubo al revés de la Meta como si estuviera derecho.
XIII-C-10 | Conjunto doble: cada carta de un conjunto nombrado cuenta dos veces; no puede ser vacío ni todo el Universo; su nombre tiene como mucho 4 signos (sin contar paréntesis).
XIII-C-10 examples | Tamaños legales B, R', G∩Y, (B−R)', V−B'; nombres más largos, ilegales; vacío o todo el Universo: -1 y se elige otra.
XIII-C-10 comment | − en el Conjunto doble es diferencia simétrica siempre que también valga Diferencia simétrica (sin regla de orden).
XIII-C-11 | Carta obligatoria o prohibida: una carta del Universo debe estar, o no debe estar, en el conjunto nombrado.
XIII-C-11 comment (a) | La carta se dice en voz alta y se anota en el espacio.
XIII-C-11 comment (b) | Con Carta en blanco comodín: si la blanca se hace la carta prohibida, ninguna de las dos puede estar.
XIII-C-12 | Carta en blanco comodín: cada persona dice qué colores, si alguno, lleva la carta en blanco.
XIII-C-12 comment (a) | Solo se puede elegir si se repartió la carta en blanco.
XIII-C-12 comment (b) | Si sigue en blanco no hay que decirlo.
XIII-C-12 comment (c) | Cuenta doble si sus colores la ponen en el Conjunto doble.
XIII-C-12 comment (d) | Carta en blanco obligatoria: se cumple con ella, lleve los colores que lleve.
XIII-C-12 comment (e) | Carta en blanco comodín y carta en blanco prohibida no pueden valer a la vez. Quien elige la segunda pierde 1 punto.
XIII-D intro | Senior puede elegir todas las de Junior salvo las tres que siempre valen, que siguen valiendo, y 13-14.
XIII-D-13 | Diferencia simétrica: − significa (A−B)∪(B−A).
XIII-D-13 conflict | Esta variante y − comodín no pueden valer a la vez. Quien elige la segunda pierde 1 punto.
XIII-D-13 comment (a) | Un comodín usado como − es diferencia simétrica.
XIII-D-13 comment (b) | Basta escribir −.
XIII-D-14 | Dos Soluciones: cada persona escribe dos; el segundo conjunto debe tener una carta que no esté en el primero.
XIII-D-14 limits | Hay 3 minutos para escribir y 3 minutos para revisar cada pareja. Ahora necesita al menos 3 cubos en Recursos. Después del último cubo hay 2 minutos para desafiar Nunca.
XIII-D-14 comment (a) | Meta 0, Meta igual al número de cartas o cualquiera que obligue a todas las cartas es imposible.
XIII-D-14 comment (b) | Se tratan como si fueran de dos personas; cada una usa bien los cubos y cumple las variantes.
XIII-D-14 comment (c) | Tras Ahora cada una puede usar su propio cubo de Recursos, quizá distinto.
XIII-D-14 comment (d) | El comodín puede ser distinto en cada una.
XIII-D-14 comment (e) | La carta en blanco puede llevar colores distintos, pero sigue siendo la misma carta.
XIII-D-14 comment (f) | Carta obligatoria con Meta 1 es imposible.
XIII-D-14 comment (g) | Valor absoluto: cada una puede dar un valor distinto de la Meta.
XIII-D-14 comment (h) | La misma Restricción para ambas debe indicarse sin ambigüedad.
`;

/** Nombre y explicación de cada variante. */
export const variations = {
  requiredCube: {
    name: 'Cubo obligatorio',
    explains: 'Cada Solución tiene que usar un cubo de verdad que muestre el signo elegido.',
  },
  wildCube: {
    name: 'Cubo comodín',
    explains: 'El cubo elegido puede valer por cualquier otro signo que no sea cifra, el mismo en toda la Solución.',
  },
  unionInter: {
    name: '∪ y ∩ intercambiables',
    explains: 'Un cubo ∪ puede valer por ∩ y un cubo ∩ por ∪, cada vez como quiera quien escribe.',
  },
  univNull: {
    name: 'V y Λ intercambiables',
    explains: 'Un cubo V puede valer por Λ y un cubo Λ por V, cada vez como quiera quien escribe.',
  },
  twoOps: {
    name: 'Dos operaciones',
    explains: 'El nombre del conjunto debe tener al menos dos signos de operación; pueden ser iguales.',
  },
  multipleOps: {
    name: 'Operaciones múltiples',
    explains: 'Un signo de operación con un cubo utilizable se puede escribir tantas veces como quieras.',
  },
  shift: {
    name: 'Cambio desde Permitido',
    explains: 'En tu turno puedes mover un cubo de Permitido a Obligatorio o a Prohibido en lugar de uno de Recursos.',
  },
  noNull: {
    name: 'Sin Restricciones nulas',
    explains: 'Cada Restricción tiene que quitar al menos una carta del Universo, en cualquier orden.',
  },
  absValue: {
    name: 'Valor absoluto',
    explains: 'Cada persona puede leer un cubo al revés de la Meta como si estuviera derecho.',
  },
  doubleSet: {
    name: 'Conjunto doble',
    explains: 'Las cartas del conjunto nombrado cuentan dos veces. Nómbralo con cuatro signos como mucho.',
  },
  requiredCard: {
    name: 'Carta obligatoria',
    explains: 'La carta elegida del Universo tiene que estar en el conjunto nombrado.',
  },
  forbiddenCard: {
    name: 'Carta prohibida',
    explains: 'La carta elegida del Universo no puede estar en el conjunto nombrado.',
  },
  blankWild: {
    name: 'Carta en blanco comodín',
    explains: 'Cada persona decide qué puntos lleva la carta en blanco; esa carta debe estar en el Universo.',
  },
  symDiff: {
    name: 'Diferencia simétrica',
    explains: '− significa las cartas que están en uno solo de los dos conjuntos.',
  },
  twoSolutions: {
    name: 'Dos Soluciones',
    explains:
      'Cada persona escribe dos Soluciones; la segunda nombra alguna carta que la primera no tiene. Hay un minuto más.',
  },
};

export const differences = {
  'cubes.count': '18: 3 de cifras, 8 de colores, 4 de operaciones, 3 de Restricción',
  'cubes.presetBeforeRoll': 'Primaria: los 3 cubos de Restricción, dos V y un Λ o un V y dos Λ',
  cards: '16, una por cada elección de cuatro puntos',
  'cards.range': 'de 6 a 12, en Senior de 10 a 14, por quien está a la derecha de quien pone la Meta',
  'cards.overdealRemoves': 'se quitan; no dice cuáles',
  firstGoalSetterRoll: 'la cifra más alta en un cubo de cifras',
  aids: 'lápiz, papel en blanco, hoja de variantes, tabla de Universo',
  restrictions: 'Media, Junior y Senior',
  basicGame: 'siete reglas; la Tercera parte toma partido',
  'variations.used': 'se eligen en cada tirada',
  'variations.twoInTwoPlayer': 'Primaria, Media, Junior',
  'variations.mayPickTwo': 'en Senior',
  'variations.alwaysOn': 'Operaciones múltiples, ∪ y ∩ intercambiables, V y Λ intercambiables',
  'variations.seasonParity': 'ninguna',
  'shift.relations': 'nunca; dicho para Media, vale en Junior y Senior',
  'doubleSet.minus': 'siempre la diferencia simétrica',
  'multipleOperations.source': 'los que tienen un cubo fuera de Prohibido',
  'wild.scope': 'Restricciones y nombre de una Solución',
  'goal.cubes': 'de 1 a 3 cubos de cifras',
  'goal.meaning': 'un número entero no negativo, por su forma: al lado suma, encima multiplica, al revés es negativo',
  'goal.word': 'Meta',
  'goal.setOnTimeout': 'no se dice',
  'goal.leftoverDigits': 'van a Prohibido',
  'noGoal.disagree': 'tiene un minuto para poner una Meta y se sigue jugando',
  'noGoal.scoring':
    'quien debía ponerla −2 salvo un Nunca correcto antes del siguiente cubo; quien discrepa sin poner Meta −1 y la tirada es nula',
  'bonus.goalSetterCube': 'cualquiera menos cifras, = y ⊆',
  'bonus.leaderBarred': 'prohibido en todas las divisiones',
  'bonus.whichCubeReturns': 'el segundo',
  'move.forbidRestrictionCubes': 'solo con cuatro cubos o menos en Recursos',
  'move.shift': 'una variante',
  'challenge.negativeWord': 'la palabra Nunca',
  'challenge.sayTogether': 'en 15 segundos',
  'challenge.minResourcesForNow': 'dos; tres con Dos Soluciones',
  'challenge.simultaneous': 'quien lo levanta primero',
  'challenge.selfPenalty': 'cuesta −1',
  'lastCube.lateImpossiblePenalty': 'cuesta −1',
  'illegalProcedure.specifyWithin': 'enseguida',
  'thirdParty.duty': 'toma partido; con quien escribe significa escribir también',
  'present.changeAfter': 'no se permite',
  'solution.form': 'un nombre de conjunto, con Restricciones donde se usan; escribir «= Meta» lo hace incorrecto',
  'ambiguity.procedure': 'un intento cada uno; uno fallido no cierra nada más',
  'judge.equalsQuestion': 'no se dice',
  appeal: 'no se dice',
  generalArgument: 'basta',
  minCubesInSolution: 'dos',
  'score.principal': '6 si acierta, si no 2',
  'score.nowThirdBoth': '4 puntos',
  'score.nowThirdAlone': '4 puntos',
  'score.acceptTwo': '2, en un desafío de tres, para quien no presentó',
  'score.forceout': '4 si es correcta, si no 2',
  'score.absent': '−2 por tirada',
  'match.didNotPlay': 'no se dice',
  'scoresheet.oversight': 'no se dice',
  'conduct.authority': 'un juez, tras un aviso',
  'penalty.initials': 'Primaria y Media',
  'roll.seconds': '1 minuto, con el reparto',
  'variation.seconds': '15 segundos',
  'goal.seconds': '2 minutos',
  'firstTurn.seconds': '2 minutos; 1 minuto',
  'write.seconds': '2 minutos; 3 con Dos Soluciones',
  'check.seconds': '2 minutos; 3 para una pareja',
  late: 'cuenta de 10 segundos, −1 y un minuto más, otra vez 10 segundos, −1 y se pierde la tarea',
  round: 'ninguna tirada nueva pasados 30 minutos, alto a los 35',
  'round.judgeTimeAdded': 'no se suma',
  'stop.challengeBanned': 'no se dice; Forceout los trata como inválidos',
};
