import type { words as english } from '../en/record.ts';
import type { Translation } from '../translation.ts';

export const words: Translation<typeof english> = {
  'record.act-line': 'Una línea es un momento, un asiento y un acto: 0:12 1 lift',
  'record.moment': '«{moment}» no es un momento como 12:05 o 0:03.250.',
  'record.no-such-word': '«{act}» no lleva aquí esa palabra.',
  'record.no-tags': 'Un registro empieza con sus etiquetas: [Edition "{edition}"] …',
  'record.other-result': 'El árbitro no llega a «{result}».',
  'record.tag': 'Una etiqueta es como [Edition "{edition}"].',
  'record.tag-text': 'El texto de esta etiqueta no está bien entre comillas.',
  'record.word-json': '«{word}» no es una palabra simple ni JSON.',
  'record.word-open': 'Esta palabra no está cerrada.',
};
