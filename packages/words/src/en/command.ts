/** What the command line says of its input. */
export const words = {
  'command.bad-json': 'This line is not JSON: {error}',
  'command.bad-language': 'There is no language "{language}"; there are {languages}.',
  'command.bad-line': 'A line of a script is a JSON object.',
  'command.bad-line.deep': 'This line is nested too deeply.',
  'command.bad-question': 'A question is a JSON object on one line.',
  'command.bad-question.deep': 'This question is nested too deeply.',
  'command.bad-seat.engine': 'The evaluator answers by itself.',
  'command.bad-time': '"at" must be whole milliseconds from 0.',
  'command.internal': 'Forceout failed on this question: {error}',
  'command.line-too-long': 'A line may have at most {limit} characters.',
  'command.not-available': '{game} is not available in this version.',
  'command.table-first': 'The first line opens the table: {line}',
  'command.table-open': 'The table is open; a script is one match.',
  'command.unknown-field.beside': '"{field}" does not belong beside "{other}".',
  'command.unknown-game': '"game" has to be one of {games}.',
};
