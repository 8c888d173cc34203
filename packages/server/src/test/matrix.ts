import { OfficialActs, PlayerActs } from '@forceout/wire';

type Rows = readonly (readonly [name: string, may: readonly string[]])[];

const table = (head: string, roles: readonly string[], rows: Rows): string => {
  const cells = rows.map(([name, may]) => [`\`${name}\``, ...roles.map(role => (may.includes(role) ? 'yes' : ''))]);
  const all = [[head, ...roles], ...cells];
  const width = all[0]!.map((_, i) => Math.max(...all.map(row => row[i]!.length)));
  const line = (row: readonly string[]) => `| ${row.map((cell, i) => cell.padEnd(width[i]!)).join(' | ')} |`;
  const rule = `| ${width.map(n => '-'.repeat(n)).join(' | ')} |`;
  return [line(all[0]!), rule, ...all.slice(1).map(line)].join('\n');
};

const wordsOf = (acts: typeof PlayerActs | typeof OfficialActs): readonly string[] =>
  acts.options.map(option => (option.shape.do as { readonly value: string }).value);

/** What stands in docs/authorization.md: who may use which route, send which message, do which act. */
export function matrix(
  roles: readonly string[],
  routes: Readonly<Record<string, readonly string[]>>,
  messages: Rows,
): string {
  const players = wordsOf(PlayerActs);
  const officials = wordsOf(OfficialActs);
  const acts = [...new Set([...players, ...officials])].sort();
  const may = (act: string) => [
    ...(players.includes(act) ? ['player'] : []),
    ...(officials.includes(act) ? ['judge', 'director'] : []),
  ];
  return `# Who may do what

Written from the routes, messages and acts of the server by the test that tries every cell with a person of every role
(\`packages/server/src/authorization.test.ts\`); \`WRITE_MATRIX=1\` writes it anew. A row without a yes depends on whose thing it
is: only its owner, or whoever holds its link, and a test of its own shows that. "player" and "maker" sit at the table that is
asked for, "admitted" came with its code, "judge" is in office there; "coach" and "pupil" belong to the class, "other pupil"
to another one.

## Routes

${table('route', roles, Object.entries(routes))}

## Messages at a table

In the match of the test: two players, a judge in office, nobody away.

${table('message', roles, messages)}

## Acts

Which acts are read from whom; whether one is allowed now is for the referee to say. Nobody else acts at a table.

${table(
  'act',
  ['player', 'judge', 'director'],
  acts.map(act => [act, may(act)]),
)}
`;
}
