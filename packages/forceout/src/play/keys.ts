/** What was pressed, one by one: fast hands and pasted text come in one piece. */
export const keysIn = (heard: string): readonly string[] =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: keys are control characters.
  heard.match(/\u001b\[[0-9;]*[A-Za-z~]|\u001bO[A-Z]|[\s\S]/gu) ?? [];
