/** On-Sets 2026-27 en español, con nuestras palabras: lo que dice distinto de 2014-15 y lo que es nuevo. */
export const clauses = `
NOTE-3 | Los cambios respecto al año anterior están marcados en la edición impresa; las marcas no son reglas.
NOTE-4 | Los términos en azul se definen en el Glosario adjunto, así que sus definiciones obligan.
BASIC-IV-A | Cualquier rival puede desafiar a quien acaba de poner la Meta o de mover, sea o no su turno, levantando el bloque y diciendo Ahora o Imposible.
BASIC-IV-A-2 | Imposible afirma que ninguna Solución cumple con lo Obligatorio y lo Prohibido, por muchos cubos de Permitido y Recursos que se usen.
BASIC-IV-B | En partidos de tres, la Tercera parte puede presentar una Solución, pero no tiene que hacerlo.
BASIC-V | Alguien acierta solo si (A) debe o puede escribir y escribe una Solución correcta, o (B) no debe escribir, otro sí, y nadie escribe una correcta.
BASIC-V-A | Quien tiene que escribir una Solución, o lo elige como tercera persona, acierta si su Solución es correcta.
BASIC-VI-A | No acertar vale 2.
BASIC-VI-B | Quien desafía o quien movió, si acierta, gana 6.
BASIC-VI-C | La Tercera parte que acierta gana 6 si (a) su Solución es correcta tras Imposible, (b) su Solución es correcta tras Ahora y la de quien desafía no, (c) no presenta tras Ahora y la de quien desafía es incorrecta; si no, 4.
BASIC-VII | Cuando queda un cubo en Recursos solo se puede decir Imposible. Si nadie lo dice, quien tiene el turno debe mover ese cubo a Obligatorio o a Permitido. Entonces todos tienen que escribir. Una Solución correcta vale 4 y una incorrecta 2.
I-B-2-a | Hay 3 cubos de cifras, con caras de 1 a 5. El Glosario dice que el 1 está dos veces y que del 2 al 5 están una vez.
I-C | Se puede tener lápiz o bolígrafo, papel en blanco, hojas de variantes y tablas de Universo aprobadas. No se puede tener notas, otras tablas, calculadoras, teléfonos, relojes inteligentes ni otros aparatos.
I-C comment | En las tablas de Universo se pueden marcar las cartas repartidas, pero no pueden traer conjuntos sombreados o marcados.
II-B comment | Una carta repartida no se retira, salvo que haya demasiadas. Entonces se quitan las últimas repartidas.
II-C-3 | En un partido de dos, en las cuatro divisiones, quien no pone la Meta debe elegir dos variantes. En Senior cualquiera puede elegir dos en cualquier partido.
III-D-2 | Quien no está de acuerdo levanta el bloque y desafía la declaración. Tiene 2 minutos, o 3 con Dos Soluciones, para escribir una Solución correcta. Puede usar cualquier número de cubos de Recursos.
III-D-2 third | La tercera persona también puede escribir una Solución.
III-D-2 goal-config | Cada persona que escribe debe escribir también la forma de cifras que sirve de Meta.
III-D-2 score-challenger | Quien discutió la falta de Meta gana 6 con una Solución correcta y 2 sin ella.
III-D-2 score-third | Una Tercera parte con una Solución incorrecta gana 2. Con una correcta gana 4 si quien desafía también acierta, y 6 si no. Sin Solución gana 2 si quien desafía acierta, y 6 si no.
III-D-2 score-setter | Quien pone la Meta gana 2 si alguien presenta una Solución correcta, y 6 si no.
V-A | Cualquier rival puede desafiar a quien acaba de mover o de poner la Meta, sea o no su turno. Las únicas palabras son Ahora e Imposible.
V-A-1 | Imposible dice que no se puede hacer ninguna Solución correcta, se haga lo que se haga con los cubos que quedan en Recursos.
V-A-1 comment | A una forma ilegal o una Meta negativa se responde con Imposible.
V-A-2-a comment | Motivo: quien movió no tenía alternativa con el penúltimo cubo; Imposible sigue siendo posible; ver VIII.
V-A-2-b | Ahora solo se puede decir después de que haya un cubo en Obligatorio o Permitido. Antes se aparta, cuesta 1 punto, y el juego sigue.
V-B | El bloque está a igual distancia de todos. Quien desafía debe levantarlo y decir en el mismo momento Ahora o Imposible.
V-B near-tie | Si dos personas van a por el bloque casi a la vez, desafía quien lo levanta primero.
V-B exact-tie | Si la tercera persona cree que dos levantaron el bloque exactamente a la vez, las dos desafían.
V-B invalid (d) | Un desafío antes de que se ponga la Meta es inválido.
V-B invalid (e) | Imposible después del primer minuto de escritura, cuando ya se movieron todos los cubos, no vale.
V-B invalid (f) | Un desafío después de que los cinco minutos más terminen con la voz de alto es inválido.
VII-A-1 | Después de Ahora debe presentar una Solución quien desafía, quien movió no puede, y la Tercera parte puede.
VII-A-2 | Después de Imposible debe presentar una Solución quien movió, quien desafía no puede, y la Tercera parte puede.
VII-B-4-f | Después de Imposible: los Recursos cuentan como Permitido.
VII-C-1 | La Tercera parte tiene 2 minutos desde el desafío para decidir si presenta.
VII-C-1 comment | No tiene que decirlo antes; lo indica (a) diciéndolo, (b) respondiendo sí o no, (c) entregando el papel.
VII-C-2-a | Lo que se ha presentado no se puede cambiar, aunque quede tiempo. Intentar cambiarlo hace incorrecta la Solución.
VII-C-5-b-ii | Si no es ambigua basta un argumento general (p. ej. Meta 0 y conjunto claramente no vacío; la Restricción deja menos cartas que la Meta, sin Conjunto doble).
VII-C-5-c | Quien revisa puede mostrar que alguna agrupación no da la Meta. Para eso copia la Solución y añade paréntesis hasta tener una lectura mala.
VII-C-5-c two-checkers | Dos que revisan pueden trabajar juntos o por separado (a la vez); listos, quien escribió revisa cada intento; un acierto hace la Solución incorrecta.
VII-C-5-c final | Si todos los intentos fallan, la Solución vale. Cuando quien escribió empieza a revisar intentos, ya no se admite otra objeción.
VII-C-5-c comment (a) | Si se revisa por separado y se acaba el tiempo, uno o los dos pueden tomar el minuto extra, que cuesta 1 punto. Quien no lo toma no puede cambiar nada más, o también pierde 1 punto.
VII-C-5-c comment (b) | Quienes revisan por separado no pueden comunicarse (como quienes escriben).
VII-C-5-c comment (c) | Quienes revisan por separado tienen un intento cada uno. Si revisan juntos tienen uno en común.
VII-C-5-c comment (d) | Mientras uno demuestra la ambigüedad, el otro puede revisar otras cosas.
VII-C-5-c comment (e) | Si las revisiones están listas a tiempo, no hay -1 mientras quien escribió las revisa.
VII-C-5-c indicate | Un cubo que vale por otra cosa debe marcarse por escrito con claridad y sin ambigüedad (Apéndice A).
VII-C-6 | Quienes revisan pueden preguntar a un juez si la Solución es igual a la Meta.
VII-C-6-a | Después de preguntar no hay más objeciones, aunque quede tiempo.
VII-C-6-b | El juez dice que sí si algún valor de la Solución es igual a algún valor de la Meta, pues nadie mostró que se puede leer de dos maneras.
VII-C-7 | Una persona puede apelar si decidió un segundo juez y no ha puesto sus iniciales en la hoja.
VII-C-7 comment | El procedimiento de apelación está en un manual administrativo aparte.
VIII-A | Cuando queda un cubo, quien mueve lo pone en Obligatorio o Permitido o desafía Imposible. Después de la jugada cada persona tiene 2 minutos para escribir.
VIII-A forbidden | El último cubo no puede ir a Prohibido. Si va, todo desafío se aparta sin castigo y el cubo vuelve. No hay castigo salvo que se acabe el tiempo de mover o de desafiar Imposible.
VIII-A comment | Con un cubo no se puede desafiar Ahora en el turno propio.
VIII-B | Imposible se puede decir contra quien movió el último cubo hasta que acabe el primer minuto de escribir. Quienes escriben conservan el resto de los 2 minutos.
VIII-B comment | Ahora contra el último cubo, o Imposible después del primer minuto, se aparta y cuesta 1 punto.
IX-D | Una falta grave cuesta 1 punto enseguida, sin aviso, si al menos dos jueces están de acuerdo.
IX-D examples | Consultar notas de antes del partido, volver a tirar una tirada legal, sostener cartas boca arriba al repartir, repartir otra vez, girar a propósito un cubo del tapete o de Recursos, esconder o añadir una carta del Universo, decir una variante y rodear otra.
IX-D expel | Dos jueces pueden dar -1 o expulsar por actos muy graves (estropear puntuaciones, tirar cubos, intimidar, negarse a seguir).
IX-D questions | El juez corta a quien sigue preguntando tras varias preguntas y pide el problema concreto; si no lo nombra, sigue adelante.
X-A-1 | Acierta quien debía escribir y escribió bien. El texto habla aún de una Tercera parte que está de acuerdo; como en esta edición nadie toma partido, no tiene efecto.
X-B-1 | Quien no acierta gana 2. Es quien presentó una Solución incorrecta, o desafió Imposible mientras un rival tenía razón. También es una Tercera parte que no presentó nada donde acertó quien debía escribir.
X-B-2 | Quien desafía o quien movió, si acierta, gana 6.
X-B-3 | Una Tercera parte gana 6 con una Solución correcta tras Imposible, con una correcta tras Ahora si quien desafía falla, y sin Solución tras Ahora si quien desafía falla.
X-B-4 | Una Tercera parte gana 4 sin Solución tras Imposible si quien movió falla, y con una Solución correcta tras Ahora si quien desafía también acierta.
X-C | Puntos de forceout cuando nadie desafía Imposible.
X-D | Quien está ausente, o llega después de tirar los Recursos, pierde 2 puntos en esa tirada.
XI-A-1-a | Hay 1 minuto para tirar los cubos y poner el Universo.
XI-A-1-g | Hay 1 minuto para decir Imposible después del último cubo. Es parte de los 2 minutos de escribir.
XI-A-3 pace | Ritmo razonable: mil diez, mil nueve... hasta cero (o tiempo, se acabó, presenta).
XI-B-2 | Si nadie ha desafiado y hay cubos en Recursos, se dice alto. Entonces no hay más cubos ni desafíos. Todos tienen 2 minutos para escribir con cualquier cubo de Recursos. Una Solución correcta gana 4, y si no, son 2.
XI-B-3 | El tiempo que un juez necesitó en una mesa en los últimos 5 minutos antes del aviso se suma al tiempo de esa mesa.
XII-A three | Con tres jugadores gana 6 puntos quien queda primero en solitario, 5 cada uno de dos que comparten el primer lugar y 4 cada uno de tres que lo comparten. Quien queda segundo en solitario gana 4, y dos que comparten el segundo lugar ganan 3. Quien queda tercero en solitario gana 2. Quien no jugó tiene 0.
XII-A two | Con dos jugadores el primero gana 6 puntos y el segundo 4. Si empatan, cada uno gana 5. Quien no jugó tiene 0.
XIII comment | El procedimiento de elección está en II-C.
XIII-A-2 comment (b) | Usado como él mismo no necesita marca (Apéndice A).
XIII-A-6 comment (a) | Tras Imposible: también los signos de Recursos; tras Ahora: el único cubo de Recursos si es (o vale por) una operación.
XIII-C-7 | Cambio desde Permitido; nunca = o ⊆ a Prohibido.
XIII-C-10 comment | − en un Conjunto doble es resta si se dijo antes que Diferencia simétrica, y diferencia simétrica si se dijo después.
XIII-D-13 comment (c) | Con Conjunto doble también elegido, se anota el orden 1/2; el orden decide qué es − en su nombre.
XIII-D-14 limits | Hay 3 minutos para escribir y 3 minutos para revisar cada pareja. Ahora necesita al menos 3 cubos en Recursos. Después del último cubo hay 2 minutos para desafiar Imposible.
APP-A-1 | Quien escribe debe comunicar la Solución con claridad para que se pueda comprobar.
APP-A-2 | Quien escribe quita toda ambigüedad (a) agrupando y (b) diciendo qué significan los cubos con varios sentidos.
APP-A-3 | Mejor: el sentido en la línea y el cubo anotado arriba o abajo; al revés solo es aceptable.
APP-A-4 | Una Solución bien escrita no necesita preguntas: debe verse qué significa cada signo y qué lectura de la Meta se eligió.
APP-A-5 | Mejor con flechas; notas sueltas arriba o abajo son aceptables.
APP-A terms | Recomendado = se enseña; aceptable = los jueces lo aceptan; inaceptable = incorrecto.
APP-A unlisted | Una notación que no está en la lista pero cuya intención ve el juez no es incorrecta por eso.
APP-A wild | Cubo comodín: marca su sentido; sin marca es él mismo; basta marcarlo una vez para ambas partes.
APP-A cup-cap | ∪/∩: escribe lo que quieres decir; sin más, ∪ unión y ∩ intersección; marcar al revés es aceptable, dibujar la barra al revés no se aconseja.
APP-A V-Λ | V/Λ igual; sin más, V = Universo y Λ = vacío.
APP-A multiple | Operaciones múltiples: repite el signo, sin marca.
APP-A multi-restriction | Varias Restricciones: mejor en líneas separadas; separadas por comas en una línea es aceptable.
APP-A blank | Carta en blanco comodín: dibuja la carta o escribe Blanca = colores, dentro de la Solución rodeada; sin más, sigue en blanco.
APP-A two-solutions | La misma Restricción para dos nombres: escríbela dos veces (línea de separación); coma o flechas son aceptables.
APP-A charts | Tablas de Universo de muestra (tira numerada de 14, o 12 fuera de Senior; tira de 16 con las no repartidas tachadas; tres mapas); ningún conjunto puede venir sombreado en las 16 casillas.
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
`;

