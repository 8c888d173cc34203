import type { StoredEntry } from '../store/engine.ts';
import type { Draft, Press, TableRow, TableStore } from '../store/tables.ts';

interface SimTable {
  readonly row: TableRow;
  readonly log: StoredEntry[];
  readonly keys: Map<string, number>;
  wake: number | null;
  claimedUntil: number;
}

/** What survives when processes do not. */
export class SimDisk {
  readonly tables = new Map<string, SimTable>();
  readonly drafts = new Map<string, Draft>();
  readonly nodes = new Map<string, number>();
  readonly attends = new Map<string, Map<string, string>>();
  readonly presses = new Map<string, Press[]>();
  readonly listeners = new Set<(subject: string) => void>();
}

/** Around every call the process may die: before it takes effect, or after, with nobody left to hear the answer. */
export type Gate = <T>(effect: () => T) => Promise<T>;

/** The store contract in memory, behind a gate. */
export function simStore(disk: SimDisk, shared: boolean, gate: Gate, hint: (subject: string) => void): TableStore {
  const table = (id: string) => disk.tables.get(id);
  return {
    shared,
    wall: () => gate(() => 0),
    hint,
    onHint: listener => disk.listeners.add(listener),
    make: ({ id, code, classId, wall, card, first }) =>
      gate(() => {
        if (disk.tables.has(id)) return false;
        if (code !== null && [...disk.tables.values()].some(t => t.row.code === code)) return false;
        const row = { id, code, classId, made: wall, card };
        disk.tables.set(id, { row, log: [first], keys: new Map(), wake: null, claimedUntil: 0 });
        return true;
      }),
    append: ({ table: id, wake, card: _, ...entry }) =>
      gate(() => {
        const found = table(id);
        if (found === undefined || entry.seq !== found.log.length + 1) return false;
        if (entry.key !== null && found.keys.has(entry.key)) return false;
        found.log.push(entry);
        if (entry.key !== null) found.keys.set(entry.key, entry.seq);
        found.wake = wake;
        found.claimedUntil = 0;
        return true;
      }),
    read: (id, after, limit) => gate(() => (table(id)?.log ?? []).slice(after, after + limit)),
    seqOfKey: (id, key) => gate(() => table(id)?.keys.get(key) ?? null),
    row: id => gate(() => table(id)?.row ?? null),
    heads: ids => gate(() => new Map(ids.flatMap(id => (table(id) ? [[id, table(id)!.log.length] as const] : [])))),
    claimWakes: (now, leaseMs, limit) =>
      gate(() => {
        const due = [...disk.tables].filter(([, t]) => t.wake !== null && t.wake <= now && t.claimedUntil <= now);
        const claimed = due.slice(0, limit);
        for (const [, t] of claimed) t.claimedUntil = now + leaseMs;
        return claimed.map(([id]) => id);
      }),
    running: () => gate(() => [...disk.tables].filter(([, t]) => t.wake !== null).map(([id]) => id)),
    attend: (id, node, who) =>
      gate(() => {
        const attends = disk.attends.get(id) ?? new Map<string, string>();
        disk.attends.set(id, attends);
        if (who === null) attends.delete(node);
        else attends.set(node, who);
      }),
    attendance: id => gate(() => [...(disk.attends.get(id) ?? [])].map(([node, who]) => ({ node, who }))),
    attendedBy: node => gate(() => [...disk.attends].filter(([, nodes]) => nodes.has(node)).map(([id]) => id)),
    beat: (node, now) => gate(() => void disk.nodes.set(node, now)),
    nodes: () => gate(() => [...disk.nodes].map(([id, beat]) => ({ id, beat }))),
    bury: node =>
      gate(() => {
        disk.nodes.delete(node);
        for (const nodes of disk.attends.values()) nodes.delete(node);
      }),
    saveDraft: (id, person, draft) => gate(() => void disk.drafts.set(`${id} ${person}`, draft)),
    draft: (id, person) => gate(() => disk.drafts.get(`${id} ${person}`) ?? null),
    press: (id, gameSeq, press) =>
      gate(() => {
        const presses = disk.presses.get(`${id} ${gameSeq}`) ?? [];
        disk.presses.set(`${id} ${gameSeq}`, presses);
        if (!presses.some(p => p.seat === press.seat)) presses.push(press);
      }),
    presses: (id, gameSeq) => gate(() => [...(disk.presses.get(`${id} ${gameSeq}`) ?? [])]),
  };
}
