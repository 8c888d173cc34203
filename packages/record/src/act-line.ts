import { type Act, definitionOf, type Json, readAct } from '@forceout/table';
import { readMoment, writeMoment } from './moment.ts';
import { because, fault, type RecordFault } from './record.ts';
import { readWords, type Word, writeListWord, writeWord } from './word.ts';

const wordsOf = (seat: unknown, verb: string): readonly string[] => definitionOf(seat, verb)?.words ?? [];

/** `0:12 1 move B required`; fields beyond the plain ones follow as `name=value`. Nobody (`-`) waits. */
export function writeActLine(at: number, act: Act): string {
  const { seat, do: verb, ...fields } = act as { seat?: number | string; do: string } & Record<string, Json>;
  const rest = new Map(Object.entries(fields).filter(([, value]) => value !== undefined));
  const words: string[] = [];
  for (const field of wordsOf(seat, verb)) {
    const name = field.replace('…', '');
    const value = rest.get(name);
    if (value === undefined || (field.endsWith('…') && (value as readonly string[]).length === 0)) break;
    if (field.endsWith('…')) words.push(...(value as readonly string[]).map(writeListWord));
    else words.push(writeWord(value));
    rest.delete(name);
  }
  for (const [name, value] of rest) words.push(`${name}=${JSON.stringify(value)}`);
  return [writeMoment(at), seat === undefined ? '-' : String(seat), verb, ...words].join(' ');
}

export function readActLine(
  line: string,
  no: number,
): { readonly ok: true; readonly at: number; readonly act: Act } | RecordFault {
  const head = /^(\s*)(\S+)(\s+)(\S+)(\s+)(\S+)/.exec(line);
  if (head === null) return fault(no, 1, because('act-line'));
  const [all, before = '', moment = '', , who = '', , verb = ''] = head;
  const at = readMoment(moment);
  if (at === null) return fault(no, before.length + 1, because('moment', { moment }));
  const words = readWords(line, all.length);
  if (!('length' in words)) return fault(no, words.column, words.said);
  const act: Record<string, Json> = { do: verb };
  if (who !== '-') act.seat = /^[012]$/.test(who) ? Number(who) : who;
  const plain = words.filter(w => w.name === null);
  for (const field of wordsOf(act.seat, verb)) {
    if (plain.length === 0) break;
    if (field.endsWith('…')) act[field.replace('…', '')] = plain.splice(0).map(asText);
    else {
      const [word] = plain.splice(0, 1);
      if (word !== undefined) act[field] = word.value;
    }
  }
  const [extra] = plain;
  if (extra !== undefined) return fault(no, extra.column, because('no-such-word', { act: verb }));
  for (const word of words) if (word.name !== null) act[word.name] = word.value;
  const read = readAct(act);
  if (!read.ok) return fault(no, all.length - verb.length + 1, read.refused);
  return { ok: true, at, act: read.act };
}

const asText = (word: Word): string => (typeof word.value === 'string' ? word.value : String(word.value));
