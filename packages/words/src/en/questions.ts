import type { QuestionKey } from '@forceout/table';

/** What is wrong with a question that a program asks, whatever the game. */
export const words = {
  'questions.bad-field.boolean': 'Field "{field}" must be true or false.',
  'questions.bad-field.kind': 'Field "{field}" does not have the form it must have.',
  'questions.bad-field.number': 'Field "{field}" must be a number.',
  'questions.bad-field.object': 'Field "{field}" must look like {form}.',
  'questions.bad-field.one-of': 'Field "{field}" must be one of {values}.',
  'questions.bad-field.range': 'Field "{field}" must be a whole number from {least} to {most}.',
  'questions.bad-field.text': 'Field "{field}" must be a text.',
  'questions.bad-field.texts': 'Field "{field}" must be a list of texts.',
  'questions.internal': 'The question could not be answered.',
  'questions.missing-field': 'Field "{field}" is missing.',
  'questions.undecided': 'Not decided within the budget.',
  'questions.unknown-ask': 'Unknown question {ask}; ask one of {values}.',
  'questions.unknown-field': 'Unknown field "{field}"; expected one of {values}.',
} as const satisfies Readonly<Record<`questions.${QuestionKey}`, string>>;
