/** WFF 'N PROOF 2017-18 en español, con nuestras palabras. */
export const clauses = `
I-A | Un partido tiene dos o tres jugadores y una o más tiradas. Una tirada acaba cuando alguien escribe una Solución, que son premisas y reglas de las que se sigue la Meta, con una demostración.
I-B | Se juega con cubos, un tapete, un reloj de arena y un bloque de desafío.
I-B-1 | Hay 28 cubos. Catorce muestran mayúsculas (C, A, K, E, N, R) y catorce muestran minúsculas (p, q, r, s, i, o).
I-B-2 | El tapete tiene cuatro partes.
I-B-2-a | La parte de Meta tiene la Meta.
I-B-2-b | La Solución puede usar cualquiera de los cubos de Permitido, o ninguno.
I-B-2-c | La Solución no puede usar ningún cubo de Prohibido.
I-B-2-d | La Solución debe usar todos los cubos de Obligatorio, en sus premisas o en sus reglas. Cada uno debe ser una parte esencial (VII-B-4).
I-B-3 | Un reloj de arena mide un minuto.
I-B-4 | El bloque de desafío es sólido, y dos personas no pueden agarrarlo a la vez.
I-C | Solo se pueden usar lápices, bolígrafos y papel en blanco. No se permiten notas, libros, calculadoras, teléfonos ni otros aparatos.
I-D | La primera Meta se sortea con un cubo de mayúsculas; luego un lugar a la izquierda por tirada.
I-D lot | Cada persona tira un cubo de letras mayúsculas. La letra más cercana al principio del alfabeto pone la primera Meta. Quienes empatan tiran otra vez.
II-A | Cuatro tipos de cubos.
II-A-1 | Las variables p, q, r, s son las WFF más simples.
II-A-2 | Las letras C, A, K, E unen WFF y, con cubos de reglas, forman nombres de reglas.
II-A-3 | N niega una WFF o forma reglas con cubos de reglas.
II-A-4 | R, i, o solo sirven en nombres de reglas.
II-B | Una WFF se hace con las letras pequeñas p, q, r, s y las mayúsculas C, A, K, E y N.
II-B-1 | La Meta, cada premisa y cada línea de una demostración deben ser una WFF.
II-B-2 | p, q, r, s son WFF.
II-B-3 | Una WFF más larga empieza con una de las letras C, A, K, E, y después deben venir dos WFF.
II-B-3-a | C, A, K o E seguida de exactamente dos WFF es una WFF (notación prefija).
II-B-3-a examples | Kpr, Cqs, Esp, Aqq, CKprAsp, AEqsp y una más larga que se lee KANqKqsEpp.
II-B-3-b | N seguida de una WFF es una WFF (Nq, NNp, NKpr, KNpr, CNpNs).
III-A | Las reglas de los juegos Elemental y Medio son Ko, Ki, Rp, Ai, Co, Eo y Ei.
III-A note | Ninguna de estas reglas necesita una sub-prueba, así que allí no se permiten.
III-B | El juego Regular tiene además las reglas Ci, Ao, Ni, No y R.
III-B note | Según esta nota, Junior, Senior y también Media pueden usar sub-pruebas, al revés que III-A; Forceout juega en Media el juego de III-A salvo que la mesa pida el regular.
III-C | La Solución nombra cada regla una vez, aunque la demostración la use muchas veces.
III-C example | p, KsCpr / Ko, Co, Ki demuestra Ksr usando Ko dos veces.
III-D | El cubo R es parte de Rp, es R (reiterar) en el Regular y puede valer también por cualquier regla entera.
III-D-1 | Un cubo R sustituye el nombre entero de dos cubos.
III-D-2 | Varios cubos R pueden valer por reglas distintas.
III-D-3 | Un cubo R puede valer por cualquier regla. La Solución debe decir por cuál, por lo general como R(Ci).
IV-A | Quien pone la Meta tira los 28 cubos. Las caras de arriba son los Recursos.
IV-A-1 | La tirada empieza cuando corre el tiempo de tirar o se tiran los cubos.
IV-A-2 | No se giran cubos ni se tapa la vista (IX-C).
IV-B | Quien tira debe poner una Meta con cubos de Recursos.
IV-C | La Meta se hace con 1 a 7 cubos que forman una WFF. Un cubo que toca la parte de Meta debe usarse.
IV-C-1 | Di «Meta puesta».
IV-C-2 | Se puede reordenar hasta entonces.
IV-C-3 | Si se acaba el tiempo, o quien pone gira el reloj, la Meta se da por puesta.
IV-C-4 | Una vez puesta, la Meta no se puede cambiar.
IV-D | Quien pone la Meta puede hacer una jugada de bono antes de que el primer cubo vaya a la Meta.
IV-D-1 | Di Bono y mueve un cubo de Recursos a Prohibido.
IV-D-2 | Quien pone la Meta y va ganando no puede tomar el bono. Si se señala antes de la jugada siguiente o de un desafío legal, el cubo vuelve a Recursos. En Media, Junior y Senior pierde además 1 punto.
IV-D-2 note | Elemental: el bono yendo en cabeza es legal.
V-A | Después de la Meta se juega en el sentido del reloj.
V-B | En tu turno mueves un cubo de Recursos a Obligatorio, Permitido o Prohibido, o desafías a quien movió el último.
V-B done | La jugada está hecha cuando el cubo toca el tapete. Después el cubo se queda allí.
V-C | Quien no va ganando: bono antes de la jugada normal.
V-C-1 | Di primero «Bono» y después mueve un cubo de Recursos a Prohibido.
V-C-1 comment (a) | Sin anunciar = jugada normal.
V-C-1 comment (b) | El primero a Prohibido, el segundo a donde quieras.
V-C-2 | Si el bono de quien va ganando se señala antes de otra jugada o desafío legal, el segundo cubo de ese turno vuelve a Recursos y quien movió pierde 1 punto. En Primaria quien va ganando puede tomar el bono.
V-C-2 note | Puestos los dos a la vez: quien movió elige cuál vuelve.
VI-A | Cualquier rival puede desafiar a quien acaba de mover o de poner la Meta, sea o no su turno. Las únicas palabras son Ahora e Imposible.
VI-A-1 | Imposible dice que no se puede hacer ninguna Solución con demostración correcta, se haga lo que se haga con los cubos que quedan en Recursos.
VI-A-1 comment (a) | Si la Meta no es una WFF, como pKr, CCCss, Apo o Epqrs, el desafío correcto es Imposible.
VI-A-1 comment (b) | Los rivales tienen que esperar a que la Meta esté acabada. Nadie puede reservar el bloque.
VI-A-1 comment (c) | «Nunca» se acepta como Imposible sin castigo.
VI-A-2 | Ahora dice que hay una Solución con demostración con los cubos del tapete y como mucho un cubo de Recursos.
VI-A-2-a | Ahora solo se puede decir mientras haya al menos 2 cubos en Recursos. Si no, el desafío es inválido: se aparta, y quien desafía pierde 1 punto.
VI-A-2-a comment | El motivo está en VIII.
VI-A-2-b | Ahora solo se puede decir después de que haya un cubo en Obligatorio o Permitido. Antes se aparta, cuesta 1 punto, y el juego sigue.
VI-B | El bloque está a igual distancia de todos. Quien desafía lo levanta y dice Ahora o Imposible.
VI-B invalid | Quien levanta el bloque y hace un desafío inválido, o no dice nada, pierde 1 punto, y el desafío se aparta. Desafiarse a sí mismo es un ejemplo, y también Ahora antes de que haya un cubo en Obligatorio o Permitido.
VI-B invalid (b) | Ahora antes de que se haya jugado un cubo al tapete no vale.
VI-B self | Quien se desafía a sí mismo pierde 1 punto en el juego regular. En los juegos de Primaria y Media el desafío se aparta sin castigo.
VI-B withdraw | Quien levanta el bloque y luego decide no desafiar pierde 1 punto, y el juego sigue.
VI-B comment (a) | El bloque decide quién desafía.
VI-B comment (b) | Tocarlo no significa nada; no se deja la mano, el dedo ni el lápiz.
VI-B comment (c) | Se levanta solo para desafiar.
VII-A | Un desafío válido obliga a una o más personas a escribir Solución y demostración.
VII-A-1 | Después de Ahora debe escribir quien desafía, y quien movió no puede.
VII-A-2 | Después de Imposible debe escribir quien movió, y quien desafía no puede.
VII-A-3 | Cuando juegan tres, la Tercera parte debe ponerse del lado de quien desafía o de quien movió. Si está del lado de quien debe escribir, también escribe.
VII-B | Una Solución correcta tiene premisas que son WFF y reglas legales, y la acompaña una demostración.
VII-B-1 | La Solución se ve separada de la demostración, a cualquier lado.
VII-B-2 | Indicaciones de forma de la demostración (a)-(j).
VII-B-2-a | La línea de arriba debería decir premisas → meta.
VII-B-2-b | Una demostración empieza con todas sus premisas, y cada una tiene su propia línea.
VII-B-2-c | La marca «s» de las suposiciones es opcional y nunca se castiga.
VII-B-2-d | Una demostración debe tener al menos una regla además de sus premisas.
VII-B-2-e | Una sub-prueba debe ir sangrada, y hay que dibujar las líneas que la rodean.
VII-B-2-f | Una sub-prueba debe tener exactamente una premisa.
VII-B-2-g | Cada WFF bajo las premisas debe nombrar una regla legal. Solo R puede estar junto a otra regla, dentro de una sub-prueba.
VII-B-2-h | R debe escribirse una vez por cada nivel que entra una línea, así que R,R es para dos niveles.
VII-B-2-i | Los números de línea y las referencias son opcionales y nunca se castigan.
VII-B-2-j | Tres demostraciones de ejemplo fijan la forma aceptable (simple; con sub-pruebas y reiteraciones R,R y R; con R comodín y flechas a los cubos de Obligatorio).
VII-B-3 | Los cubos deben usarse como dicen las partes de esta regla.
VII-B-3-a | La Solución debe usar al menos 2 cubos.
VII-B-3-b | La Solución debe usar todos los cubos de Obligatorio.
VII-B-3-c | La Solución no puede usar ningún cubo de Prohibido.
VII-B-3-c comment | Los cubos son individuos: una q puede estar prohibida y otra q ser obligatoria.
VII-B-3-d | Los de Permitido son opcionales.
VII-B-3-e | Después de Ahora la Solución puede usar como mucho un cubo de Recursos.
VII-B-3-f | Después de Imposible, cualquiera de Recursos.
VII-B-4 | Cada cubo de Obligatorio debe ser esencial. Eso significa que la Solución sería incorrecta sin él.
VII-B-4-a | Para mostrar que un cubo de Obligatorio no es esencial, quien revisa escribe una Solución nueva con su demostración. Debe dejar fuera premisas o reglas con ese cubo.
VII-B-4-b | No se puede añadir ningún cubo.
VII-B-4-c | Se puede mostrar que sobran varias premisas o reglas a la vez.
VII-B-4-d | Quien revisa no puede partir ni cambiar las premisas y reglas originales.
VII-B-4-e | Quien escribe debería marcar sus cubos de Obligatorio, por ejemplo con flechas. No es un error no hacerlo.
VII-B-4-e ambiguity | Cuando hay dos cubos iguales en la Solución, uno de Obligatorio y otro de Permitido, y ninguno está marcado, quien revisa puede elegir de cuál muestra que sobra.
VII-B-4-e ambiguity example | Kpr / Ko, Ki con una K en Obligatorio y dos en Permitido, sin marca: quien revisa elige qué K es la obligatoria y la ataca.
VII-B-4-e example | r,p,s / Ki con p en Obligatorio: r,s / Ki muestra que p sobra (segunda cláusula con letra (e)).
VII-C | Acabado el tiempo o estando listos, se revisa cada Solución y demostración presentada.
VII-C-1 | Cuando juegan tres, la Tercera parte dice si presenta una Solución antes de que se muestre ninguna y antes de que acaben los 3 minutos de escribir. Después no puede echarse atrás.
VII-C-1 comment | La Tercera parte puede decirlo, puede unirse a un lado, o puede presentar o no presentar cuando se acaba el tiempo.
VII-C-2 | Se presentan todas las Soluciones antes de revisar ninguna.
VII-C-2-a | Lo que se ha presentado no se puede corregir.
VII-C-2-b | Se rodean Solución y demostración; enseguida si se pide.
VII-C-3 | Hay 3 minutos para revisar cada Solución con su demostración. Se revisan de una en una y en cualquier orden, y los dos rivales comparten los mismos 3 minutos. Mostrar que un cubo sobra debe caber en ellos.
VII-C-4 | Quienes revisan deben aceptar o rechazar a tiempo. Quien rechaza debe mostrar qué incumple VII-B. Si nadie puede, la Solución es correcta.
VII-C-4 accept-2 | Con tres jugadores, quien no presenta nada y acepta la Solución de otra persona gana 2, aunque la otra persona que comprueba demuestre luego que está mal.
VII-C-4 comment | No se mueven cubos del tapete ni de Recursos para construirla.
VII-C-5 | Quien dice que una Solución no es correcta necesita uno de los motivos a a g, o debe mostrar otra falta a VII-B.
VII-C-5-a | La Meta no es una WFF.
VII-C-5-b | Una premisa no es una WFF.
VII-C-5-c | Una regla está mal usada.
VII-C-5-d | Un cubo de Obligatorio no es esencial.
VII-C-5-e | Se usa una regla que esta división no tiene.
VII-C-5-f | Faltan cubos que la Solución necesita.
VII-C-5-g | La demostración no es correcta.
VII-C-5-g-1 | Una línea que no es premisa no tiene regla.
VII-C-5-g-2 | La demostración no acaba en la Meta.
VII-C-5-g-3 | Una línea tiene dos WFF.
VII-C-5-g-4 | Una línea no es una WFF.
VII-C-5-g-5 | El nombre de una regla está mal escrito.
VII-C-5-g-6 | Una sub-prueba no está sangrada. Es un motivo en el juego Regular.
VII-C-5-g-7 | Una línea tiene dos o más reglas. En el juego Regular R puede estar junto a otra regla.
VII-D | Nadie puede preguntar a un juez si la Solución da la Meta. La pregunta debe ser sobre un paso del procedimiento o de la demostración.
VIII-A | Cuando queda un cubo, quien mueve lo pone en Obligatorio o Permitido o desafía Imposible. Después de la jugada todos tienen 3 minutos para escribir.
VIII-A forbidden | El último cubo no puede ir a Prohibido. Si va, todo desafío se aparta, y quien mueve tiene que ponerlo en Permitido u Obligatorio. No hay castigo salvo que se acabe el tiempo de mover.
VIII-B | Imposible se puede decir en el primero de los 3 minutos. Quien movió, y una Tercera parte de su lado, conservan el resto del tiempo para escribir.
VIII-B comment | Ahora contra el último cubo, o Imposible después del primer minuto, se aparta. Solo el Ahora cuesta 1 punto.
IX-A | Quien señala un acto ilegal debe decir cuál es en 15 segundos.
IX-A-1 | Después de una jugada ilegal los cubos vuelven a donde estaban y, si hace falta, se mueve otra vez.
IX-A-1 time | Hay al menos 10 segundos para corregir una jugada ilegal, salvo que se hiciera después de la cuenta. No se pierde nada más que tiempo.
IX-A-1 examples | Fuera de turno; dos cubos sin Bono.
IX-A-2 | Si la jugada señalada es legal, vale.
IX-A-2 comment | Señalar por error no cuesta; hacerlo a menudo cae en IX-C.
IX-B | Si nadie ha señalado un acto ilegal y otra persona actúa después legalmente, el acto vale y ya no se puede corregir.
IX-B example | Un bono ilegal aislado se queda sin castigo.
IX-C | Un juez avisa a quien molesta o intimida a los demás. El juez principal puede entonces quitar 1 punto por cada falta posterior en esa ronda o en otra. Quien sigue, o hace algo muy grave, puede quedar descalificado en la ronda o en todas las siguientes.
IX-C replay | El juez principal puede mandar que los otros dos jueguen otra vez tiradas o la ronda, o que los tres jueguen otra vez la tirada.
IX-C examples | Hablar, golpetear, tararear, mano en el bloque, acusaciones falsas, estropear puntuaciones perfectas, contar de forma molesta (sin teléfono ni variantes).
X-A | Esta parte dice quién acierta después de un desafío.
X-A-1 | Acierta quien debía y lo hace bien; una Tercera parte de acuerdo también tiene que escribir bien.
X-A-2 | Acierta quien no debía si ningún rival acierta.
X-A-2 exception | Quien no presenta y acepta gana 2.
X-B | Esta parte dice cuántos puntos gana cada persona después de un desafío.
X-B-1 | Quien no acierta gana 2.
X-B-2 | Quien acierta gana 6, salvo que una Tercera parte de acuerdo con quien desafía gana 4.
X-C | Puntos de forceout cuando nadie desafía Imposible.
X-C-1 | Después del último cubo una Solución correcta gana 4.
X-C-2 | Después del último cubo quien no tiene una Solución correcta gana 2.
X-D | Quien está ausente gana 0 en esa tirada.
XI-A | Quien no acaba a tiempo pierde 1 punto y tiene un minuto más. Quien tampoco acaba entonces pierde otro punto y el turno o la tarea. Hay límites de 1, 2 y 3 minutos.
XI-A note | Un juez debe firmar cada castigo de un punto.
XI-A-1-a | Hay 2 minutos para tirar los cubos y poner la Meta.
XI-A-1-b | Hay 2 minutos para el primer turno de la persona de la izquierda.
XI-A-1-c | Hay 1 minuto para cada uno de los demás turnos, con su bono.
XI-A-1-d | Hay 15 segundos para decir el desafío después de levantar el bloque.
XI-A-1-e | Hay 3 minutos para escribir. La Tercera parte debe decidir dentro de ellos.
XI-A-1-f | Hay 3 minutos para revisar una Solución con su demostración.
XI-A-2 | La arena que sobra da más tiempo a la persona siguiente. Un rival decide si gira el reloj, para que corra el resto menor antes de que empiece el límite siguiente.
XI-A-3 | Cuando se acaba el tiempo se avisa y un rival cuenta 10 segundos en voz alta. Solo quien no ha acabado al llegar a cero pierde 1 punto.
XI-A-3 pace | Ritmo razonable 1010, 1009 ... cero.
XI-A-3 exception | Después de levantar el bloque hay 15 segundos y ninguna cuenta. Quien no ha dicho entonces un desafío válido pierde 1 punto, y el juego sigue.
XI-B | Una ronda tiene 35 minutos. A los 30 hay un aviso, y no empieza ninguna tirada nueva.
XI-B stop | Si nadie ha desafiado tras los últimos 5 minutos y hay cubos en Recursos, la ronda acaba. Entonces no van más cubos al tapete. Todos tienen 3 minutos para escribir con cualquier cubo de Recursos. Una Solución correcta gana 4, y si no, son 2.
XII-A three | Con tres jugadores gana 6 puntos quien queda primero en solitario, 5 cada uno de dos que comparten el primer lugar y 4 cada uno de tres que lo comparten. Quien queda segundo en solitario gana 4, y dos que comparten el segundo lugar ganan 3. Quien queda tercero en solitario gana 2.
XII-A two | Con dos jugadores el primero gana 6 puntos y el segundo 4. Si empatan, cada uno gana 5.
XII-B | Todos firman la hoja de puntos, y la entrega quien gana. Un simple descuido se puede corregir si todos están de acuerdo. Si se firmó un resultado falso para engañar, se aplican 1 y 2.
XII-B-1 | Quien firma a propósito una puntuación demasiado baja se queda con la más baja.
XII-B-2 | Quien firma a propósito una puntuación demasiado alta tiene 0 en esa ronda.
`;

