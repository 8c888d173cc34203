/** This device has played at the server before: only then does a page ask there for its tables. */
const BEEN = 'forceout.been-online';
/** Tables somebody left for good, or put out of sight. */
const LEFT = 'forceout.left-tables';
const KEPT = 20;

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Private windows may refuse to remember; then the way back is the code.
  }
}

export const beenOnline = (): boolean => read(BEEN) !== null;

export const noteBeenOnline = (): void => write(BEEN, '1');

export const leftTables = (): readonly string[] => (read(LEFT) ?? '').split(' ');

export const noteLeft = (table: string): void =>
  write(LEFT, [table, ...leftTables().filter(id => id !== table && id !== '')].slice(0, KEPT).join(' '));
