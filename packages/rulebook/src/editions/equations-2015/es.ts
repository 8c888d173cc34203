/** Equations 2015-16 en español, con nuestras palabras. */
export const clauses = `
NOTE-1 | Las citas vienen del folleto del juego.
NOTE-2 | La letra pequeña explica la regla de arriba; es detalle obligatorio.
NOTE-3 | Los cambios respecto al año anterior están en negrita; las marcas no son reglas.
NOTE-4 | Los términos en cursiva se definen en un Glosario; Forceout los lee como el Glosario de 2026-27 donde las reglas coinciden.
BASIC-0 | Juego básico = siete reglas de introducción sin variantes; las reglas completas lo sustituyen cuando ya se conoce el juego.
BASIC-I | Dos o tres jugadores; uno tira 24 cubos (6 de cada uno de 4 colores); las caras de arriba son los Recursos.
BASIC-I-A | Quien tira pone una Meta de 1 a 6 cubos que forman una expresión legal.
BASIC-I-B | La Meta puede usar números de una o dos cifras y signos de operación.
BASIC-II | Se juega hacia la izquierda; desafía o mueve un cubo a Prohibido, Permitido u Obligatorio.
BASIC-III | Una Solución escrita es igual a la Meta y cumple A-F.
BASIC-III-A | La Solución tiene al menos dos cubos.
BASIC-III-B | Todo lo Obligatorio, nada de Prohibido, lo que se quiera de Permitido.
BASIC-III-C | Solo números de una cifra.
BASIC-III-D | Los paréntesis pueden mostrar el orden de las operaciones.
BASIC-III-E | + y − solo suman y restan; × ÷ * (^) son por, entre y potencia (también en la Meta).
BASIC-III-F | √ lleva delante su índice; sin índice es 2 (también en la Meta).
BASIC-IV-A | Sea o no el turno, se desafía a quien puso la Meta o movió el último levantando el bloque y diciendo Ahora o Imposible.
BASIC-IV-A-1 | Ahora: todo lo Obligatorio, lo que se quiera de Permitido y como mucho un cubo de Recursos.
BASIC-IV-A-1-a | La Solución después de Ahora usa todos los cubos de Obligatorio.
BASIC-IV-A-1-b | La Solución después de Ahora puede usar ninguno, algunos o todos los cubos de Permitido.
BASIC-IV-A-1-c | La Solución después de Ahora puede usar un cubo de Recursos, y no más de uno.
BASIC-IV-A-2 | Imposible: nadie puede escribir una Solución con los cubos que quedan.
BASIC-IV-B | La Tercera parte debe estar de acuerdo o no con quien desafía.
BASIC-IV-B-1 | De acuerdo con un Ahora: la Tercera parte también escribe, por su cuenta.
BASIC-IV-B-2 | En desacuerdo con un Imposible: la Tercera parte también escribe, por su cuenta.
BASIC-V | Acierta quien debía escribir y lo hace bien, o quien no debía (otro sí) si nadie acierta.
BASIC-V-A | Quien tiene que escribir una Solución acierta si su Solución es correcta.
BASIC-V-B | Quien no tiene que escribir, mientras otra persona sí, acierta si nadie escribe una Solución correcta.
BASIC-VI-A | No acertar: 2.
BASIC-VI-B | Quien desafía o quien movió, si acierta: 6.
BASIC-VI-C | Tercera parte que acierta: 6 del lado de quien movió o junto a quien desafía Ahora y falla; 4 junto a quien desafía y acierta.
BASIC-VII | Queda un cubo: solo Imposible; si no, se juega a Obligatorio o Permitido; luego todos escriben, correcta 4, incorrecta 2.
I-A | Partido de dos o tres jugadores, una o más tiradas; una tirada acaba con al menos un intento de Ecuación cuya Solución es igual a la Meta y usa bien los cubos.
I-B | Se juega con cubos, un tapete, un reloj de arena y un bloque de desafío.
I-B-1 | Hay 24 cubos: seis rojos, seis azules, seis verdes y seis negros. Sus caras muestran las cifras de 0 a 9 y los signos + − × ÷ * (o ^) √.
I-B-2 | El tapete tiene cuatro partes, que se llaman Meta, Obligatorio, Permitido y Prohibido.
I-B-2-a | La parte de Meta tiene la Meta.
I-B-2-b | La Solución debe usar todos los cubos de Obligatorio.
I-B-2-c | La Solución puede usar cualquiera de los cubos de Permitido, o ninguno.
I-B-2-d | La Solución no puede usar ningún cubo de Prohibido.
I-B-2 comment | La zona de Recursos no es parte del tapete.
I-B-3 | Un reloj de arena mide un minuto.
I-B-4 | Bloque de desafío, sólido y que no se puede agarrar entre dos.
I-C | Solo lápiz o bolígrafo, papel en blanco y hojas de variantes; nada de notas, tablas, calculadoras, teléfonos ni aparatos.
I-C chart | Primaria y Media pueden usar una hoja impresa aprobada para Recursos, variantes, Meta y Soluciones.
I-D | La primera Meta se sortea; luego un lugar a la izquierda por tirada.
I-D lot | Cada persona tira un cubo rojo, y la cifra más alta pone la primera Meta. Quien saca una operación queda fuera, salvo que la saquen todos. Quienes empatan tiran otra vez.
II-A | Quien pone la Meta tira los 24 cubos. Las caras de arriba son los Recursos.
II-A-1 | La tirada empieza cuando corre el tiempo de tirar o se tiran los cubos.
II-A-2 | No se giran ni se tapan cubos (IX-C).
II-B | En el juego con variantes cada persona debe elegir una variante después de tirar y antes de la Meta. Una variante manda sobre las reglas comunes.
II-B-1 | Primero elige quien pone la Meta, después la persona de su izquierda y después la tercera.
II-B-1-a | Cada persona tiene 15 segundos para elegir.
II-B-1-b | 1 minuto para tirar y luego 15 s para quien pone la Meta; elegir antes da a la siguiente persona el resto del minuto + 15 s, y así.
II-B-1-c | Se elige rodeando el nombre de la variante con un círculo. Si tiene un espacio, como la base, k o un color, hay que rellenarlo.
II-B-2 | Una variante que no tendría efecto, que choca con otra o que ya se eligió cuesta 1 punto, y se elige otra vez. Una segunda mala elección cuesta otro punto, y esa persona se queda sin variante en esta tirada.
II-B-2 late | Si nadie señala una variante ilegal antes de que la persona siguiente elija legalmente o se ponga una Meta legal, no cuesta nada, pero la variante no cuenta.
II-B-2 examples | 0 comodín sin que saliera un 0 y Promedio sin que saliera un + son ilegales.
II-B-3 | En un partido de dos de Primaria, Media o Junior, quien no pone la Meta debe elegir dos. En Senior cualquiera puede elegir dos en cualquier partido.
II-B-3 time | Las dos en los 15 s.
III-A | Una expresión legal nombra un número real y no tiene nada indefinido ni ilegal.
III-A examples | Dividir por 0 no nombra ningún número. En Primaria es ilegal una raíz que no es un número entero. También es ilegal una Meta de más de 6 cubos, como 27+16−3.
III-A comment (a) | Se pueden escribir paréntesis por parejas. No gastan cubos.
III-A comment (b) | Con √=i las expresiones pueden ser complejas.
III-B | Los signos tienen su sentido usual, salvo lo que dicen las partes 1 a 3.
III-B-1 | Los signos + y − solo pueden estar entre dos números. Nunca son el signo de un solo número, así que +7, −8 y 6×+4 son ilegales.
III-B-2 | √ lleva delante su índice; sin él es 2 (2√9 = √9 = 3; 4×√9 = 12); vale el índice 1 (1√2 = 2); el índice puede ser una expresión ((2+1)√8 = 2); 3√√9 es la raíz cúbica de √9 (ilegal en Primaria).
III-B-3 | * o ^ es potencia.
III-C | Las potencias y raíces cumplen 1-2.
III-C-1 | Las raíces de índice par son solo no negativas.
III-C-2 | Lo siguiente es indefinido (^ = *).
III-C-2-a | Una raíz de índice 0 no está definida, como 0√a para cualquier a.
III-C-2-b | Una potencia de 0 no está definida cuando el exponente es 0 o negativo.
III-C-2-c | Una raíz de índice par de un número negativo no está definida.
III-C-2-d | Una raíz (a÷b)√c de un número negativo c no está definida cuando, con la fracción simplificada, a es par y b es impar.
III-C-2-e | Una potencia a*(b÷c) de un número negativo a no está definida cuando, con la fracción simplificada, b es impar y c es par.
III-C-2 examples | Antes se simplifican los exponentes e índices: (−8)^(4/6)=4; (−4)^(2/4) indefinido; (3/6)√(−9)=81; (8/2)√(−5) indefinido.
IV-A | Quien tira debe poner la Meta moviendo cubos de Recursos a la parte de Meta.
IV-B | La Meta se hace con 1 a 6 cubos que forman una expresión legal.
IV-B-1 | Un número de la Meta tiene una o dos cifras, y la Meta no necesita ningún signo. Por eso 23, 8−9, 87÷13, √49 y 17*2 son legales. En cambio 125, 45×, +8 y los siete cubos de 23+18+7 no lo son.
IV-B-2 | En la Meta no hay orden de operaciones. Los huecos entre los cubos muestran qué va junto: en 2×3+5 un hueco tras × significa 2×(3+5), y un hueco antes de + significa (2×3)+5. Sin huecos la Meta se puede leer de cualquier manera legal.
IV-B-2 comment | No se puede quitar toda ambigüedad: √ antes de 5+4 con hueco y ×9 puede cubrir solo (5+4) o todo el producto; decirlo de palabra no obliga.
IV-B-3 | Un cubo que toca la parte de Meta debe usarse en la Meta.
IV-B-3-a | «Meta» la da por acabada.
IV-B-3-b | Se puede reordenar y reagrupar hasta decir «Meta».
IV-B-3-c | Una vez puesta, la Meta no se puede cambiar.
IV-C | Quien pone la Meta puede hacer una jugada de bono antes de que el primer cubo vaya a la Meta.
IV-C-1 | Di Bono y mueve un cubo de Recursos (cualquiera) a Prohibido.
IV-C-2 | No si va ganando.
IV-C-2 penalty | Si el bono de quien pone la Meta y va ganando se señala antes de la jugada siguiente o de un desafío legal, el cubo vuelve a Recursos y esa persona pierde 1 punto.
IV-D | Quien pone la Meta puede decir «sin Meta». Los rivales tienen 1 minuto para decir si están de acuerdo.
IV-D-1 | Si todos están de acuerdo, la tirada es nula, y la misma persona vuelve a poner la Meta.
IV-D-1 comment (a) | Solo con tiradas raras (menos de tres cifras, una o dos operaciones).
IV-D-1 comment (b) | Una tirada nula no da puntos.
IV-D-1 comment (c) | Después de un bono quien pone la Meta tiene que ponerla y no puede decir que no hay Meta.
IV-D-2 | Quien no está de acuerdo levanta el bloque y tiene 1 minuto para poner una Meta.
IV-D-2 set | Si quien no estaba de acuerdo pone una Meta, quien debía ponerla pierde 2 puntos. Un Imposible correcto antes de que otro cubo vaya al tapete lo anula.
IV-D-2 fail | Si quien no estaba de acuerdo dice después que no hay Meta, pierde 1 punto, la tirada no vale, y la misma persona tira otra vez.
V-A | Después de la Meta se juega en el sentido del reloj.
V-B | En tu turno mueves un cubo de Recursos a Obligatorio, Permitido o Prohibido, o desafías a quien movió el último.
V-B done | La jugada está hecha cuando el cubo toca el tapete. Después el cubo se queda allí toda la tirada.
V-C | Quien no va ganando: bono antes de la jugada normal.
V-C-1 | Di primero «Bono» y después mueve un cubo de Recursos a Prohibido.
V-C-1 comment (a) | Sin anunciar = jugada normal.
V-C-1 comment (b) | El primero a Prohibido, el segundo a donde quieras.
V-C-2 | Si el bono de quien va ganando se señala antes de otra jugada o desafío legal, el segundo cubo de ese turno vuelve a Recursos y quien movió pierde 1 punto.
V-C-2 comment (a) | Los empatados en cabeza pueden tomar el bono.
V-C-2 comment (b) | Es corriente mover los dos cubos a Prohibido a la vez si se dijo Bono; si no, la persona elige cuál vuelve.
VI-A | Cualquier rival puede desafiar a quien acaba de mover o de poner la Meta, sea o no su turno. Las únicas palabras son Ahora e Imposible.
VI-A-1 | Imposible dice que no se puede hacer ninguna Ecuación correcta, se haga lo que se haga con los cubos que quedan en Recursos.
VI-A-1 comment (a) | A las Metas ilegales se responde con Imposible (+8, 65+87−3, 122, 8÷0).
VI-A-1 comment (b) | Los rivales tienen que esperar a que la Meta esté acabada, aunque esté claro que no tiene remedio, como con más de seis cubos o con un 8 o un 9 en base ocho. Nadie puede reservar el bloque.
VI-A-2 | Ahora dice que hay una Solución con los cubos del tapete y como mucho un cubo de Recursos.
VI-A-2-a | Ahora solo se puede decir mientras haya al menos 2 cubos en Recursos. Si no, el desafío es inválido: se aparta, y quien desafía pierde 1 punto.
VI-A-2-a comment | El motivo está en VIII.
VI-A-2-b | Ahora solo se puede decir después de que haya un cubo en Obligatorio o Permitido. Antes se aparta, cuesta 1 punto, y el juego sigue.
VI-B | El bloque está a igual distancia de todos. Quien desafía lo levanta y dice Ahora o Imposible.
VI-B invalid | Quien levanta el bloque y hace un desafío inválido, o no dice nada, pierde 1 punto, y el desafío se aparta. Desafiarse a sí mismo es un ejemplo, y también Ahora antes de que haya un cubo en Obligatorio o Permitido.
VI-B invalid (a) | Quien hizo la última jugada no puede desafiarla: desafiarse a sí mismo es inválido.
VI-B invalid (b) | Ahora con menos de 2 en Recursos no vale.
VI-B invalid (c) | Ahora sin nada en Obligatorio ni Permitido no vale.
VI-B withdraw | Quien levanta el bloque y luego decide no desafiar pierde 1 punto, y el juego sigue.
VI-B comment (a) | El bloque decide quién desafía cuando dos quieren.
VI-B comment (b) | Tocarlo no significa nada; no se deja la mano, el dedo ni el lápiz.
VI-B comment (c) | Se levanta solo para desafiar.
VII-A | Al menos una persona debe escribir.
VII-A-1 | Después de Ahora debe escribir quien desafía, y quien movió no puede.
VII-A-2 | Después de Imposible debe escribir quien movió, y quien desafía no puede.
VII-A-3 | Cuando juegan tres, la Tercera parte debe ponerse del lado de quien desafía o de quien movió. Si está del lado de quien debe escribir, también escribe.
VII-B | Una Solución correcta es una expresión legal que cumple todos los criterios 1 a 6.
VII-B-1 | Hay que escribir una Ecuación entera. Lo mejor es Solución = Meta, y también se acepta Meta = Solución.
VII-B-2 | La Solución debe ser igual a la Meta tal como la escribe quien presenta.
VII-B-2 examples | Ocho Metas de muestra con Ecuaciones: simple, agrupada por escrito, agrupada en el tapete, 0 comodín marcado (03 como 23), 0+3 con el 0 comodín marcado como 2 al revés, 0 comodín sin marca que es 0 (30×7), Factorial en la Meta (9!÷8!).
VII-B-2 note | Las marcas y lo que vale sin marca están en el Apéndice A; no hay orden de operaciones salvo VII-B-6-b.
VII-B-2 comment (a) | Quien no escribe la Meta tiene una Ecuación incorrecta, aunque la Meta solo se pueda leer de una manera.
VII-B-2 comment (b) | Se escribe la lectura, no el valor (37 está bien para 37; 40 comodín escrito 45 está bien; 3×5+2 debe agruparse).
VII-B-2 comment (c) | Una Meta agrupada con huecos se escribe con paréntesis; los huecos solos son ambiguos.
VII-B-3 | Los cubos deben usarse como dicen las partes a a f.
VII-B-3-a | La Solución debe usar al menos 2 cubos.
VII-B-3-b | La Solución debe usar todos los cubos de Obligatorio.
VII-B-3-c | La Solución no puede usar ningún cubo de Prohibido. Otro cubo con el mismo signo sí se puede usar.
VII-B-3-c comment | El mismo signo puede estar prohibido en un cubo y ser obligatorio en otro.
VII-B-3-d | Los de Permitido son opcionales.
VII-B-3-e | Después de Ahora la Solución puede usar como mucho un cubo de Recursos.
VII-B-3-f | Después de Imposible, los Recursos cuentan como Permitido.
VII-B-4 | Un número de la Solución solo puede tener una cifra, salvo que una variante permita más. Esas variantes son Números de dos cifras, Base m, Porcentaje y Punto decimal.
VII-B-5 | La Solución debe cumplir todas las variantes elegidas. Con Tres operaciones necesita tres operaciones, y con Múltiplo de k no puede ser igual a la Meta.
VII-B-6 | Una Solución que se puede leer de dos maneras es incorrecta cuando un rival muestra un valor que no es igual a la Meta escrita.
VII-B-6-a | En Equations con variantes no vale el orden usual de las operaciones. Sin paréntesis una expresión puede tener varios valores.
VII-B-6-b | Algunos signos agrupan por sí solos (i-v).
VII-B-6-b-i | √ toma el número (o grupo) que le sigue: √4+5 es (√4)+5, √(4+5)+7 es 3+7.
VII-B-6-b-ii | ! toma el número que tiene delante.
VII-B-6-b-iii | Un exponente de color toma el número (con su !) que tiene delante.
VII-B-6-b-iv | × delante (divisores / menor primo) toma el número que le sigue: ×7+9 es (×7)+9; ××9÷2 es [×(×9)]÷2; √×10 es √(×10) = 2 con divisores. Menor primo es solo de Primaria.
VII-B-6-b-v | √=i: multiplicar por √, con o sin ×, va primero.
VII-B-6-c | Si chocan (√9!, 4+×7!, 4+×12², √5!²) la expresión es ambigua; hay que agrupar.
VII-B-6-c example (a) | √9!: primero la raíz o primero el factorial.
VII-B-6-c example (b) | 4+×7!: × delante contra !; en Primaria lo mismo con Menor primo.
VII-B-6-c example (c) | 4+×12²: divisores contra exponente; también vale (4+×12)².
VII-B-6-c example (d) | √5!²: la raíz choca con ! y con el exponente.
VII-B-6-c note | Esto nunca limita cómo se lee una Meta sin agrupar, si se agrupa por escrito.
VII-C | Acabado el tiempo o estando listos, se revisa cada Ecuación presentada.
VII-C-1 | Cuando juegan tres, la Tercera parte dice si presenta una Ecuación antes de que se muestre ninguna y antes de que acaben los 2 minutos de escribir. Después no puede echarse atrás.
VII-C-1 comment | La Tercera parte puede decirlo, puede unirse a quien movió o a quien desafía, o puede presentar o no presentar cuando se acaba el tiempo.
VII-C-2 | Se presentan todas las Ecuaciones antes de revisar ninguna.
VII-C-2-a | Lo que se ha presentado no se puede corregir.
VII-C-2-b | Se rodea la Ecuación con la lectura de la Meta; cuando se pida.
VII-C-3 | Hay 2 minutos para revisar cada Ecuación. Se revisan de una en una y en cualquier orden, y los dos rivales comparten los mismos 2 minutos.
VII-C-3 comment | Forceout de dos: de una en una.
VII-C-4 | Quienes revisan deben aceptar o rechazar a tiempo. Quien rechaza debe mostrar qué incumple VII-B. Si nadie puede, la Ecuación es correcta.
VII-C-4 accept-2 | Con tres jugadores, quien no presenta nada y acepta la Ecuación de otra persona gana 2, aunque la otra persona que comprueba demuestre luego que está mal.
VII-C-4 comment | No se reconstruye con los cubos del tapete.
VII-C-5 | Quien dice que la Ecuación no es correcta necesita uno de los motivos a a f. También se puede mostrar cualquier otra falta a VII-B, como el mal uso de los cubos.
VII-C-5-a | La Meta no se puede leer legalmente. Puede que divida por 0, que tenga más de 6 cubos o tres cifras seguidas, o una cifra que la base no tiene. En Primaria puede ser irracional, y en Primaria y Media puede tener un cubo de lado sin la variante.
VII-C-5-b | Quien escribe ha leído la Meta de una manera ilegal. Son ejemplos un 0 cambiado que no es comodín y una agrupación que el tapete no muestra.
VII-C-5-c | Quien revisa puede mostrar que alguna agrupación legal hace falsa la Ecuación. Para eso la copia y añade paréntesis.
VII-C-5-c two-checkers | Dos que revisan trabajan juntos o por separado (a la vez); listos, cada intento se revisa como una Ecuación; un acierto la hace incorrecta.
VII-C-5-c final | Si todos los intentos fallan, la Ecuación vale. Cuando quien escribió empieza a revisar intentos, ya no se admite otra objeción.
VII-C-5-c comment (a) | Cuando se acaba el tiempo, quien revisa puede tomar un minuto más, que cuesta 1 punto. Quien cambia algo sin tomarlo también pierde 1 punto.
VII-C-5-c comment (b) | Por separado no se comunican.
VII-C-5-c comment (c) | Quienes revisan por separado tienen un intento cada uno. Si revisan juntos tienen uno en común.
VII-C-5-c comment (d) | La otra persona puede revisar otras cosas.
VII-C-5-c comment (e) | No hay -1 mientras se revisan intentos listos a tiempo.
VII-C-5-c examples | Se pueden añadir paréntesis a 5*2−4+0 y a 2×4−(3+1) para que no den la Meta, y también a una Meta como 7+5×3. No se pueden romper los paréntesis ya escritos. En Primaria una agrupación ilegal también hace falsa la Ecuación.
VII-C-5-c indicate | Lo que no es la cara del cubo se marca por escrito; lo que vale sin marca, en el Apéndice A.
VII-C-5-d | La Solución no es igual a la Meta escrita.
VII-C-5-d-i | Quienes revisan deben esforzarse.
VII-C-5-d-ii | Basta un argumento general (entero contra irracional; claramente demasiado grande o pequeño).
VII-C-5-d-iii | Quienes revisan pueden preguntar a un juez si la Solución es igual a la Meta. Hay dos límites.
VII-C-5-d-iii limit 1 | Después de preguntar al juez nadie puede poner más objeciones, aunque quede tiempo.
VII-C-5-d-iii limit 2 | El juez dice que sí cuando un valor legal de la Solución es igual a un valor legal de la Meta. No basta con decir que algo tiene dos sentidos: quien revisa debe escribir una agrupación.
VII-C-5-d-iii example | (5+1)! = √10!÷7: sin plantear ambigüedad el juez la da por buena con √(10!÷7); hay que escribir (√10)!÷7 o [√(10!)]÷7 para tumbarla.
VII-C-5-e | Un signo puede significar dos cosas, y una de ellas hace falsa la Ecuación. En base doce √4 puede ser una raíz o llevar la cifra once. Un signo sin marca tiene su sentido normal, así que un 0 comodín es 0.
VII-C-5-f | Una variante se usó mal o se olvidó. Son ejemplos un 0 comodín con dos sentidos, un + que no es promedio y una Solución que no cumple el múltiplo de k.
VIII-A | Cuando queda un cubo, quien mueve lo pone en Obligatorio o Permitido o desafía Imposible. Después de la jugada todos tienen 2 minutos para escribir.
VIII-A forbidden | El último cubo no puede ir a Prohibido. Si va, todo desafío se aparta y el cubo vuelve. No hay castigo salvo que se acabe el tiempo de mover.
VIII-B | Imposible se puede decir en el primer minuto después del último cubo. Quienes escriben conservan el resto de los 2 minutos.
VIII-B comment | Ahora contra el último cubo, o Imposible después del primer minuto, se aparta y cuesta 1 punto.
IX-A | Un procedimiento ilegal es un acto que incumple una regla del juego. Quien lo señala debe decir enseguida qué regla es.
IX-A-1 | Después de una jugada ilegal los cubos vuelven a donde estaban y, si hace falta, se mueve otra vez.
IX-A-1 time | Hay al menos 10 segundos para corregir una jugada ilegal, salvo que se hiciera después de la cuenta de diez. No se pierde nada más que tiempo.
IX-A-1 examples | Fuera de turno; dos cubos sin Bono; último cubo a Prohibido.
IX-A-2 | Si la jugada señalada es legal, vale.
IX-A-2 comment | Señalar por error no cuesta; hacerlo a menudo cae en IX-C.
IX-B | Si nadie ha señalado un acto ilegal y otra persona actúa después legalmente, el acto vale y ya no se puede corregir.
IX-B example | Un bono ilegal aislado se queda en Prohibido sin castigo.
IX-C | Un juez avisa a quien molesta o intimida a los demás. Cada falta posterior en esa ronda o en otra cuesta 1 punto. Quien sigue, o hace algo muy grave, puede quedar descalificado en la ronda o en todas las siguientes.
IX-C replay | Los jueces pueden mandar que los otros dos jugadores, o los tres, jueguen otra vez.
IX-C examples | La misma lista que On-Sets (teléfono, hablar, golpetear, acusaciones falsas, estropear, rodear otra variante...).
X-A | Esta parte dice quién acierta después de un desafío.
X-A-1 | Acierta quien debía y lo hace bien; una Tercera parte de acuerdo con quien debe escribir también tiene que escribir bien.
X-A-2 | Acierta quien no debía si ningún rival escribió bien.
X-A-2 exception | Quien no presenta y acepta gana 2 en todo caso.
X-B | Esta parte dice cuántos puntos gana cada persona después de un desafío.
X-B-1 | Quien no acierta gana 2.
X-B-2 | Quien desafía o quien movió, si acierta, gana 6.
X-B-3 | Una Tercera parte que acierta gana 6 del lado de quien movió o junto a un Ahora que falla, y 4 junto a quien desafía y acierta.
X-C | Puntos de forceout cuando nadie desafía Imposible.
X-C-1 | Después del último cubo una Solución correcta gana 4.
X-C-2 | Después del último cubo quien no tiene una Solución correcta gana 2.
X-D | Quien está ausente pierde 2 puntos en esa tirada.
XI-A | Quien no acaba a tiempo pierde 1 punto y tiene un minuto más. Quien tampoco acaba entonces pierde otro punto y el turno o la tarea.
XI-A note | Un juez debe firmar cada castigo de un punto.
XI-A-1-a | Hay 1 minuto para tirar los cubos.
XI-A-1-b | Hay 15 segundos para elegir una variante después del minuto de tirar.
XI-A-1-c | Hay 2 minutos para poner la Meta.
XI-A-1-d | Hay 2 minutos para el primer turno de una tirada.
XI-A-1-e | Hay 1 minuto para cada uno de los demás turnos, con su bono.
XI-A-1-f | Hay 15 segundos para decir el desafío después de levantar el bloque.
XI-A-1-g | Decidir Imposible tras el último cubo 1 minuto, dentro de los 2 de escribir.
XI-A-1-h | Hay 2 minutos para escribir. La Tercera parte debe decidir dentro de ellos.
XI-A-1-i | Hay 2 minutos para revisar una Ecuación.
XI-A-2 | La arena que sobra da más tiempo a la persona siguiente. Un rival decide si gira el reloj, para que corra el resto menor antes de que empiece el límite siguiente.
XI-A-3 | Cuando se acaba el tiempo se avisa y un rival cuenta 10 segundos en voz alta. Solo quien no ha acabado al llegar a cero pierde 1 punto.
XI-A-3 pace | Ritmo razonable 1010, 1009 ... cero.
XI-A-3 exception | Después de levantar el bloque hay 15 segundos y ninguna cuenta. Quien no ha dicho entonces un desafío válido pierde 1 punto, y el juego sigue.
XI-B | Una ronda tiene 30 minutos. Después no empieza ninguna tirada nueva. Una tirada en la que nadie ha desafiado y en la que no se ha jugado el último cubo sigue como dicen 1 y 2.
XI-B-1 | Hay 5 minutos más para acabar.
XI-B-2 | Si nadie ha desafiado y hay cubos en Recursos, se dice alto. Entonces no van más cubos al tapete. Todos tienen 2 minutos para escribir con cualquier cubo de Recursos. Una Solución correcta gana 4, y si no, son 2.
XII-A three | Con tres jugadores gana 6 puntos quien queda primero en solitario, 5 cada uno de dos que comparten el primer lugar y 4 cada uno de tres que lo comparten. Quien queda segundo en solitario gana 4, y dos que comparten el segundo lugar ganan 3. Quien queda tercero en solitario gana 2.
XII-A two | Con dos jugadores el primero gana 6 puntos y el segundo 4. Si empatan, cada uno gana 5.
XII-B | Todos firman la hoja de puntos, y la entrega quien gana. Un simple descuido se puede corregir si todos están de acuerdo. Si se firmó un resultado falso para engañar, se aplican 1 y 2.
XII-B-1 | Quien firma a propósito una puntuación demasiado baja se queda con la más baja.
XII-B-2 | Quien firma a propósito una puntuación demasiado alta tiene 0 en esa ronda.
XIII comment | El procedimiento de elección está en II-B.
XIII-A note | Los naturales de contar empiezan en 1; los enteros no negativos en 0.
XIII-A general | En Primaria una potencia necesita base y exponente enteros no negativos. Una raíz necesita un número natural como índice, y su base y su valor deben ser enteros no negativos.
XIII-A general examples | 3*2, 0*9, 7*0 valen; bases o exponentes negativos o fraccionarios son ilegales; √5, 3√9 ilegales; √3*4 depende de la agrupación.
XIII-A-1 | Con De lado, un cubo de un número distinto de 0 puede ponerse de lado, en la Meta o en la Solución. Entonces significa 1 dividido por ese número.
XIII-A-1 comment | Se marca según el Apéndice A.
XIII-A-2 | Con Al revés, un cubo de un número puede ponerse cabeza abajo. Entonces significa ese número en negativo. No puede hacerlo dentro de un número de dos cifras.
XIII-A-2 comment (a) | Si se eligen De lado y Al revés, un cubo de la Solución puede estar girado de las dos formas. Un cubo de la Meta no puede.
XIII-A-2 comment (b) | Se marca según el Apéndice A.
XIII-A-3 | Con 0 comodín, un 0 puede significar cualquier número de los cubos. Debe significar lo mismo en toda la Meta y la Solución, y hay que escribirlo si no es 0.
XIII-A-3 examples | No valen dos 0 con sentidos distintos, tampoco entre Meta y Solución.
XIII-A-4 | Factorial: hay dos ! para Solución o Meta; se escriben.
XIII-A-4 comment (a) | n! solo para n entero no negativo; 0! = 1.
XIII-A-4 comment (b) | ! toma el número que tiene delante.
XIII-A-4 examples | ! no es un cubo (5! solo es un cubo); usarlos en la Meta los gasta; 3!! es repetido.
XIII-A-5 | Operaciones múltiples: un signo con una copia fuera de Prohibido y de la Meta se puede repetir en la Solución; con Factorial, ! sin límite en la Solución y como mucho dos en la Meta.
XIII-A-5 comment (a) | Tras Imposible: también los signos de Recursos; tras Ahora: el único cubo de Recursos si es operación.
XIII-A-5 comment (b) | Sin marca.
XIII-A-6 | Solución de tres operaciones: al menos tres signos (+ − × ÷ * √, ! con Factorial).
XIII-A-6 comment | × delante y √ de porcentaje cuentan; * como punto decimal no.
XIII-A-7 | Resto: A ÷ de lado B = resto de dividir A entre B, enteros positivos, A ≤ 1000.
XIII-A-7 examples | 15,2→1; 900,5→0; 45,70→45; 87,87→0; A,10→última cifra.
XIII-A even | Los puntos 8-11 son los de año par y se juegan en 2015-16.
XIII-A-8 | Promedio: + es el promedio de dos números, nunca la suma.
XIII-A-8 examples | 7+9 = 8; 5+(4×2) = 6.5; 4+6+9 son dos promedios y es ambiguo: 7 o 5.75, nunca la media de tres; 7−(0−9) sigue dando 16.
XIII-A-9 | Menor primo: ×A = menor primo > A, A racional ≤ 200.
XIII-A-9 comment (a) | × puede seguir multiplicando; decide el contexto.
XIII-A-9 comment (b) | × delante toma el número siguiente.
XIII-A-9 examples | ×7=11; ×(9÷2)=5; ×(0−3)=2 (1 no es primo); ××5=11; ×√49=11; ×√67 indefinido (no racional); 2××5=14, 4××6=28; ×5×7=49 por defecto, ×(5×7)=37; se puede encadenar sin límite.
XIII-A-10 | Porcentaje: A √ al revés B = A% de B; A y B pueden tener dos cifras en Meta o Solución.
XIII-A-10 examples | 25 de 16 = 4; 6 de 8 = 0.48; (8−3) de (4+2) = 0.3; con Punto decimal 1.5 de .25 = 0.00375, 25 de (1.5×2) = 0.75, 12.5 de 16 = 2.
XIII-A-11 | Con Punto decimal, un * puede ser un punto decimal. El número puede tener como mucho 3 cifras, y el punto va antes que todas las operaciones.
XIII-A-11 comment | * puede seguir siendo potencia; el uso decimal se escribe.
XIII-A-11 examples | 2*5 es 2.5 o 2^5 y 3*0 es 3.0 o 3^0; no 2.(4×2); 4*3! no tiene lectura decimal (ni 4.6 ni 4.(3!)); 12*5, 1*25, 15*0 pueden ser decimales en cualquier sitio, pero potencias solo donde valen dos cifras (Meta, o Solución con Números de dos cifras); 15*25 solo como potencia; 255* = 255; *050 = .05; cuatro cifras nunca son decimal; *37*5 nunca es .37 a la un medio y es indefinido en Primaria; las cifras giradas no son cifras.
XIII-A odd | Los puntos 12-15 son los de año impar, para 2016-17 (no en 2015-16).
XIII-A-12 | Números de dos cifras permitidos en las Soluciones.
XIII-A-13 | mcm: √ puede ser el mínimo común múltiplo de dos naturales; se marca; sigue pudiendo ser raíz.
XIII-A-13 examples | 6√8=24; 2√4 = 4 o 2; 0√5 indefinido; 6√√9 = 6.
XIII-A-14 | MCD: * puede ser el máximo común divisor de dos enteros no negativos no ambos 0 (MCD(A,A)=A, MCD(A,0)=A); se marca; sigue pudiendo ser potencia.
XIII-A-14 examples | 8*6 = 8^6 o 2; (4×2)*(6+3) = 1 o 8^9.
XIII-A-15 | Número de divisores: ×A = cuántos divisores tiene A, natural ≤ 200.
XIII-A-15 comment (a) | × puede seguir multiplicando.
XIII-A-15 comment (b) | × delante toma el número siguiente.
XIII-A-15 examples | ×1=1; ×12=6; ×16=5; ×0, ×(1÷2), ×(1−4), ×625 indefinidos (límite de Primaria); ××12=4; ×4×2=6.
XIII-B intro | Cinco variantes de Primaria pasan con sus comentarios y ejemplos; 0 comodín se amplía.
XIII-B-1 | De lado: un cubo que vale por un número distinto de cero puede estar de lado, y entonces significa uno dividido por ese número.
XIII-B-2 | Al revés; ambos giros solo en la Solución.
XIII-B-3 | Con 0 comodín, un cubo 0 puede representar cualquier signo de los cubos. Representa el mismo signo en todas partes, en la Meta y en la Solución. Quien lo usa como algo distinto de 0 tiene que escribir qué representa.
XIII-B-3 comment (a) | Con Operaciones múltiples un 0 comodín se repite solo como operación.
XIII-B-3 comment (b) | Un 0 comodín no puede ser un signo de factorial, porque ese signo no está en ningún cubo.
XIII-B-3 comment (c) | En base ocho un 0 comodín no puede ser 8 ni 9, y en base nueve no puede ser 9.
XIII-B-3 comment (d) | El único signo que representa un 0 comodín puede tener dos sentidos: × puede contar divisores o multiplicar, * puede ser potencia o coma decimal, y √ puede ser raíz o porcentaje.
XIII-B-4 | Factorial: dos ! para Solución o Meta; se escriben.
XIII-B-5 | Operaciones múltiples (signo fuera de Prohibido y de la Meta); con Factorial, ! sin límite en la Solución y como mucho dos en la Meta.
XIII-B every-year | Los puntos 6-7 (Base m, Múltiplo de k) se pueden elegir cada año en Media.
XIII-B-6 | Base m: Meta y Solución en base 8, 9 o 10; números de dos cifras permitidos en las Soluciones.
XIII-B-6 two-digit | Con Base m, números de dos cifras permitidos en las Soluciones.
XIII-B-6 examples | Cifras ≥ la base hacen ilegal una expresión (Imposible contra esas Metas).
XIII-B-7 | Con Múltiplo de k la Solución no puede ser igual a la Meta. La diferencia entre las dos debe ser un múltiplo de k, y k es un número de 6 a 11. La Meta debe estar entre −1000 y 1000.
XIII-B-7 comment | La lectura de la Meta se escribe como siempre; no hace falta la diferencia.
XIII-B even | Los puntos 8-10 (Primaria de año par, con sus comentarios) se juegan en 2015-16.
XIII-B-8 | Promedio; un 0 comodín usado como + es promedio.
XIII-B-9 | Porcentaje (A o B pueden tener dos cifras en Meta o Solución); con Base m es por m² (64 en ocho, 81 en nueve; 60% de 11 en ocho es 6.6 en ocho).
XIII-B-10 | Punto decimal, como mucho tres cifras, va primero; la Meta 4**5 puede ser 4. a la 5 (1024) o 4 a la .5 (2); fracciones en base m (4.2 en ocho = 4 1/4, 5.3 en nueve = 5 1/3); un 0 comodín puede ser decimal en un sitio y potencia en otro.
XIII-B odd | Los puntos 11-13 (11 de Primaria de año impar, 12-13 de Media de año impar) vuelven en 2016-17.
XIII-B-11 | Número de divisores, A natural ≤ 1000 (en base diez); un 0 comodín puede ser divisores en un sitio y por en otro.
XIII-B-12 | Con Exponente, un número en un cubo del color elegido puede ser un exponente sin *.
XIII-B-12 examples | 253 con 3 rojo = 25³; 523 con 2 y 3 rojos = 52³ o (5²)³, nunca 5^8.
XIII-B-12 comment (a) | Toma el número que tiene delante.
XIII-B-12 comment (b) | Un ! puede seguir a un exponente: una Meta 43 con 3 rojo puede leerse 43, 4³, 4!³, y con ! en el exponente o en la potencia.
XIII-B-12 comment (c) | Sin cifra de ese color, o todas fuera de la base: -1 y otra elección (salvo que ayude un comodín).
XIII-B-13 | Potencias de la base: un 1 fuera de un número de dos cifras puede ser cualquier potencia entera (positiva, cero o negativa) de diez, o de m con Base m.
XIII-B-13 examples | 9+1 puede ser 9+1, 9+10, 9+100 ... o 9+.1, 9+.01 ...; base ocho: 1, 8, 64, 1/8 ...; base nueve: 1, 9, 81, 1/9 ...
XIII-C intro | De lado y Al revés valen en cada tirada de Junior y Senior.
XIII-C-1 | De lado vale en todas las tiradas: un cubo que vale por un número distinto de cero puede estar de lado, y entonces significa uno dividido por ese número.
XIII-C-2 | Al revés (siempre); ambos solo en la Solución.
XIII-C carry | Los puntos 3-10 son variantes de Media elegibles en Junior, con 0 comodín y Base m ampliados; valen los comentarios y ejemplos de Media y Primaria; no se separan temporadas.
XIII-C-3 | Con 0 o × comodín, quien elige dice cuál de los dos. Puede significar cualquier signo de los cubos. Debe significar lo mismo en toda la Meta y la Solución, y hay que escribirlo si no es el suyo.
XIII-C-3 examples | Dos × deben valer por un solo signo (los dos 6, o los dos −); un × sin marca en la Meta es por, así que un × de la Solución que valga * no coincide y es incorrecto.
XIII-C-4 | Potencias de la base: un 1 que no es parte de un número de dos cifras puede significar cualquier potencia entera de diez, o de la base que vale.
XIII-C-5 | Base m: 8, 9, 11 o 12 para Meta y Solución; números de dos cifras permitidos en las Soluciones.
XIII-C-5 digits | * (o ^) puede ser la cifra diez en bases 11 y 12; √ la cifra once en base 12.
XIII-C-5 sideways | En 11/12 un * de una cifra puede estar de lado (un décimo); en la Meta valen ambas lecturas; en una Solución se marca; no dentro de un número de dos cifras.
XIII-C-5 note | Los cubos ^ nunca se colocan ni se escriben girados.
XIII-C-5 comment (a) | * y √ conservan potencia y raíz; quien escribe debe aclararlo.
XIII-C-5 comment (b) | Las potencias de la base siguen a 11 o 12.
XIII-C-5 comment (c) | Un comodín puede ser * o √ con cualquiera de sus sentidos, el mismo signo.
XIII-C-6 | Múltiplo de k, con k de 6 a 11: la Solución no debe ser igual a la Meta; las dos tienen que diferir en k por un entero distinto de cero. Aquí no se dice ningún límite de 1000.
XIII-C-7 | Operaciones múltiples (signo fuera de Prohibido y de la Meta); con Factorial, ! sin límite en la Solución y como mucho dos en la Meta.
XIII-C-8 | Con Factorial se pueden escribir dos signos de factorial entre la Solución y la Meta. Con Múltiplo de k la Meta no puede llevar ninguno.
XIII-C-9 | Número de divisores, sin límite superior.
XIII-C-9 comment | Una Ecuación que nadie puede comprobar, ni con calculadora, es incorrecta.
XIII-C-10 | Exponente: una cifra en un cubo del color elegido puede ser exponente sin signo de potencia, en la Meta y en la Solución.
XIII-D intro | Senior: variantes de Junior (las dos que siempre valen siguen) y 11-13.
XIII-D-11 | √ = i: √ no es raíz sino que puede ser i; puede ir junto a un número sin ×.
XIII-D-11 roots | Complejos: a*(b÷c) con a real negativo, b entero, c par no nulo (simplificado) pasa a ser legal.
XIII-D-11 which-root | Con √ = i una potencia a*(b÷c) puede ser cualquiera de sus raíces complejas. Quien escribe debe escribir cuál es.
XIII-D-11 precedence | Multiplicar por i, con o sin ×, va primero.
XIII-D-11 comment (a) | Número = cualquier expresión que nombra un número; √√ = i².
XIII-D-11 comment (b) | Un exponente debe ser real, así que 4*√ no se permite.
XIII-D-11 comment (c) | «Puede» solo porque en base doce √ puede ser once.
XIII-D-11 comment (d) | Un comodín usado como √ es i (salvo base doce).
XIII-D-11 comment (e) | Meta y Solución pueden ser complejas.
XIII-D-11 comment (f) | Operaciones múltiples no repite √.
XIII-D-11 comment (g) | 2√*88 como Meta no se puede leer 2(√*88), y 2√*8 en una Solución es (2√)*8 con o sin paréntesis: un número puede ir junto a √ pero no junto a √*n sin ×.
XIII-D-11 examples | Ejemplos (a)-(g) de formas y marcas de raíces.
XIII-D-11 example (a) | 2i como 2√ o √2; .25i y −3i con cubos girados.
XIII-D-11 example (b) | 3+4i como 3+4√ o 3+√4.
XIII-D-11 example (c) | (3+4)√ o √(3+4) es 7i.
XIII-D-11 example (d) | i^6 como √*6.
XIII-D-11 example (e) | 14i como 7√2.
XIII-D-11 example (f) | 4*(1÷2) puede ser 2 o −2; 16 elevado a un 4 de lado puede ser 2, −2, 2i, −2i; quien escribe quita la ambigüedad.
XIII-D-11 example (g) | La Solución (8×2)*(3÷4) para una Meta de −8i necesita escribir la raíz elegida, p. ej. (2i)³.
XIII-D-11 defaults | Tabla de lo que vale sin marca (a)-(h); (i) la Meta se puede leer de otro modo con paréntesis.
XIII-D-12 | Decimal en la Meta: cada persona decide dónde van los puntos decimales en la Meta.
XIII-D-12 examples | La Meta 20 puede ser 20, 2.0 o .2; 2*3 puede ser 2*3, .2*3, 2*.3 o .2*.3.
XIII-D-12 comment | Un punto solo puede ir delante de una cifra derecha: no delante de un cubo girado ni de i.
XIII-D-13 | Logaritmo: a ÷ de lado b = logaritmo en base b de a, a y b reales positivos, b ≠ 1.
XIII-D-13 examples | log5 25 = 2; log2 3 irracional; b = 1 y argumentos cero o negativos, indefinidos.
`;

