import { itemAt } from '@forceout/rulebook';
import type { CoverageLine } from '@forceout/table';
import type { TranslateVerb } from './command/verb-words.ts';

interface Row {
  readonly cells: readonly string[];
  readonly how: string;
  readonly by: string;
}

const shown = (value: unknown, translate: TranslateVerb): string =>
  value === null ? translate('account.none') : typeof value === 'string' ? value : JSON.stringify(value);

/** The account as a table for people; lines that differ in one number only, and by one, are told as one. */
export function accountTable(covered: readonly CoverageLine[], translate: TranslateVerb): string {
  const keys = [...new Set(covered.flatMap(line => Object.keys(line.part)))];
  if (keys.length === 0)
    return covered
      .map(({ how, by }) => `${translate('account.everything')}  ${translate(`account.${how}`)}  ${by ?? ''}`)
      .join('\n');
  const groups: { lines: CoverageLine[]; key: string | null }[] = [];
  for (const line of covered) {
    const group = groups.at(-1);
    const key = group ? nextIn(itemAt(group.lines, group.lines.length - 1), line) : null;
    if (group && key !== null && (group.key === null || group.key === key)) {
      group.lines.push(line);
      group.key = key;
    } else groups.push({ lines: [line], key: null });
  }
  const rows = groups.map(({ lines, key }): Row => {
    const [first] = lines as [CoverageLine];
    const last = itemAt(lines, lines.length - 1);
    const cell = (name: string): string => {
      const value = first.part[name];
      if (value === undefined) return '';
      return name === key ? `${shown(value, translate)}–${shown(last.part[name], translate)}` : shown(value, translate);
    };
    return { cells: keys.map(cell), how: translate(`account.${first.how}`), by: first.by ?? '' };
  });
  const head = [...keys, translate('account.how'), translate('account.by')];
  const body = rows.map(({ cells, how, by }) => [...cells, how, by]);
  const widths = head.map((name, i) => Math.max(name.length, ...body.map(cells => (cells[i] ?? '').length)));
  const row = (cells: readonly string[]): string =>
    cells
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd();
  return [row(head), row(widths.map(width => '-'.repeat(width))), ...body.map(row)].join('\n');
}

/** The one field in which `to` is just one above `from`, everything else alike; null otherwise. */
function nextIn(from: CoverageLine, to: CoverageLine): string | null {
  if (from.how !== to.how || from.by !== to.by) return null;
  const keys = Object.keys(from.part);
  if (keys.join() !== Object.keys(to.part).join()) return null;
  const changed = keys.filter(key => JSON.stringify(from.part[key]) !== JSON.stringify(to.part[key]));
  const [key] = changed;
  if (key === undefined || changed.length > 1) return null;
  const [a, b] = [from.part[key], to.part[key]];
  return typeof a === 'number' && typeof b === 'number' && b === a + 1 ? key : null;
}
