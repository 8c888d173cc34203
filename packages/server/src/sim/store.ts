import type { Draft, NewEntry, Press, ServingNode, StoredEntry, StreamRow, TableStore } from '@forceout/host';

interface SimStream {
  row: StreamRow;
  log: StoredEntry[];
  archive: readonly StoredEntry[] | null;
  wake: number | null;
  claimedUntil: number;
  readonly roster: Map<string, string>;
}

/** What survives when processes do not. */
export class SimDisk {
  readonly streams = new Map<string, SimStream>();
  readonly drafts = new Map<string, Draft>();
  readonly nodes = new Map<string, ServingNode>();
  readonly attends = new Map<string, Map<string, string>>();
  readonly presses = new Map<string, Press[]>();
  readonly listeners = new Set<(subject: string) => void>();
  /** Nobody can read or write. */
  away = false;

  /** All entries of a stream, wherever they lie. */
  entries(id: string): readonly StoredEntry[] {
    const found = this.streams.get(id);
    return found === undefined ? [] : (found.archive ?? found.log);
  }
}

/** Around every call the process may die: before it takes effect, or after, with nobody left to hear the answer. */
export type Gate = <T>(effect: () => T) => Promise<T>;

function mayAppend(disk: SimDisk, { stream, seq, key, creates }: NewEntry): boolean {
  const found = disk.streams.get(stream);
  if (creates !== undefined) {
    const { code } = creates;
    return found === undefined && seq === 1 && (code === null || !hasCode(disk, code));
  }
  if (found === undefined || found.archive !== null || seq !== found.log.length + 1) return false;
  return key === null || !found.log.some(entry => entry.key === key);
}

const hasCode = (disk: SimDisk, code: string): boolean =>
  [...disk.streams.values()].some(({ row }) => row.code === code);

function append(disk: SimDisk, { stream, wake, card, names, creates, ...entry }: NewEntry): void {
  if (creates !== undefined) {
    const row = { ...creates, id: stream, made: entry.wall, card: card ?? '{}' };
    disk.streams.set(stream, { row, log: [], archive: null, wake: null, claimedUntil: 0, roster: new Map() });
  }
  const found = disk.streams.get(stream)!;
  found.log.push(Object.freeze(entry));
  for (const { key, name } of names ?? []) found.roster.set(key, name);
  if (card !== null) found.row = { ...found.row, card };
  found.wake = wake;
  found.claimedUntil = 0;
}

/** The store contract in memory, behind a gate. */
export function simStore(disk: SimDisk, shared: boolean, gate: Gate, notify: (subject: string) => void): TableStore {
  const stream = (id: string) => disk.streams.get(id);
  return {
    shared,
    wall: () => gate(() => 0),
    notify,
    onNotify: listener => disk.listeners.add(listener),
    append: (...entries) =>
      gate(() => {
        if (!entries.every(entry => mayAppend(disk, entry))) return false;
        for (const entry of entries) append(disk, entry);
        return true;
      }),
    read: (id, after, limit) => gate(() => disk.entries(id).slice(after, after + limit)),
    seqOfKey: (id, key) => gate(() => disk.entries(id).find(entry => entry.key === key)?.seq ?? null),
    row: id => gate(() => stream(id)?.row ?? null),
    rowByCode: code => gate(() => [...disk.streams.values()].find(({ row }) => row.code === code)?.row ?? null),
    heads: ids => gate(() => new Map(ids.flatMap(id => (stream(id) ? [[id, disk.entries(id).length] as const] : [])))),
    roster: id => gate(() => new Map(stream(id)?.roster)),
    forget: key => gate(() => [...disk.streams].filter(([, found]) => found.roster.delete(key)).map(([id]) => id)),
    remove: id => gate(() => void disk.streams.delete(id)),
    archive: id =>
      gate(() => {
        const found = stream(id);
        if (found === undefined || found.archive !== null || found.log.length === 0) return false;
        found.archive = [...found.log];
        found.log = [];
        return true;
      }),
    restore: id =>
      gate(() => {
        const found = stream(id);
        if (found === undefined || found.archive === null) return false;
        found.log = [...found.archive];
        found.archive = null;
        return true;
      }),
    claimWakes: (kind, now, leaseMs, limit) =>
      gate(() => {
        const due = [...disk.streams].filter(
          ([, { row, wake, claimedUntil }]) => row.kind === kind && wake !== null && wake <= now && claimedUntil <= now,
        );
        const claimed = due.slice(0, limit);
        for (const [, found] of claimed) found.claimedUntil = now + leaseMs;
        return claimed.map(([id]) => id);
      }),
    running: kind =>
      gate(() => [...disk.streams].filter(([, { row, wake }]) => row.kind === kind && wake !== null).map(([id]) => id)),
    setAttendance: (node, told) =>
      gate(() => {
        for (const { stream: id, who } of told) {
          const attends = disk.attends.get(id) ?? new Map<string, string>();
          disk.attends.set(id, attends);
          if (who === null) attends.delete(node);
          else attends.set(node, who);
        }
      }),
    attendance: ids =>
      gate(() =>
        ids.flatMap(id => [...(disk.attends.get(id) ?? [])].map(([node, who]) => ({ stream: id, node, who }))),
      ),
    attendedBy: node => gate(() => [...disk.attends].filter(([, nodes]) => nodes.has(node)).map(([id]) => id)),
    heartbeat: node =>
      gate(() => {
        const known = disk.nodes.has(node.id);
        disk.nodes.set(node.id, node);
        return known;
      }),
    nodes: () => gate(() => [...disk.nodes.values()]),
    removeNode: node =>
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
