import type { ListedTable } from './admissions-store.ts';
import type { ClassResult } from './class-rounds.ts';
import type { After } from './safety-store.ts';

export interface ClassRow {
  readonly id: string;
  readonly owner: string;
  readonly label: string;
  /** Pupils come in by it. */
  readonly code: string;
  readonly open: boolean;
  readonly made: number;
  readonly deleteAt: number;
  /** Its pupils may go to tables outside the class. */
  readonly roams: boolean;
}

export interface PupilRow {
  readonly id: string;
  readonly name: string;
  readonly seen: number;
}

/** A pupil who is to be written down. */
export interface NewPupilRow {
  readonly id: string;
  readonly classId: string;
  readonly name: string;
  readonly secret: string;
  readonly now: number;
}

/** What is kept of classes and their pupils. One suite of tests holds for every store. */
export interface ClassStore {
  /** False when the code is taken. */
  add(row: ClassRow): Promise<boolean>;
  /** Only for its owner: to everybody else a class is not there. */
  ownedBy(owner: string, id: string): Promise<ClassRow | null>;
  /** Oldest first. */
  page(owner: string, after: After | null, limit: number): Promise<readonly ClassRow[]>;
  /** Null also when the class has come to its end. */
  byCode(code: string, now: number): Promise<ClassRow | null>;
  /** False when it is no class of theirs. */
  setOpen(owner: string, id: string, open: boolean): Promise<boolean>;
  /** False when it is no class of theirs. */
  setRoams(owner: string, id: string, roams: boolean): Promise<boolean>;

  /** By class, and there by name. */
  pupils(ids: readonly string[]): Promise<ReadonlyMap<string, readonly PupilRow[]>>;
  /** False when the class has the name or as many as there may be, also when many come at the same moment. */
  addPupil(pupil: NewPupilRow, most: number): Promise<boolean>;
  /** Whatever letters are large or small. */
  pupilNamed(code: string, name: string, now: number): Promise<{ readonly id: string; readonly secret: string } | null>;
  /** To another class of the same owner, where the name has to be free. */
  move(owner: string, from: string, pupil: string, to: string): Promise<boolean>;
  /** Pupils who did something since then. */
  here(id: string, since: number): Promise<readonly string[]>;

  /** Tables of the class that wait or play, newest first, with the names of those who sit there. */
  tables(id: string, limit: number): Promise<readonly ListedTable[]>;
  /** Matches that pupils of the class finished among themselves since then, the oldest first. */
  results(id: string, since: number): Promise<readonly ClassResult[]>;
  /** Every stream of the class: its tables and its own. */
  streams(id: string): Promise<readonly string[]>;
  /** The class, its pupils, its streams and what belongs to them; nothing of it is in any file afterwards. */
  remove(id: string): Promise<void>;
}
