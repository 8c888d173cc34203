import type { DeskKey } from '@forceout/table';

/** What is wrong with a question that a program asks, whatever the game. */
export const words = {
  'desk.bad-field.boolean': 'Field "{field}" must be true or false.',
  'desk.bad-field.kind': 'Field "{field}" does not have the form it must have.',
  'desk.bad-field.number': 'Field "{field}" must be a number.',
  'desk.bad-field.object': 'Field "{field}" must look like {form}.',
  'desk.bad-field.one-of': 'Field "{field}" must be one of {values}.',
  'desk.bad-field.range': 'Field "{field}" must be a whole number from {least} to {most}.',
  'desk.bad-field.text': 'Field "{field}" must be a text.',
  'desk.bad-field.texts': 'Field "{field}" must be a list of texts.',
  'desk.internal': 'The question could not be answered.',
  'desk.missing-field': 'Field "{field}" is missing.',
  'desk.undecided': 'Not decided within the budget.',
  'desk.unknown-ask': 'Unknown question {ask}; ask one of {values}.',
  'desk.unknown-field': 'Unknown field "{field}"; expected one of {values}.',
} as const satisfies Readonly<Record<`desk.${DeskKey}`, string>>;
