import { writeActLine } from './act-line.ts';
import type { MatchRecord, RecordLine } from './record.ts';

const writeLine = (line: RecordLine): string =>
  line.kind === 'act'
    ? writeActLine(line.at, line.act)
    : `${line.kind === 'result' ? '=' : ';'} ${line.text}`.trimEnd();

export const writeRecord = ({ tags, lines }: MatchRecord): string =>
  `${tags.map(t => `[${t.name} ${JSON.stringify(t.value)}]`).join('\n')}\n\n${lines.map(l => `${writeLine(l)}\n`).join('')}`;
