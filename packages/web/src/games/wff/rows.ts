import type { Json } from '@forceout/table';
import {
  type ProofItem,
  printReason,
  proofToJson,
  readProofJson,
  readReason,
  usualLabel,
  type WrittenProof,
} from '@forceout/wff';

/** One line of a proof on the pad. `opens`: it is the supposition that begins a sub-proof. */
export interface Row {
  readonly depth: number;
  readonly opens: boolean;
  readonly wff: string;
  /** As written beside the line: `Co, b1, b2`. */
  readonly why: string;
}

export const emptyRow: Row = { depth: 0, opens: false, wff: '', why: '' };

/** After any change: a line stands at most one level deeper than the one above, and only by opening a sub-proof. */
export function settle(rows: readonly Row[]): readonly Row[] {
  const out: Row[] = [];
  for (const row of rows) {
    const above = out.at(-1)?.depth ?? 0;
    const depth = Math.max(0, Math.min(row.depth, out.length === 0 ? 0 : above + 1));
    const opens = depth > 0 && (row.opens || depth > above);
    out.push(depth === row.depth && opens === row.opens ? row : { ...row, depth, opens });
  }
  return out;
}

/** The whole label path of each row, as the checker names lines. */
export function pathsOf(rows: readonly Row[]): readonly (readonly string[])[] {
  const counts: number[] = [0];
  const open: string[] = [];
  return rows.map(({ depth, opens }) => {
    counts.length = depth + 1;
    open.length = depth;
    if (opens) {
      const outer = counts[depth - 1] ?? 0;
      open[depth - 1] = usualLabel(outer, depth - 1);
      counts[depth - 1] = outer + 1;
      counts[depth] = 0;
    }
    const label = usualLabel(counts[depth] ?? 0, depth);
    counts[depth] = (counts[depth] ?? 0) + 1;
    return [...open, label];
  });
}

/** What is shown beside a line: its own label and that of the sub-proof it stands in. */
export const shortLabel = (path: readonly string[]): string => path.slice(-2).join('');

/** `b1`, `2.b.1` and `2 b 1` all name the line at path 2, b, 1. */
function fullCite(cite: string, paths: readonly (readonly string[])[]): string {
  const parts = cite.match(/\d+|[a-z]+/gi) ?? [];
  if (parts.length < 2) return cite;
  const known = paths.flatMap(path => path.map((_, i) => path.slice(0, i + 1)));
  const found = known.findLast(path => parts.every((part, i) => path.at(i - parts.length) === part));
  return (found ?? parts).join('.');
}

export interface TypedReason {
  readonly names: readonly string[];
  readonly cites: readonly string[];
}

export function readTypedReason(text: string): TypedReason {
  const tokens = text.split(/[,\s]+/).filter(token => token !== '');
  const cut = tokens.findIndex((token, i) => i > 0 && !/^[A-Z]/.test(token));
  return cut < 0 ? { names: tokens, cites: [] } : { names: tokens.slice(0, cut), cites: tokens.slice(cut) };
}

/** The proof as the game reads it. */
export function proofOf(rows: readonly Row[], header: WrittenProof['header']): WrittenProof {
  type Open = { kind: 'sub'; label: null; items: (ProofItem | Open)[] };
  const top: (ProofItem | Open)[] = [];
  const levels = [top];
  const paths = pathsOf(rows);
  rows.forEach((row, i) => {
    levels.length = row.depth + (row.opens ? 0 : 1);
    if (row.opens) {
      const sub: Open = { kind: 'sub', label: null, items: [] };
      levels.at(-1)?.push(sub);
      levels.push(sub.items);
    }
    const { names, cites } = readTypedReason(row.why);
    levels.at(-1)?.push({
      kind: 'line',
      label: null,
      wff: row.wff,
      reason: readReason(names, null),
      cites: cites.length > 0 ? cites.map(cite => fullCite(cite, paths.slice(0, i))) : null,
    });
  });
  return { header, items: top };
}

export const proofJson = (rows: readonly Row[], premises: readonly string[], goal: string): Json =>
  proofToJson(proofOf(rows, { premises, goal }));

/** A presented proof as rows; null when there is none that can be read. */
export function rowsOf(proof: Json | undefined): readonly Row[] | null {
  if (proof === undefined || proof === null) return null;
  const read = readProofJson(proof, 'proof');
  if (!read.ok) return null;
  const rows: Row[] = [];
  const walk = (items: readonly ProofItem[], depth: number, opens: boolean): void => {
    items.forEach((item, i) => {
      if (item.kind === 'sub') walk(item.items, depth + 1, true);
      else
        rows.push({
          depth,
          opens: opens && i === 0,
          wff: item.wff,
          why: printReason(item.reason, item.cites?.map(shortCite) ?? null),
        });
    });
  };
  walk(read.value.items, 0, false);
  return rows;
}

const shortCite = (cite: string): string => shortLabel(cite.split('.'));

/** Adds a line after `at`, on its level. */
export const addRow = (rows: readonly Row[], at: number): readonly Row[] =>
  settle(rows.toSpliced(at + 1, 0, { ...emptyRow, depth: rows[at]?.depth ?? 0 }));

/** Opens a sub-proof at this line when it is still empty, else after it. */
export function openAt(rows: readonly Row[], at: number): { rows: readonly Row[]; at: number } {
  const row = rows[at];
  if (row && row.wff === '' && !row.opens && at > 0) {
    const depth = row.depth + 1;
    return { rows: settle(rows.with(at, { ...row, depth, opens: true, why: row.why || 's' })), at };
  }
  const depth = (row?.depth ?? 0) + 1;
  return { rows: settle(rows.toSpliced(at + 1, 0, { depth, opens: true, wff: '', why: 's' })), at: at + 1 };
}

/** Closes the sub-proof: this line, or a new one after it, stands one level further out. */
export function closeAt(rows: readonly Row[], at: number): { rows: readonly Row[]; at: number } {
  const row = rows[at];
  if (!row || row.depth === 0) return { rows, at };
  const depth = row.depth - 1;
  if (row.wff === '') {
    const why = row.opens && row.why === 's' ? '' : row.why;
    return { rows: settle(rows.with(at, { ...row, depth, opens: false, why })), at };
  }
  return { rows: settle(rows.toSpliced(at + 1, 0, { ...emptyRow, depth })), at: at + 1 };
}

export const dropRow = (rows: readonly Row[], at: number): readonly Row[] => settle(rows.toSpliced(at, 1));

/** Moves a line up or down; it takes the level of its new place. */
export function moveRow(rows: readonly Row[], at: number, by: -1 | 1): readonly Row[] {
  const a = rows[at];
  const b = rows[at + by];
  if (!a || !b) return rows;
  const { depth, opens } = a;
  return settle(rows.with(at, { ...b, depth, opens }).with(at + by, { ...a, depth: b.depth, opens: b.opens }));
}
