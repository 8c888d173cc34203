export interface RetentionDays {
  /** A guest not seen for so long. */
  readonly guests: number;
  /** A table where nothing has happened for so long. */
  readonly tables: number;
  /** A report that somebody has looked at. */
  readonly reports: number;
  /** What was said of a removal. */
  readonly removals: number;
}

export const RETENTION: RetentionDays = { guests: 30, tables: 365, reports: 90, removals: 365 };
