import type { StoredEntry } from '@forceout/host';

/** A text cut into what stays the same from entry to entry and what may change: the words of JSON, without their names. */
export interface Cut {
  /** With a mark wherever a word stood. */
  readonly form: string;
  readonly words: readonly string[];
}

/** No text of ours has it: JSON escapes it. */
export const MARK = '\u0000';

/** What tells one kind of entry from another stays in the form, and who acts in the head of an entry. */
const WORD =
  /("(?:kind|event|do)":"[^"]*"|"(?:[^"\\]|\\.)*":)|"(?:[^"\\]|\\.)*"|(?<![\w"])-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?(?![\w"])|\b(?:true|false|null)\b/g;
const HEAD_SEAT = /^\{"kind":"\w+","seat":\d/;

export function cut(text: string): Cut {
  const words: string[] = [];
  const kept = HEAD_SEAT.exec(text)?.[0] ?? '';
  const form = text.slice(kept.length).replace(WORD, (word, kind: string | undefined) => {
    if (kind !== undefined) return word;
    words.push(word);
    return MARK;
  });
  return { form: kept + form, words };
}

export function joined({ form, words }: Cut): string {
  let text = '';
  form.split(MARK).forEach((piece, i) => {
    text += i === 0 ? piece : words[i - 1] + piece;
  });
  return text;
}

/** Our own clients make keys of their name, a count and a number by chance. */
const OWN_KEY = /^([^"\\]*)-(0|[1-9]\d{0,8})-([0-9a-z]{1,10})$/;
const TOLD_KEY = /^\{"name":"([^"\\]*)","ask":(\d+),"random":(\d+)\}$/;

function keyText(key: string | null): string {
  const [, name, ask, random = ''] = (key === null ? null : OWN_KEY.exec(key)) ?? [];
  const number = Number.parseInt(random, 36);
  if (number.toString(36) !== random) return JSON.stringify(key);
  return `{"name":"${name}","ask":${ask},"random":${number}}`;
}

function keyOf(text: string): string | null {
  const [, name, ask, random] = TOLD_KEY.exec(text) ?? [];
  return name === undefined ? (JSON.parse(text) as string | null) : `${name}-${ask}-${Number(random).toString(36)}`;
}

/** Where an event of a list begins. */
const EVENT = /(?<=[[,])(?=\{"at":\d+,"seq":)/;

/** An entry as texts that resemble those of other entries: its head with who, key and secret; then each event. */
export function textsOf({ body, person, key, secret }: StoredEntry): readonly string[] {
  const [head = '', ...events] = body.split(EVENT);
  return [
    `${head}\n"person":${JSON.stringify(person)}\n"key":${keyText(key)}\n"secret":${JSON.stringify(secret)}`,
    ...events.map(event => event.replace(/(?:,|\]\})$/, end => `\n"${end}"`)),
  ];
}

export function entryOf(texts: readonly string[], seq: number, wall: number): StoredEntry {
  const [first = '', ...events] = texts;
  const [head = '', ...named] = first.split('\n');
  const [person = 'null', key = 'null', secret = 'null'] = named.map(line => line.slice(line.indexOf(':') + 1));
  const body = head + events.map(event => event.replace(/\n"(.*)"$/, '$1')).join('');
  return {
    ...{ seq, wall, person: JSON.parse(person) as string | null, key: keyOf(key) },
    ...{ body, secret: JSON.parse(secret) as string | null },
  };
}
