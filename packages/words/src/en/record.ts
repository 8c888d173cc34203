import type { RecordKey } from '@forceout/record';

/** Why a text is no record of a match. */
export const words = {
  'record.act-line': 'A line is a moment, a seat and an act: 0:12 1 lift',
  'record.moment': '"{moment}" is not a moment like 12:05 or 0:03.250.',
  'record.no-such-word': '"{act}" takes no such word here.',
  'record.no-tags': 'A record begins with its tags: [Edition "{edition}"] …',
  'record.other-result': 'The referee does not come to "{result}".',
  'record.tag': 'A tag looks like [Edition "{edition}"].',
  'record.tag-text': 'The text of this tag is not properly quoted.',
  'record.word-json': '"{word}" is neither a plain word nor JSON.',
  'record.word-open': 'This word is not closed.',
} as const satisfies Readonly<Record<RecordKey, string>>;
