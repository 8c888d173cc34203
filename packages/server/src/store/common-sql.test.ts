import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Words of SQL that PostgreSQL, SQLite and data bases that speak PostgreSQL over many machines all understand. */
const COMMON = new Set(
  `ADD ALL ALTER AND AS ASC AVG BEGIN BETWEEN BIGINT BY CASE CAST CHECK COALESCE COLUMN COMMIT CONFLICT COUNT CREATE DEFAULT
   DELETE DESC DISTINCT DO DOUBLE DROP ELSE END ESCAPE EXISTS FROM GROUP HAVING IF IN INDEX INSERT INTO IS JOIN KEY LEFT
   LENGTH LIKE LIMIT LOWER MAX MIN NOT NOTHING NULL OFFSET ON OR ORDER OVER PARTITION PRECISION PRIMARY RECURSIVE RENAME REPLACE
   RETURNING ROLLBACK ROW_NUMBER SELECT SET SUBSTR SUM TABLE TEXT THEN TO UNION UNIQUE UPDATE USING VALUES WHEN WHERE WITH`.split(
    /\s+/,
  ),
);

/** What only the adapter of one data base says, and what a data base over many machines would need instead. */
const OWN: Readonly<Record<string, string>> = {
  'postgres.ts': `ALWAYS ANALYZE BEFORE CHECKPOINT CURSOR DECLARE EACH EPOCH EXCEPTION EXECUTE EXTRACT FETCH FOR FULL FUNCTION GENERATED
    LANGUAGE LISTEN LOCKED NO NOTIFY OF ONLY RAISE READ RETURNS ROW SCROLL SKIP STATISTICS STORED TRIGGER VACUUM`,
  'libsql.ts': 'ABORT ALWAYS BEFORE EXCLUSIVE GENERATED RAISE ROWID TRIGGER VIRTUAL WITHOUT',
  'libsql-writer.ts': 'IMMEDIATE RELEASE SAVEPOINT',
  'libsql-copier.ts': 'PASSIVE TRUNCATE',
  'beside.ts': 'IMMEDIATE',
  'backup.ts': 'VACUUM',
};

/** Texts that the file gives to a data base. */
function sqlIn(source: string): readonly string[] {
  const texts = source.match(/`(?:[^`\\]|\\.)*`|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g) ?? [];
  return texts.filter(text =>
    /^.\s*(?:SELECT|INSERT|UPDATE|DELETE|CREATE|ALTER|DROP|WITH|BEGIN|DECLARE|FETCH|VACUUM|LISTEN|SAVEPOINT|RELEASE|CHECKPOINT)\b/.test(
      text,
    ),
  );
}

const folder = new URL('./', import.meta.url);
const files = readdirSync(folder).filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'));

describe('the SQL of the store', () => {
  it('is common to every data base it may meet, but for what an adapter says for itself', () => {
    const odd: string[] = [];
    let texts = 0;
    for (const file of files) {
      const own = new Set((OWN[file] ?? '').split(/\s+/));
      for (const text of sqlIn(readFileSync(new URL(file, folder), 'utf8'))) {
        texts++;
        // What is put in by the program, and what stands in quotes, is no SQL of ours.
        const bare = text
          .slice(1, -1)
          .replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, ' ')
          .replace(/'[^']*'/g, ' ');
        for (const word of bare.match(/\b[A-Z][A-Z_]+\b/g) ?? [])
          if (!COMMON.has(word) && !own.has(word)) odd.push(`${file}: ${word} in ${text.slice(0, 60)}`);
      }
    }
    expect(texts).toBeGreaterThan(80);
    expect(odd).toEqual([]);
  });

  it('has no word allowed that nobody says', () => {
    for (const [file, words] of Object.entries(OWN)) {
      const source = readFileSync(new URL(file, folder), 'utf8');
      for (const word of words.split(/\s+/)) expect([file, word, source.includes(word)]).toEqual([file, word, true]);
    }
  });
});
