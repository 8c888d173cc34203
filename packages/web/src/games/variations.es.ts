/** Names and explanations of variations in Spanish; the English ones are the rulebook's. By the id the rulebook lists. */
export const variationsEs: Readonly<Record<string, { readonly name: string; readonly explains: string }>> = {
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