/** Nombre y explicación de cada variante. */
export const variations = {
  sideways: {
    name: 'De lado',
    explains: 'Un cubo de un número que no sea cero puede ponerse de lado y entonces vale uno dividido entre él.',
  },
  'upside-down': {
    name: 'Al revés',
    explains: 'Un cubo de un número puede ponerse al revés y entonces vale menos ese número.',
  },
  'zero-wild': {
    name: '0 comodín',
    explains: '0 puede valer por otro signo de los cubos, el mismo en la Meta y en la Solución.',
  },
  'x-wild': {
    name: '× comodín',
    explains: '× puede valer por otro signo de los cubos, el mismo en la Meta y en la Solución.',
  },
  factorial: {
    name: 'Factorial',
    explains: 'Cada persona puede usar dos signos de factorial, entre la Meta y la Solución.',
  },
  'multiple-operations': {
    name: 'Operaciones múltiples',
    explains: 'Un signo de operación con un cubo fuera de Prohibido y de la Meta se puede repetir en la Solución.',
  },
  'three-operation': {
    name: 'Solución de tres operaciones',
    explains: 'Cada Solución tiene que llevar al menos tres signos de operación.',
  },
  remainder: {
    name: 'Resto',
    explains: '÷ de lado da el resto de dividir enteros positivos; el primero llega como mucho a 1000.',
  },
  average: { name: 'Promedio', explains: '+ significa el promedio de dos números y nunca su suma.' },
  'smallest-prime': {
    name: 'Menor primo',
    explains: '× delante de un número racional hasta 200 es el menor primo mayor que él; entre dos números multiplica.',
  },
  percent: {
    name: 'Porcentaje',
    explains: 'La raíz al revés significa tanto por ciento de; los números a ambos lados pueden tener dos cifras.',
  },
  'decimal-point': {
    name: 'Punto decimal',
    explains: 'El signo de potencia puede ser también un punto decimal en un número de tres cifras como mucho.',
  },
  'two-digit': { name: 'Números de dos cifras', explains: 'Las Soluciones pueden usar números de dos cifras.' },
  lcm: {
    name: 'Mínimo común múltiplo',
    explains: 'La raíz puede ser también el mínimo común múltiplo de dos números naturales.',
  },
  gcf: {
    name: 'Máximo común divisor',
    explains: 'El signo de potencia puede ser también el máximo común divisor de dos números enteros no ambos cero.',
  },
  'number-of-factors': {
    name: 'Número de divisores',
    explains: '× delante de un número natural es cuántos divisores tiene; entre dos números multiplica.',
  },
  base: {
    name: 'Base m',
    explains: 'La Meta y la Solución se leen en la base elegida, y las Soluciones pueden usar números de dos cifras.',
  },
  'multiple-of': {
    name: 'Múltiplo de k',
    explains: 'La Solución tiene que fallar la Meta por k veces un entero distinto de cero; dar la Meta está mal.',
  },
  exponent: {
    name: 'Exponente',
    explains: 'Un número en un cubo del color elegido puede ser un exponente sin signo de potencia.',
  },
  'powers-of-base': {
    name: 'Potencias de la base',
    explains: 'Un 1 que no forme parte de un número de dos cifras puede ser cualquier potencia entera de la base.',
  },
  'sqrt-i': {
    name: '√ = i',
    explains: 'La raíz es la unidad imaginaria i en lugar de una raíz, y puede ir junto a un número.',
  },
  'decimal-in-goal': {
    name: 'Decimal en la Meta',
    explains: 'Cada persona decide dónde van los puntos decimales en la Meta.',
  },
  log: { name: 'Logaritmo', explains: '÷ de lado es el logaritmo del primer número en la base del segundo.' },
};

