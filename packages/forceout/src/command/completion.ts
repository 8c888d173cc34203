import type { Translate } from './help-words.ts';
import { COMMON, type OptionSpec, VERBS, type VerbSpec } from './table.ts';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

const optionsOf = (verb: VerbSpec): readonly OptionSpec[] => [...verb.options, ...COMMON];
const names = VERBS.map(({ name }) => name);

/** Words that may follow a command where no file is meant. */
const argumentsOf = (verb: VerbSpec): readonly string[] =>
  verb.name === 'help' ? names : verb.arguments.flatMap(({ values }) => values ?? []);

const takesFile = (verb: VerbSpec): boolean =>
  verb.arguments.some(({ name, file }) => file === true || name === 'file');

function bash(): string {
  const values = [...new Map([...VERBS.flatMap(optionsOf)].map(one => [one.name, one])).values()];
  const cases = values.flatMap(({ name, takes, values: all }) => {
    if (takes === undefined) return [];
    const words =
      all === undefined
        ? 'COMPREPLY=($(compgen -f -- "$cur"))'
        : `COMPREPLY=($(compgen -W "${all.join(' ')}" -- "$cur"))`;
    return [`    --${name}) ${words}; return ;;`];
  });
  const verbs = VERBS.map(verb => {
    const words = [...optionsOf(verb).map(({ name }) => `--${name}`), ...argumentsOf(verb)].join(' ');
    return `    ${verb.name}) words="${words}"; files=${takesFile(verb) ? 1 : 0} ;;`;
  });
  return `# forceout completion bash
_forceout() {
  local cur prev words files
  cur="\${COMP_WORDS[COMP_CWORD]}"
  prev="\${COMP_WORDS[COMP_CWORD-1]}"
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${names.join(' ')} --help --version" -- "$cur"))
    return
  fi
  case "$prev" in
${cases.join('\n')}
  esac
  case "\${COMP_WORDS[1]}" in
${verbs.join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$cur"))
  if [ "$files" = 1 ]; then COMPREPLY+=($(compgen -f -- "$cur")); fi
}
complete -F _forceout forceout
`;
}

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

function zsh(translate: Translate): string {
  const clean = (text: string): string => text.replaceAll(/[[\]:']/g, ' ');
  const verbs = VERBS.map(({ name, about }) => `    '${name}:${clean(translate(about))}'`);
  const cases = VERBS.map(verb => {
    const options = optionsOf(verb).map(({ name, about, takes, values }) => {
      const value = takes === undefined ? '' : `:${name}:${values === undefined ? '_files' : `(${values.join(' ')})`}`;
      return `'--${name}[${clean(translate(about))}]${value}'`;
    });
    const words = argumentsOf(verb);
    const rest =
      words.length === 0
        ? takesFile(verb)
          ? `'*:file:_files'`
          : ''
        : takesFile(verb)
          ? `'1:word:(${words.join(' ')})' '*:file:_files'`
          : `'*:word:(${words.join(' ')})'`;
    return `    ${verb.name}) _arguments ${[...options, rest].join(' ')} ;;`;
  });
  return `#compdef forceout
# forceout completion zsh
_forceout() {
  local -a verbs
  verbs=(
${verbs.join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe command verbs
    return
  fi
  local verb=$words[2]
  shift words
  (( CURRENT-- ))
  case $verb in
${cases.join('\n')}
  esac
}
compdef _forceout forceout
`;
}

function fish(translate: Translate): string {
  const lines = VERBS.flatMap(verb => {
    const on = `-n '__fish_seen_subcommand_from ${verb.name}'`;
    const words = argumentsOf(verb);
    return [
      `complete -c forceout -n '__fish_use_subcommand' -f -a ${verb.name} -d ${quoted(translate(verb.about))}`,
      // Without files where none is meant; fish would offer every file of the folder.
      `complete -c forceout ${on}${takesFile(verb) ? '' : ' -f'}${words.length === 0 ? '' : ` -a ${quoted(words.join(' '))}`}`,
      ...optionsOf(verb).map(({ name, about, takes, values }) => {
        const value = takes === undefined ? '' : values === undefined ? ' -r' : ` -x -a ${quoted(values.join(' '))}`;
        return `complete -c forceout ${on} -l ${name}${value} -d ${quoted(translate(about))}`;
      }),
    ];
  });
  return `# forceout completion fish\n${lines.join('\n')}\n`;
}

/** What a shell has to know to complete the command, made from its table. */
export const completionFor = (shell: Shell, translate: Translate): string =>
  shell === 'bash' ? bash() : shell === 'zsh' ? zsh(translate) : fish(translate);