export const differences = {
  'cubes.count': '28: 14 de mayúsculas, 14 de minúsculas',
  firstGoalSetterRoll: 'la letra más cercana a A en un cubo de mayúsculas',
  aids: 'lápiz y papel en blanco',
  'wild.scope': 'cada cubo R puede valer por su propia regla',
  'goal.cubes': 'de 1 a 7',
  'goal.meaning': 'una fórmula bien formada',
  'goal.word': 'Meta puesta',
  'goal.setOnTimeout': 'se da por puesta; también si quien la pone gira el reloj',
  'bonus.goalSetterCube': 'cualquiera',
  'bonus.leaderBarred': 'prohibido, pero libre en Elemental',
  'bonus.whichCubeReturns': 'el segundo; si se pusieron a la vez elige quien movió',
  'challenge.negativeWord': 'la palabra Imposible',
  'challenge.sayTogether': 'en 15 segundos',
  'challenge.minResourcesForNow': 'dos',
  'challenge.simultaneous': 'quien lo levanta primero',
  'challenge.selfPenalty': '−1 en el juego regular, libre en los juegos Elemental y Medio',
  'lastCube.lateImpossiblePenalty': 'se aparta sin castigo',
  'illegalProcedure.specifyWithin': 'en 15 segundos',
  'thirdParty.duty': 'toma partido; con quien escribe significa escribir también',
  'present.changeAfter': 'no se permite',
  'solution.form': 'premisas y reglas, con una demostración',
  'ambiguity.procedure': 'solo sobre qué cubo es el obligatorio',
  'judge.equalsQuestion': 'no se permite',
  appeal: 'no se dice',
  minCubesInSolution: 'dos',
  'score.principal': '6 si acierta, si no 2',
  'score.nowThirdBoth': '4 puntos',
  'score.nowThirdAlone': '4 puntos',
  'score.acceptTwo': '2, en un desafío de tres, para quien no presentó',
  'score.forceout': '4 si es correcta, si no 2',
  'score.absent': '0 puntos',
  'match.didNotPlay': 'no se dice',
  'scoresheet.oversight': 'se corrige si todos están de acuerdo',
  'conduct.authority': 'el juez principal, tras un aviso',
  'penalty.initials': 'Primaria y Media',
  'roll.seconds': '2 minutos junto con la Meta',
  'goal.seconds': '2 minutos junto con tirar',
  'firstTurn.seconds': '2 minutos; 1 minuto',
  'write.seconds': '3 minutos',
  'check.seconds': '3 minutos',
  late: 'cuenta de 10 segundos, −1 y un minuto más, otra vez 10 segundos, −1 y se pierde la tarea',
  round: 'ninguna tirada nueva pasados 30 minutos, alto a los 35',
  'round.judgeTimeAdded': 'no se suma',
  'stop.challengeBanned': 'inválidos',
};