export const differences = {
  'cards.overdealRemoves': 'se quitan las últimas repartidas',
  aids: 'lápiz, papel en blanco, hoja de variantes, tabla de Universo; sin relojes inteligentes',
  basicGame: 'siete reglas; la Tercera parte puede escribir',
  'variations.twoInTwoPlayer': 'todas las divisiones',
  'shift.relations': 'nunca',
  'doubleSet.minus': 'lo que significaba − al elegir el Conjunto doble',
  'noGoal.disagree': 'desafía y escribe una Solución en dos minutos; la tercera persona también puede',
  'noGoal.scoring': 'quien desafía 6 o 2; quien pone la Meta 2 si alguien acierta, si no 6; tercera 2, 4 o 6',
  'challenge.negativeWord': 'la palabra Imposible',
  'challenge.sayTogether': 'al levantar el bloque; 15 segundos como mucho',
  'challenge.simultaneous': 'quien lo levanta primero; si la tercera persona ve un empate exacto, ambas',
  'thirdParty.duty': 'puede presentar, no toma partido',
  'present.changeAfter': 'lo hace incorrecto',
  'ambiguity.procedure':
    'juntos o por separado, un intento, un minuto extra por −1; los intentos fallidos cierran las objeciones',
  'judge.equalsQuestion': 'se permite; cierra las objeciones',
  appeal: 'tras un segundo juez, antes de firmar',
  generalArgument: 'basta si la Solución no es ambigua',
  'score.nowThirdBoth': '4 puntos',
  'score.nowThirdAlone': '6 puntos',
  'score.absent': '−2 por tirada, también si llega después de tirar',
  'match.didNotPlay': '0 puntos',
  'conduct.authority': 'un juez tras un aviso; dos jueces enseguida',
  'round.judgeTimeAdded': 'mueve el aviso y el alto de esa mesa',
  'stop.challengeBanned': 'inválidos',
};
