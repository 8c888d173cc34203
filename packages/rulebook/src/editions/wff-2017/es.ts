/** WFF 'N PROOF 2017-18 en español, con nuestras palabras. */
export const clauses = `
I-A | Dos o tres jugadores; partido = una o más tiradas; una tirada se cierra cuando alguien intenta una solución = premisas (WFF) + nombres de reglas de las que se sigue la meta, con una demostración.
I-B | Lista de material: cubos, tapete, reloj de arena, bloque de desafío.
I-B-1 | 28 cubos: 14 de mayúsculas (caras C, A, K, E, N, R) y 14 de minúsculas (p, q, r, s, i, o).
I-B-2 | Tapete con cuatro partes.
I-B-2-a | La parte de Meta tiene la Meta.
I-B-2-b | Permitido: se puede usar cualquiera.
I-B-2-c | Prohibido: no se puede usar ninguno.
I-B-2-d | Obligatorio: todos se usan en premisas o reglas y son parte esencial (VII-B-4).
I-B-3 | Reloj de arena de un minuto.
I-B-4 | Bloque de desafío, sólido y que no se puede agarrar entre dos.
I-C | Solo lápices o bolígrafos y papel en blanco; nada de notas, libros, calculadoras, teléfonos ni aparatos (en este juego no hay hojas de variantes).
I-D | La primera Meta se sortea con un cubo de mayúsculas; luego un lugar a la izquierda por tirada.
I-D lot | Cada uno tira un cubo de mayúsculas; pone la Meta la letra más cercana al principio (A<C<E<K<N<R); los empates repiten.
II-A | Cuatro tipos de cubos.
II-A-1 | Las variables p, q, r, s son las WFF más simples.
II-A-2 | Las letras C, A, K, E unen WFF y, con cubos de reglas, forman nombres de reglas.
II-A-3 | N niega una WFF o forma reglas con cubos de reglas.
II-A-4 | R, i, o solo sirven en nombres de reglas.
II-B | Las WFF se hacen con variables y letras CAKE (y N).
II-B-1 | La Meta, cada premisa y cada línea de la demostración deben ser WFF.
II-B-2 | p, q, r, s son WFF.
II-B-3 | Las WFF más largas usan letras CAKE.
II-B-3-a | C, A, K o E seguida de exactamente dos WFF es una WFF (notación prefija).
II-B-3-a examples | Kpr, Cqs, Esp, Aqq, CKprAsp, AEqsp y una más larga que se lee KANqKqsEpp.
II-B-3-b | N seguida de una WFF es una WFF (Nq, NNp, NKpr, KNpr, CNpNs).
III-A | Reglas de los juegos Elemental y Medio: Ko, Ki, Rp, Ai, Co, Eo, Ei.
III-A note | Ninguna necesita sub-pruebas, así que allí no se permiten.
III-B | El juego Regular añade Ci, Ao, Ni, No, R.
III-B note | Según esta nota, Junior, Senior y también Media pueden usar sub-pruebas, al revés que III-A; Forceout juega en Media el juego de III-A salvo que la mesa pida el regular.
III-C | Cada regla se nombra una vez en la solución aunque se use muchas en la demostración.
III-C example | p, KsCpr / Ko, Co, Ki demuestra Ksr usando Ko dos veces.
III-D | El cubo R es parte de Rp, es R (reiterar) en el Regular y puede valer también por cualquier regla entera.
III-D-1 | Un cubo R sustituye el nombre entero de dos cubos.
III-D-2 | Varios cubos R pueden valer por reglas distintas.
III-D-3 | Ese uso se indica, por lo general R(Ci).
IV-A | Quien pone la Meta tira los 28; las caras de arriba son los Recursos.
IV-A-1 | La tirada empieza cuando corre el tiempo de tirar o se tiran los cubos.
IV-A-2 | No se giran cubos ni se tapa la vista (IX-C).
IV-B | Quien tira debe poner una Meta con los Recursos.
IV-C | Meta de 1 a 7 cubos que forman una WFF; los que tocan deben usarse.
IV-C-1 | Di «Meta puesta».
IV-C-2 | Se puede reordenar hasta entonces.
IV-C-3 | Si se acaba el tiempo, o quien pone gira el reloj, la Meta se da por puesta.
IV-C-4 | Una vez puesta no cambia.
IV-D | Quien pone la Meta puede tomar un bono antes del primer cubo de la Meta.
IV-D-1 | Di Bono y mueve un cubo de Recursos a Prohibido.
IV-D-2 | Quien pone la Meta y va ganando no puede tomar el bono. Si se señala antes de la jugada siguiente o de un desafío legal, el cubo vuelve a Recursos; en Media, Junior y Senior pierde además 1 punto.
IV-D-2 note | Elemental: el bono yendo en cabeza es legal.
V-A | Se juega en el sentido del reloj.
V-B | Mueve un cubo de Recursos a una de las tres partes o desafía a quien movió el último.
V-B done | Está hecho al tocar el tapete; luego se queda.
V-C | Quien no va ganando: bono antes de la jugada normal.
V-C-1 | Di Bono y luego un cubo a Prohibido.
V-C-1 comment (a) | Sin anunciar = jugada normal.
V-C-1 comment (b) | El primero a Prohibido, el segundo a donde quieras.
V-C-2 | Si el bono de quien va ganando se señala antes de otra jugada o desafío legal, el segundo cubo de ese turno vuelve a Recursos y quien movió pierde 1 punto. En Primaria quien va ganando puede tomar el bono.
V-C-2 note | Puestos los dos a la vez: quien movió elige cuál vuelve.
VI-A | Solo Ahora e Imposible, sea o no el turno, contra quien movió el último o puso la Meta.
VI-A-1 | Imposible: no hay Solución y demostración correctas pase lo que pase con los Recursos.
VI-A-1 comment (a) | Una Meta que no es WFF se desafía con Imposible (pKr, CCCss, Apo, Epqrs).
VI-A-1 comment (b) | Los rivales tienen que esperar a que la Meta esté acabada. Nadie puede reservar el bloque.
VI-A-1 comment (c) | «Nunca» se acepta como Imposible sin castigo.
VI-A-2 | Ahora: Solución y demostración con los cubos del tapete y como mucho uno de Recursos.
VI-A-2-a | Ahora solo se puede decir mientras haya al menos 2 cubos en Recursos. Si no, el desafío es inválido: se aparta, y quien desafía pierde 1 punto.
VI-A-2-a comment | El motivo está en VIII.
VI-A-2-b | Ahora solo se puede decir después de que haya un cubo en Obligatorio o Permitido. Antes se aparta, cuesta 1 punto, y el juego sigue.
VI-B | Bloque a igual distancia; se levanta y se dice Ahora o Imposible.
VI-B invalid | Quien levanta el bloque y hace un desafío inválido, o no dice nada, pierde 1 punto, y el desafío se aparta. Desafiarse a sí mismo es un ejemplo, y también Ahora antes de que haya un cubo en Obligatorio o Permitido.
VI-B invalid (b) | Ahora antes de que se haya jugado un cubo al tapete no vale.
VI-B self | Quien se desafía a sí mismo pierde 1 punto en el juego regular. En los juegos de Primaria y Media el desafío se aparta sin castigo.
VI-B withdraw | Quien levanta el bloque y luego decide no desafiar pierde 1 punto, y el juego sigue.
VI-B comment (a) | El bloque decide quién desafía.
VI-B comment (b) | Tocarlo no significa nada; no se deja la mano, el dedo ni el lápiz.
VI-B comment (c) | Se levanta solo para desafiar.
VII-A | Un desafío válido obliga a una o más personas a escribir Solución y demostración.
VII-A-1 | Ahora: quien desafía debe, quien movió no puede.
VII-A-2 | Imposible: quien movió debe, quien desafía no puede.
VII-A-3 | La Tercera parte debe tomar partido; con quien debe escribir, también escribe.
VII-B | Correcta = premisas que son WFF, reglas legales y una demostración.
VII-B-1 | La Solución se ve separada de la demostración, a cualquier lado.
VII-B-2 | Indicaciones de forma de la demostración (a)-(j).
VII-B-2-a | La línea de arriba debería decir premisas → meta.
VII-B-2-b | Las premisas primero, una por línea, todas.
VII-B-2-c | La marca «s» de las suposiciones es opcional y nunca se castiga.
VII-B-2-d | Al menos una regla además de las premisas.
VII-B-2-e | Las sub-pruebas van sangradas y con sus líneas dibujadas.
VII-B-2-f | Exactamente una premisa por sub-prueba.
VII-B-2-g | Cada WFF bajo las premisas lleva una regla legal; solo R puede acompañar a otra, dentro de una sub-prueba.
VII-B-2-h | R se repite por cada nivel que se reitera (R,R para dos niveles).
VII-B-2-i | Los números de línea y las referencias son opcionales y nunca se castigan.
VII-B-2-j | Tres demostraciones de ejemplo fijan la forma aceptable (simple; con sub-pruebas y reiteraciones R,R y R; con R comodín y flechas a los cubos de Obligatorio).
VII-B-3 | Los cubos se usan bien.
VII-B-3-a | Al menos 2 cubos.
VII-B-3-b | Todos los de Obligatorio.
VII-B-3-c | Ningún cubo de Prohibido.
VII-B-3-c comment | Los cubos son individuos: una q puede estar prohibida y otra q ser obligatoria.
VII-B-3-d | Los de Permitido son opcionales.
VII-B-3-e | Después de Ahora, como mucho un cubo de Recursos.
VII-B-3-f | Después de Imposible, cualquiera de Recursos.
VII-B-4 | Los cubos de Obligatorio deben ser esenciales: quitarlos haría incorrecta la solución.
VII-B-4-a | Para mostrar que no lo son, quien revisa escribe una solución nueva sin premisas o reglas con un cubo de Obligatorio, con su demostración.
VII-B-4-b | No se puede añadir ningún cubo.
VII-B-4-c | Se puede mostrar que sobran varias premisas o reglas a la vez.
VII-B-4-d | No se parten ni reordenan las premisas o reglas originales.
VII-B-4-e | Los cubos de Obligatorio deberían indicarse (flechas); no hacerlo no es un error.
VII-B-4-e ambiguity | Sin marca, si hay dos cubos iguales, uno de Obligatorio y otro de Permitido, quien revisa elige de cuál mostrar que sobra.
VII-B-4-e ambiguity example | Kpr / Ko, Ki con una K en Obligatorio y dos en Permitido, sin marca: quien revisa elige qué K es la obligatoria y la ataca.
VII-B-4-e example | r,p,s / Ki con p en Obligatorio: r,s / Ki muestra que p sobra (segunda cláusula con letra (e)).
VII-C | Acabado el tiempo o estando listos, se revisa cada Solución y demostración presentada.
VII-C-1 | Desafío de tres, antes de presentar nada: al final de los 3 minutos de escribir la Tercera parte declara si presenta; no se puede retirar.
VII-C-1 comment | Se indica diciéndolo, uniéndose a un lado o presentando a tiempo.
VII-C-2 | Se presenta todo antes de revisar nada.
VII-C-2-a | Lo que se ha presentado no se puede corregir.
VII-C-2-b | Se rodean Solución y demostración; enseguida si se pide.
VII-C-3 | 3 minutos por Solución y demostración, en cualquier orden, ambos rivales a la vez, de una en una; mostrar que un cubo sobra cabe en los mismos 3 minutos.
VII-C-4 | Se acepta o rechaza a tiempo; quien rechaza muestra que incumple VII-B; si no, es correcta.
VII-C-4 accept-2 | Con tres jugadores, quien no presenta nada y acepta la Solución de otra persona gana 2, aunque la otra persona que comprueba demuestre luego que está mal.
VII-C-4 comment | No se mueven cubos del tapete ni de Recursos para construirla.
VII-C-5 | Motivos a-g (o VII-B).
VII-C-5-a | La Meta no es una WFF.
VII-C-5-b | Una premisa no es una WFF.
VII-C-5-c | Una regla está mal usada.
VII-C-5-d | Un cubo de Obligatorio no es esencial.
VII-C-5-e | Se usa una regla no permitida en esa división.
VII-C-5-f | Faltan cubos necesarios.
VII-C-5-g | No hay demostración correcta.
VII-C-5-g-1 | Una WFF que no es premisa no tiene regla.
VII-C-5-g-2 | La demostración no acaba en la meta.
VII-C-5-g-3 | Dos WFF en una línea.
VII-C-5-g-4 | Una línea no es una WFF.
VII-C-5-g-5 | Un nombre de regla está mal escrito.
VII-C-5-g-6 | Una sub-prueba no está sangrada (juego Regular).
VII-C-5-g-7 | Dos o más reglas en una línea, salvo R con otras en el Regular.
VII-D | No se puede preguntar a un juez si la Solución da la Meta; solo preguntas concretas de procedimiento o de la demostración.
VIII-A | Queda un cubo: se juega a Obligatorio o Permitido o se desafía Imposible; luego 3 minutos para que todos escriban.
VIII-A forbidden | El último cubo no puede ir a Prohibido. Si va, todo desafío se aparta, y quien mueve tiene que ponerlo en Permitido u Obligatorio. No hay castigo salvo que se acabe el tiempo de mover.
VIII-B | Imposible se permite en el primer minuto de los 3; quien movió (y la Tercera parte de su lado) tiene el resto de los 3 minutos.
VIII-B comment | Ahora contra el último cubo, o Imposible después del primer minuto, se aparta. Solo el Ahora cuesta 1 punto.
IX-A | Quien señala una falta debe decir cuál en 15 segundos.
IX-A-1 | Después de una jugada ilegal los cubos vuelven a donde estaban y, si hace falta, se mueve otra vez.
IX-A-1 time | Hay al menos 10 segundos para corregir una jugada ilegal, salvo que se hiciera después de la cuenta. No se pierde nada más que tiempo.
IX-A-1 examples | Fuera de turno; dos cubos sin Bono.
IX-A-2 | Si la jugada señalada es legal, vale.
IX-A-2 comment | Señalar por error no cuesta; hacerlo a menudo cae en IX-C.
IX-B | Una acción legal de otra persona aísla una falta sin corregir.
IX-B example | Un bono ilegal aislado se queda sin castigo.
IX-C | Un juez avisa a quien molesta o intimida a los demás. El juez principal puede entonces quitar 1 punto por cada falta posterior en esa ronda o en otra. Quien sigue, o hace algo muy grave, puede quedar descalificado en la ronda o en todas las siguientes.
IX-C replay | El juez principal puede mandar repetir tiradas o la ronda a los otros dos, o la tirada a los tres.
IX-C examples | Hablar, golpetear, tararear, mano en el bloque, acusaciones falsas, estropear puntuaciones perfectas, contar de forma molesta (sin teléfono ni variantes).
X-A | Quién acierta después de un desafío.
X-A-1 | Acierta quien debía y lo hace bien; una Tercera parte de acuerdo también tiene que escribir bien.
X-A-2 | Acierta quien no debía si ningún rival acierta.
X-A-2 exception | Quien no presenta y acepta gana 2.
X-B | Puntos después de un desafío.
X-B-1 | Quien no acierta gana 2.
X-B-2 | Quien acierta gana 6, salvo que una Tercera parte de acuerdo con quien desafía gana 4.
X-C | Puntos de forceout cuando nadie desafía Imposible.
X-C-1 | Después del último cubo una Solución correcta gana 4.
X-C-2 | Después del último cubo quien no tiene una Solución correcta gana 2.
X-D | Quien está ausente gana 0 en esa tirada.
XI-A | Quien no acaba a tiempo pierde 1 punto y tiene un minuto más. Quien tampoco acaba entonces pierde otro punto y el turno o la tarea. Un reloj mide los límites de 1, 2 y 3 minutos.
XI-A note | Cada -1 lleva las iniciales de un juez.
XI-A-1-a | Tirar y poner la Meta: 2 minutos en total.
XI-A-1-b | Primer turno de la izquierda: 2 minutos.
XI-A-1-c | Los demás turnos 1 minuto, con el bono.
XI-A-1-d | Decir el desafío 15 s.
XI-A-1-e | Escribir 3 minutos; la Tercera parte decide dentro.
XI-A-1-f | Revisar 3 minutos.
XI-A-2 | La arena que sobra da más tiempo a la siguiente persona; el rival que mide gira o no el reloj para dar la cantidad menor antes del límite.
XI-A-3 | Cuando se acaba el tiempo se avisa y un rival cuenta 10 segundos en voz alta. Solo quien no ha acabado al llegar a cero pierde 1 punto.
XI-A-3 pace | Ritmo razonable 1010, 1009 ... cero.
XI-A-3 exception | Después de levantar el bloque hay 15 segundos y ninguna cuenta. Quien no ha dicho entonces un desafío válido pierde 1 punto, y el juego sigue.
XI-B | Ronda de 35 minutos; a los 30 aviso de cinco minutos, sin tiradas nuevas.
XI-B stop | Pasados los 5 minutos, si no hay desafío y quedan cubos: alto, no más cubos, fin de la ronda; 3 minutos para que todos escriban con cualquier cubo de Recursos; correcta 4, incorrecta 2.
XII-A three | 6 / empate 5 / empate de tres 4 / segundo 4 / empate en el segundo 3 / tercero 2.
XII-A two | 6 / empate 5 / segundo 4.
XII-B | Todos firman o ponen iniciales; la entrega quien gana (o uno de ellos); un simple descuido se corrige si todos están de acuerdo; señales de engaño llevan a 1-2.
XII-B-1 | Quien firma a propósito una puntuación demasiado baja se queda con la más baja.
XII-B-2 | Quien firma a propósito una puntuación demasiado alta tiene 0 en esa ronda.
`;
