import type { words as english } from '../en/desk.ts';
import type { Translation } from '../translation.ts';

export const words: Translation<typeof english> = {
  'desk.bad-field.boolean': 'El campo "{field}" debe ser true o false.',
  'desk.bad-field.kind': 'El campo "{field}" no tiene la forma debida.',
  'desk.bad-field.number': 'El campo "{field}" debe ser un número.',
  'desk.bad-field.object': 'El campo "{field}" debe tener la forma {form}.',
  'desk.bad-field.one-of': 'El campo "{field}" debe ser uno de {values}.',
  'desk.bad-field.range': 'El campo "{field}" debe ser un número entero de {least} a {most}.',
  'desk.bad-field.text': 'El campo "{field}" debe ser un texto.',
  'desk.bad-field.texts': 'El campo "{field}" debe ser una lista de textos.',
  'desk.internal': 'No se pudo responder a la pregunta.',
  'desk.missing-field': 'Falta el campo "{field}".',
  'desk.undecided': 'No se decidió dentro del límite.',
  'desk.unknown-ask': 'Pregunta desconocida {ask}; se puede preguntar {values}.',
  'desk.unknown-field': 'Campo desconocido "{field}"; se esperaba uno de {values}.',
};
