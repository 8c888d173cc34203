import type { words as english } from '../en/questions.ts';
import type { Translation } from '../translation.ts';

export const words: Translation<typeof english> = {
  'questions.bad-field.boolean': 'El campo "{field}" debe ser true o false.',
  'questions.bad-field.kind': 'El campo "{field}" no tiene la forma debida.',
  'questions.bad-field.number': 'El campo "{field}" debe ser un número.',
  'questions.bad-field.object': 'El campo "{field}" debe tener la forma {form}.',
  'questions.bad-field.one-of': 'El campo "{field}" debe ser uno de {values}.',
  'questions.bad-field.range': 'El campo "{field}" debe ser un número entero de {least} a {most}.',
  'questions.bad-field.text': 'El campo "{field}" debe ser un texto.',
  'questions.bad-field.texts': 'El campo "{field}" debe ser una lista de textos.',
  'questions.internal': 'No se pudo responder a la pregunta.',
  'questions.missing-field': 'Falta el campo "{field}".',
  'questions.undecided': 'No se decidió dentro del límite.',
  'questions.unknown-ask': 'Pregunta desconocida {ask}; se puede preguntar {values}.',
  'questions.unknown-field': 'Campo desconocido "{field}"; se esperaba uno de {values}.',
};
