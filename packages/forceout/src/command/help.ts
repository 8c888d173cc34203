import type { HelpKey, Tell } from './help-words.ts';
import { placeholder } from './read-given.ts';
import { type ArgumentSpec, COMMON, type OptionSpec, VERBS, type VerbSpec } from './table.ts';

const shown = ({ name, need }: ArgumentSpec): string =>
  need === 'one' ? `<${name}>` : need === 'maybe' ? `[${name}]` : `[${name}…]`;

const flagOf = (option: OptionSpec): string => {
  const value = placeholder(option);
  // A long list of values would push the sentences off the screen.
  return value === ''
    ? `--${option.name}`
    : `--${option.name} ${value.length > 24 ? option.name.toUpperCase() : value}`;
};

const WIDTH = 24;
const row = (left: string, right: string): string =>
  left.length <= WIDTH ? `  ${left.padEnd(WIDTH)}  ${right}` : `  ${left}\n  ${' '.repeat(WIDTH)}  ${right}`;

const optionRow = (option: OptionSpec, tell: Tell): string => {
  const values = option.values !== undefined && placeholder(option).length > 24 ? ` (${option.values.join(', ')})` : '';
  return row(flagOf(option), `${tell(option.about)}${values}`);
};

export const usageOf = (verb: VerbSpec): string =>
  ['forceout', verb.name, ...verb.arguments.map(shown), ...(verb.options.length > 0 ? ['[--…]'] : [])].join(' ');

const CODES: readonly HelpKey[] = ['help.exit.0', 'help.exit.1', 'help.exit.2'];

/** Everything there is to a command, for a terminal. */
export function helpOf(verb: VerbSpec, tell: Tell): string {
  const args = verb.arguments.map(one => row(shown(one), tell(one.about)));
  const parts = [
    `${tell('help.usage')} ${usageOf(verb)}`,
    tell(verb.about),
    ...(args.length === 0 ? [] : [args.join('\n')]),
    [...verb.options, ...COMMON].map(option => optionRow(option, tell)).join('\n'),
    [tell('help.examples'), ...verb.examples.map(line => `  ${line}`)].join('\n'),
    [tell('help.exit'), ...CODES.map((key, code) => row(String(code), tell(key)))].join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** The list of commands. */
export function overview(tell: Tell): string {
  const width = Math.max(...VERBS.map(({ name }) => name.length));
  const rows = VERBS.map(({ name, about }) => `  ${name.padEnd(width)}  ${tell(about)}`);
  return [`${tell('help.usage')} ${tell('help.overview')}`, '', ...rows, '', tell('help.more'), ''].join('\n');
}

/**
 * The whole table as a page of the docs.
 * @public
 */
export function helpPage(tell: Tell): string {
  const table = (rows: readonly (readonly [string, string])[]): string =>
    ['| | |', '| --- | --- |', ...rows.map(([a, b]) => `| \`${a.replaceAll('|', '\\|')}\` | ${b} |`)].join('\n');
  const sections = VERBS.map(verb => {
    const rows = [
      ...verb.arguments.map(one => [shown(one), tell(one.about)] as const),
      ...verb.options.map(option => [`--${option.name} ${placeholder(option)}`.trim(), tell(option.about)] as const),
    ];
    const examples = ['```sh', ...verb.examples, '```'].join('\n');
    return [`## ${usageOf(verb)}`, tell(verb.about), ...(rows.length === 0 ? [] : [table(rows)]), examples].join(
      '\n\n',
    );
  });
  const common = table(COMMON.map(option => [`--${option.name} ${placeholder(option)}`.trim(), tell(option.about)]));
  const codes = table(CODES.map((key, code) => [String(code), tell(key)]));
  return `# The command\n\nWritten by \`npm run api\` from the table of the command.\n\n${[
    `Every command takes:\n\n${common}`,
    `${tell('help.exit')}\n\n${codes}`,
    ...sections,
  ].join('\n\n')}\n`;
}