export const differences = {
  'cubes.count': '24: 6 rojos, 6 azules, 6 verdes, 6 negros',
  firstGoalSetterRoll: 'la cifra más alta en un cubo rojo; una operación queda fuera salvo que todos la saquen',
  aids: 'lápiz, papel en blanco, hoja de variantes; Primaria y Media también una hoja de registro',
  basicGame: 'siete reglas; la Tercera parte toma partido',
  'variations.used': 'se eligen en cada tirada',
  'variations.twoInTwoPlayer': 'Primaria, Media, Junior',
  'variations.mayPickTwo': 'en Senior',
  'variations.alwaysOn': 'De lado, Al revés',
  'variations.seasonParity': 'Primaria y Media: un grupo para temporadas que acaban en año par y otro para las demás',
  'multipleOperations.source': 'los que tienen un cubo fuera de Prohibido y de la Meta',
  'wild.scope': 'Meta y Solución; un número en Primaria, cualquier signo en las demás',
  'goal.cubes': 'de 1 a 6',
  'goal.meaning': 'una expresión con números de una o dos cifras; los huecos agrupan, sin orden de operaciones',
  'goal.word': 'Meta',
  'goal.setOnTimeout': 'no se dice',
  'noGoal.disagree': 'tiene un minuto para poner una Meta y se sigue jugando',
  'noGoal.scoring':
    'quien debía ponerla −2 salvo un Imposible correcto antes del siguiente cubo; quien discrepa sin poner Meta −1 y la tirada es nula',
  'bonus.goalSetterCube': 'cualquiera',
  'bonus.leaderBarred': 'prohibido en todas las divisiones',
  'bonus.whichCubeReturns': 'el segundo',
  'challenge.negativeWord': 'la palabra Imposible',
  'challenge.sayTogether': 'en 15 segundos',
  'challenge.minResourcesForNow': 'dos',
  'challenge.simultaneous': 'quien lo levanta primero',
  'challenge.selfPenalty': 'cuesta −1',
  'lastCube.lateImpossiblePenalty': 'cuesta −1',
  'illegalProcedure.specifyWithin': 'enseguida',
  'thirdParty.duty': 'toma partido; con quien escribe significa escribir también',
  'present.changeAfter': 'no se permite',
  'solution.form': 'una Solución y la lectura de la Meta a la que es igual',
  'ambiguity.procedure':
    'juntos o por separado, un intento, un minuto extra por −1; los intentos fallidos cierran las objeciones',
  'judge.equalsQuestion': 'se permite; cierra las objeciones',
  appeal: 'no se dice',
  generalArgument: 'basta',
  minCubesInSolution: 'dos',
  'score.principal': '6 si acierta, si no 2',
  'score.nowThirdBoth': '4 puntos',
  'score.nowThirdAlone': '6 puntos',
  'score.acceptTwo': '2, en un desafío de tres, para quien no presentó',
  'score.forceout': '4 si es correcta, si no 2',
  'score.absent': '−2 por tirada',
  'match.didNotPlay': 'no se dice',
  'scoresheet.oversight': 'se corrige si todos están de acuerdo',
  'conduct.authority': 'un juez, tras un aviso',
  'penalty.initials': 'Primaria y Media',
  'roll.seconds': '1 minuto',
  'variation.seconds': '15 segundos',
  'goal.seconds': '2 minutos',
  'firstTurn.seconds': '2 minutos; 1 minuto',
  'write.seconds': '2 minutos',
  'check.seconds': '2 minutos',
  late: 'cuenta de 10 segundos, −1 y un minuto más, otra vez 10 segundos, −1 y se pierde la tarea',
  round: 'ninguna tirada nueva pasados 30 minutos, alto a los 35',
  'round.judgeTimeAdded': 'no se suma',
  'stop.challengeBanned': 'no se dice; Forceout los trata como inválidos',
};
