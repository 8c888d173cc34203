import type { words as english } from '../en/command.ts';
import type { Translation } from '../translation.ts';

export const words: Translation<typeof english> = {
  'command.bad-json': 'Esta línea no es JSON: {error}',
  'command.bad-language': 'No hay un idioma «{language}»; hay {languages}.',
  'command.bad-line': 'Una línea de un guion es un objeto JSON.',
  'command.bad-line.deep': 'Esta línea tiene demasiados niveles.',
  'command.bad-question': 'Una pregunta es un objeto JSON en una línea.',
  'command.bad-question.deep': 'Esta pregunta tiene demasiados niveles.',
  'command.bad-seat.engine': 'El evaluador responde por sí mismo.',
  'command.bad-time': '«at» tiene que ser un número entero de milisegundos desde 0.',
  'command.internal': 'Forceout falló con esta pregunta: {error}',
  'command.line-too-long': 'Una línea puede tener como mucho {limit} signos.',
  'command.not-available': '{game} no está en esta versión.',
  'command.table-first': 'La primera línea abre la mesa: {line}',
  'command.table-open': 'La mesa está abierta; un guion es una sola partida.',
  'command.unknown-field.beside': '«{field}» no va junto a «{other}».',
  'command.unknown-game': '«game» tiene que ser uno de {games}.',
};
