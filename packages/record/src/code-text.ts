/** Signs that a chat or a mail may cut off or change in a link, and what stands for them. Letters and digits stay. */
const ESCAPES: Readonly<Record<string, string>> = {
  '~': 't',
  '.': 'd',
  _: 'u',
  "'": 'c',
  '=': 'e',
  '+': 'a',
  '/': 'v',
  '*': 'p',
  '%': 'h',
  '|': 'b',
  '!': 'f',
  '(': 'o',
  ')': 'z',
  '[': 'q',
  ']': 'w',
  '{': 'k',
  '}': 'y',
};

const SIGNS = new Map(Object.entries(ESCAPES).map(([sign, letter]) => [letter, sign]));

/** Any text in letters, digits, `-`, `_` and `~`; what has no short form is written by its number. */
export const toCodeText = (text: string): string =>
  [...text]
    .map(sign =>
      /^[A-Za-z0-9-]$/.test(sign)
        ? sign
        : sign === ' '
          ? '_'
          : Object.hasOwn(ESCAPES, sign)
            ? `~${ESCAPES[sign]}`
            : `~x${(sign.codePointAt(0) ?? 0).toString(16)}~`,
    )
    .join('');

/** null where the text was not written by `toCodeText`. */
export function fromCodeText(code: string): string | null {
  let text = '';
  for (let at = 0; at < code.length; at++) {
    const sign = code.charAt(at);
    if (sign !== '~') {
      text += sign === '_' ? ' ' : sign;
      continue;
    }
    const mark = code[++at];
    if (mark === 'x') {
      const number = /^([0-9a-f]{1,6})~/.exec(code.slice(at + 1))?.[1];
      if (number === undefined || Number.parseInt(number, 16) > 0x10ffff) return null;
      text += String.fromCodePoint(Number.parseInt(number, 16));
      at += number.length + 1;
      continue;
    }
    const meant = mark === undefined ? undefined : SIGNS.get(mark);
    if (meant === undefined) return null;
    text += meant;
  }
  return text;
}

const BETWEEN_ITEMS = '~0';
const BETWEEN_PARTS = '~1';

/** A list of named values as one field. */
export const toCodeList = (items: readonly (readonly string[])[]): string =>
  items.map(parts => parts.map(toCodeText).join(BETWEEN_PARTS)).join(BETWEEN_ITEMS);

export function fromCodeList(code: string): readonly (readonly string[])[] | null {
  if (code === '') return [];
  const items = code.split(BETWEEN_ITEMS).map(item => item.split(BETWEEN_PARTS).map(fromCodeText));
  return items.every(parts => parts.every(part => part !== null)) ? (items as string[][]) : null;
}
