/** What somebody said of a name. */
export interface Report {
  readonly id: string;
  readonly at: number;
  readonly by: string;
  /** Whose name it is, where that is known. */
  readonly person: string | null;
  readonly name: string;
  readonly table: string | null;
  readonly state: 'open' | 'kept' | 'changed';
}

export interface BlockedName {
  /** What it looks like, whatever letters it is written with. */
  readonly looks: string;
  readonly name: string;
  readonly at: number;
}

/** What retention took away at one time. */
export interface Removal {
  readonly at: number;
  readonly what: string;
  readonly removed: number;
}

/** Where a page of a list goes on. */
export interface After {
  readonly at: number;
  readonly id: string;
}

/** Reports of names, names that nobody may have, and what was deleted by itself. */
export interface SafetyStore {
  report(report: Report): Promise<void>;
  reportOf(id: string): Promise<Report | null>;
  /** Newest first, and whether the name is one that an account has chosen. */
  reports(
    state: Report['state'],
    after: After | null,
    limit: number,
  ): Promise<readonly (Report & { readonly account: boolean })[]>;
  settle(id: string, state: Report['state']): Promise<void>;

  block(name: BlockedName): Promise<void>;
  unblock(looks: string): Promise<boolean>;
  isBlocked(looks: readonly string[]): Promise<boolean>;
  blocked(after: After | null, limit: number): Promise<readonly BlockedName[]>;

  noteRemovals(removals: readonly Removal[]): Promise<void>;
  removals(after: After | null, limit: number): Promise<readonly Removal[]>;
}
