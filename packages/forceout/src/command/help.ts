import type { HelpKey, Translate } from './help-words.ts';
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

const optionRow = (option: OptionSpec, translate: Translate): string => {
  const values = option.values !== undefined && placeholder(option).length > 24 ? ` (${option.values.join(', ')})` : '';
  return row(flagOf(option), `${translate(option.about)}${values}`);
};

export const usageOf = (verb: VerbSpec): string =>
  ['forceout', verb.name, ...verb.arguments.map(shown), ...(verb.options.length > 0 ? ['[--…]'] : [])].join(' ');

const CODES: readonly HelpKey[] = ['help.exit.0', 'help.exit.1', 'help.exit.2'];

/** Everything there is to a command, for a terminal. */
export function helpOf(verb: VerbSpec, translate: Translate): string {
  const args = verb.arguments.map(one => row(shown(one), translate(one.about)));
  const parts = [
    `${translate('help.usage')} ${usageOf(verb)}`,
    translate(verb.about),
    ...(args.length === 0 ? [] : [args.join('\n')]),
    [...verb.options, ...COMMON].map(option => optionRow(option, translate)).join('\n'),
    [translate('help.examples'), ...verb.examples.map(line => `  ${line}`)].join('\n'),
    [translate('help.exit'), ...CODES.map((key, code) => row(String(code), translate(key)))].join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** The same for programs, with its sentences. */
export const helpJson = (verb: VerbSpec, translate: Translate): object => ({
  ...verb,
  usage: usageOf(verb),
  about: translate(verb.about),
  arguments: verb.arguments.map(one => ({ ...one, about: translate(one.about) })),
  options: [...verb.options, ...COMMON].map(one => ({ ...one, about: translate(one.about) })),
  exitCodes: Object.fromEntries(CODES.map((key, code) => [code, translate(key)])),
});

/** The list of commands. */
export function overview(translate: Translate): string {
  const width = Math.max(...VERBS.map(({ name }) => name.length));
  const rows = VERBS.map(({ name, about }) => `  ${name.padEnd(width)}  ${translate(about)}`);
  return [`${translate('help.usage')} ${translate('help.overview')}`, '', ...rows, '', translate('help.more'), ''].join(
    '\n',
  );
}

/**
 * The whole table as a page of the docs.
 * @public
 */
export function helpPage(translate: Translate): string {
  const table = (rows: readonly (readonly [string, string])[]): string =>
    ['| | |', '| --- | --- |', ...rows.map(([a, b]) => `| \`${a.replaceAll('|', '\\|')}\` | ${b} |`)].join('\n');
  const sections = VERBS.map(verb => {
    const rows = [
      ...verb.arguments.map(one => [shown(one), translate(one.about)] as const),
      ...verb.options.map(
        option => [`--${option.name} ${placeholder(option)}`.trim(), translate(option.about)] as const,
      ),
    ];
    const examples = ['```sh', ...verb.examples, '```'].join('\n');
    return [
      `## \`${usageOf(verb)}\``,
      translate(verb.about),
      ...(rows.length === 0 ? [] : [table(rows)]),
      examples,
    ].join('\n\n');
  });
  const common = table(
    COMMON.map(option => [`--${option.name} ${placeholder(option)}`.trim(), translate(option.about)]),
  );
  const codes = table(CODES.map((key, code) => [String(code), translate(key)]));
  return `# The command\n\nWritten by \`npm run api\` from the table of the command.\n\n${[
    `Every command takes:\n\n${common}`,
    `${translate('help.exit')}\n\n${codes}`,
    ...sections,
  ].join('\n\n')}\n`;
}
