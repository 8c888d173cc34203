import { words as later } from './onsets-2026.ts';
import { table } from './table.ts';

/** On-Sets 2014-15 en español: lo que dice distinto de 2026-27; lo demás es igual. */
export const words: Readonly<Record<string, string>> = {
  ...later,
  ...table(`
NOTE-3 | Los cambios respecto al año anterior están en negrita; las marcas no son reglas.
NOTE-4 | Los términos en cursiva se definen en un Glosario; Forceout los lee como el Glosario de 2026-27 donde las reglas coinciden.
BASIC-I-C | Quien pone la Meta dice «Meta» cuando está completa.
BASIC-IV-A | Se desafía a quien puso la Meta o movió el último, sea o no el turno, levantando el bloque con la palabra Ahora o Nunca.
BASIC-IV-A-2 | Nunca afirma que ninguna Solución cumple con lo Obligatorio y lo Prohibido, por muchos cubos de Permitido y Recursos que se usen.
BASIC-IV-B | De tres: la Tercera parte debe estar de acuerdo o no con quien desafía.
BASIC-IV-B-1 | De acuerdo con un Ahora: la Tercera parte también escribe, por su cuenta.
BASIC-IV-B-2 | En desacuerdo con un Nunca: la Tercera parte también escribe, por su cuenta.
BASIC-V | Acierta quien debía escribir y lo hace bien, o quien no debía (otro sí) si nadie acierta.
BASIC-VI-A | No acertar vale 2.
BASIC-VI-B | Acertar vale 6, salvo 4 si se está de acuerdo con quien desafía.
BASIC-VII | Con un cubo en Recursos solo se puede decir Nunca; si no, a quien le toca debe ponerlo en Obligatorio o Permitido y entonces, salvo un Nunca, todos escriben: correcta 4, incorrecta 2.
I-B-2-a | 3 cubos de cifras con caras de 1-5.
I-C | Solo lápiz o bolígrafo, papel en blanco, hojas de variantes y tablas de Universo aprobadas; nada de notas, tablas, calculadoras, teléfonos ni aparatos (no se nombran los relojes inteligentes).
I-C comment | Las tablas no pueden venir sombreadas; el Apéndice B trae muestras.
II-B comment | Una carta repartida no se retira salvo que se pase del máximo; entonces se quitan las que sobran (el texto no dice cuáles).
II-C-3 | Partidos de dos en Primaria, Media y Junior: quien no pone la Meta debe elegir dos; Senior: cualquiera puede elegir dos en cualquier partido.
III-D-2 | Desacuerdo: levanta el bloque; 1 minuto para poner tú una Meta; si la pones, quien debía ponerla recibe -2 salvo que haya un Nunca correcto antes de que mueva la siguiente persona.
III-D-2 fail | Si quien discrepó dice luego «sin Meta»: -1, tirada nula y vuelve a tirar quien debía poner la Meta.
V-A | Cualquier rival puede desafiar a quien acaba de mover o de poner la Meta, sea o no su turno; solo existen Ahora y Nunca.
V-A-1 | Nunca: no hay Solución correcta se haga lo que se haga con los Recursos que quedan.
V-A-1 comment | A una forma ilegal o una Meta negativa se responde con Nunca.
V-A-2-a comment | Motivo: quien movió no tenía alternativa con el penúltimo cubo; Nunca sigue siendo posible; ver VIII.
V-A-2-b | Ahora antes de que haya un cubo en Obligatorio o Permitido: -1 y se sigue (se entiende que se aparta).
V-B | Bloque a igual distancia; se levanta y se dice Ahora o Nunca (no dice que sea «a la vez»).
VII-A-1 | Ahora: quien desafía debe escribir, quien movió no puede.
VII-A-2 | Nunca: quien movió debe escribir, quien desafía no puede.
VII-A-3 | De tres: la Tercera parte debe ponerse del lado de quien desafía o de quien movió; con quien debe escribir, también escribe.
VII-B-4-f | Después de Nunca: los Recursos cuentan como Permitido.
VII-C-1 | Desafío de tres, antes de presentar nada: al final de los 2 minutos de escribir la Tercera parte declara si presenta; no se puede retirar.
VII-C-1 comment | Lo indica diciéndolo, uniéndose a quien movió o desafía (de palabra o señalando), o presentando o no a tiempo.
VII-C-2-a | No hay correcciones después de presentar (no dice que se pierda sin más).
VII-C-5-b-ii | Basta un argumento general (no solo con Soluciones no ambiguas), p. ej. Meta 0 y conjunto claramente no vacío; la Restricción deja menos cartas que la Meta, sin Conjunto doble.
VII-C-5-c | Motivo: alguna agrupación no da la Meta; el rival copia la Solución y añade paréntesis; si así no da la Meta, es incorrecta (sin trabajo en común ni minuto extra, y un intento fallido no cierra otras objeciones).
VII-C-5-c comment (c) | Cada persona que revisa tiene una ocasión de demostrar la ambigüedad.
VIII-A | Queda un cubo: quien mueve lo pone en Obligatorio o Permitido o desafía Nunca; después cada persona tiene 2 minutos para escribir.
VIII-A forbidden | El último cubo no puede ir a Prohibido: el desafío se aparta y el cubo vuelve; no hay castigo salvo que se acabe el tiempo de mover.
VIII-B | Contra quien movió el último cubo vale Nunca hasta el final del primer minuto de escribir; quienes escriben conservan el resto de los 2 minutos.
VIII-B comment | Ahora contra el último cubo, o Nunca pasado ese minuto: -1 y se aparta.
X-A-1 | Acierta quien debía escribir y lo hace bien; una Tercera parte de acuerdo con quien debe escribir también tiene que escribir bien.
X-B-1 | No acertar: 2.
X-B-2 | Acertar: 6, salvo una Tercera parte de acuerdo con quien desafía: 4.
X-C | Puntos de forceout cuando nadie desafía Nunca.
X-D | Ausente: -2 (no habla de llegar tarde).
XI-A-1-a | Tirar los cubos: 1 minuto (el reparto cae dentro por II-B).
XI-A-1-g | Decidir Nunca tras el último cubo: 1 minuto, dentro de los 2 de escribir.
XI-A-3 pace | Ritmo razonable 1010, 1009 ... cero.
XI-B-2 | Alto: no hay más cubos al tapete (no habla de desafíos); 2 minutos para escribir con cualquier cubo de Recursos; 4 / 2.
XII-A three | 6 / empate 5 / empate de tres 4 / segundo 4 / empate en el segundo 3 / tercero 2 (sin fila de «no jugó»).
XII-A two | 6 / empate 5 / segundo 4 (sin fila de «no jugó»).
XIII comment | Remite a II-B para elegir; el procedimiento está en II-C.
XIII-A-6 comment (a) | Tras Nunca: también los signos de Recursos; tras Ahora: el único cubo de Recursos si es (o vale por) una operación.
XIII-C-7 | Cambio desde Permitido; la prohibición de = ⊆ no se repite en Junior pero llega por el comentario de Media.
XIII-C-10 comment | − en el Conjunto doble es diferencia simétrica siempre que también valga Diferencia simétrica (sin regla de orden).
XIII-D-14 limits | 3 minutos para escribir, 3 para revisar cada pareja; Ahora necesita al menos 3 cubos en Recursos; 2 minutos para desafiar Nunca tras el último cubo.
`),
};
