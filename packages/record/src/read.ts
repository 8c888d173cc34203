import { newestEdition } from '@forceout/rulebook';
import { readActLine } from './act-line.ts';
import { because, fault, type MatchRecord, type RecordFault, type RecordLine, type Tag } from './record.ts';
import { upcastResult } from './results.ts';

const TAG = /^\[([A-Za-z][A-Za-z0-9]*) ("(?:[^"\\]|\\.)*")\]$/;

const resultIn = (tags: readonly Tag[], text: string): string =>
  tags.some(({ name, value }) => name === 'Forceout' && value === '1') ? upcastResult(text) : text;

/** Reads a record; the first thing that cannot be read is named by line and column. */
export function readRecord(text: string): { readonly ok: true; readonly record: MatchRecord } | RecordFault {
  const tags: Tag[] = [];
  const lines: RecordLine[] = [];
  for (const [i, raw] of text.split('\n').entries()) {
    const line = raw.replace(/\r$/, '').trimEnd();
    const no = i + 1;
    const first = line.trimStart()[0];
    if (first === undefined) continue;
    if (first === '[' && lines.every(l => l.kind === 'comment')) {
      const match = TAG.exec(line.trim());
      if (match === null)
        return fault(no, line.indexOf('[') + 1, because('tag', { edition: newestEdition('on-sets') }));
      try {
        const [, name = '', value = ''] = match;
        tags.push({ name, value: JSON.parse(value) as string });
      } catch {
        return fault(no, line.indexOf('"') + 1, because('tag-text'));
      }
    } else if (first === ';') lines.push({ kind: 'comment', text: line.trim().slice(1).trim(), no });
    else if (first === '=') lines.push({ kind: 'result', text: resultIn(tags, line.trim().slice(1).trim()), no });
    else {
      const act = readActLine(line, no);
      if (!act.ok) return act;
      lines.push({ kind: 'act', at: act.at, act: act.act, no });
    }
  }
  if (tags.length === 0) return fault(1, 1, because('no-tags', { edition: newestEdition('on-sets') }));
  return { ok: true, record: { tags, lines } };
}
