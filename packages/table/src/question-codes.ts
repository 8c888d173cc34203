/** What is wrong with a question to a game, whatever the game; after the dot, which sentence of that code. */
export type QuestionKey =
  | 'bad-field.boolean'
  | 'bad-field.kind'
  | 'bad-field.number'
  | 'bad-field.object'
  | 'bad-field.one-of'
  | 'bad-field.range'
  | 'bad-field.text'
  | 'bad-field.texts'
  | 'internal'
  | 'missing-field'
  | 'undecided'
  | 'unknown-ask'
  | 'unknown-field';
