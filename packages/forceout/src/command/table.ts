import { DIVISIONS, EDITIONS, GAMES, newestEdition } from '@forceout/rulebook';
import type { HelpKey } from './help-words.ts';

/** Something a command takes: `--name` alone, or with a value. */
export interface OptionSpec {
  readonly name: string;
  /** What the value is; absent: the option stands alone. */
  readonly takes?: 'file' | 'folder' | 'number' | 'text' | 'name';
  /** The values there are, where they are few. */
  readonly values?: readonly string[];
  readonly about: HelpKey;
}

/** Something a command is given without a name. */
export interface ArgumentSpec {
  readonly name: string;
  readonly about: HelpKey;
  readonly need: 'one' | 'maybe' | 'many';
  readonly values?: readonly string[];
  /** Something else may stand there too. */
  readonly open?: boolean;
  /** It names a file; `-`, or nothing, is the standard input. */
  readonly file?: boolean;
}

/** One command, told once: its help, its completion, what is read and what is refused all come from here. */
export interface VerbSpec {
  readonly name: string;
  readonly about: HelpKey;
  readonly arguments: readonly ArgumentSpec[];
  readonly options: readonly OptionSpec[];
  readonly examples: readonly string[];
}

const ON_SETS = newestEdition('on-sets');
const EQUATIONS = newestEdition('equations');

const EDITION = {
  name: 'edition',
  takes: 'name',
  values: EDITIONS,
  about: 'help.edition',
} as const satisfies OptionSpec;
const DIVISION = { name: 'division', takes: 'name', values: DIVISIONS, about: 'help.division' } as const;
const GAME = { name: 'game', takes: 'name', values: GAMES, about: 'help.game' } as const;
const MILLISECONDS = { name: 'ms', takes: 'number', about: 'help.ms' } as const;
const DATA = { name: 'data', takes: 'folder', about: 'help.data' } as const;

const lines = (about: HelpKey): ArgumentSpec => ({ name: 'file', about, need: 'many', file: true });
const file = (about: HelpKey): ArgumentSpec => ({ name: 'file', about, need: 'maybe', file: true });

/** A position in flags: the letters are those of the public protocol. */
const POSITION: readonly OptionSpec[] = [
  GAME,
  { name: 'goal', takes: 'text', about: 'help.goal' },
  { name: 'required', takes: 'text', about: 'help.required' },
  { name: 'permitted', takes: 'text', about: 'help.permitted' },
  { name: 'forbidden', takes: 'text', about: 'help.forbidden' },
  { name: 'resources', takes: 'text', about: 'help.resources' },
  { name: 'mode', takes: 'name', values: ['now', 'impossible', 'forceout', 'stop'], about: 'help.mode' },
  { name: 'universe', takes: 'text', about: 'help.universe' },
  { name: 'variations', takes: 'text', about: 'help.variations' },
  { name: 'level', takes: 'name', values: ['elementary', 'regular'], about: 'help.level' },
  EDITION,
  DIVISION,
];

/** What every command takes. */
export const COMMON: readonly OptionSpec[] = [
  { name: 'json', about: 'help.json' },
  { name: 'language', takes: 'name', values: ['en', 'es'], about: 'help.language' },
  { name: 'help', about: 'help.help' },
];

export const VERBS: readonly VerbSpec[] = [
  {
    name: 'play',
    about: 'help.verb.play',
    arguments: [],
    options: [
      EDITION,
      DIVISION,
      { name: 'bots', takes: 'number', about: 'help.play.bots' },
      {
        name: 'strength',
        takes: 'name',
        values: ['newcomer', 'learner', 'player', 'expert'],
        about: 'help.play.strength',
      },
      { name: 'record', takes: 'file', about: 'help.play.record' },
    ],
    examples: [`forceout play --edition ${ON_SETS} --division elementary --strength newcomer`],
  },
  {
    name: 'judge',
    about: 'help.verb.judge',
    arguments: [lines('help.judge.file')],
    options: [],
    examples: ['forceout judge questions.jsonl', `echo '{"game":"wff","ask":"wff","s":"Kpq"}' | forceout judge`],
  },
  {
    name: 'solve',
    about: 'help.verb.solve',
    arguments: [file('help.solve.file')],
    options: [{ name: 'why', about: 'help.solve.why' }, MILLISECONDS, ...POSITION],
    examples: [
      'forceout solve --game equations --goal 5 --permitted 23+ --mode forceout',
      'forceout solve --why position.json',
    ],
  },
  {
    name: 'check',
    about: 'help.verb.check',
    arguments: [file('help.check.file')],
    options: [{ name: 'solution', takes: 'text', about: 'help.check.solution' }, MILLISECONDS, ...POSITION],
    examples: [`forceout check --game equations --goal 5 --permitted 23+ --mode forceout --solution 2+3`],
  },
  {
    name: 'analyse',
    about: 'help.verb.analyse',
    arguments: [{ name: 'position', about: 'help.analyse.position', need: 'maybe', file: true }],
    options: [MILLISECONDS, ...POSITION],
    examples: [
      'forceout analyse position.json',
      'forceout analyse --game wff --goal p --permitted KpqKo --resources s',
      `forceout analyse http://localhost:8080/#/analyse/1.${EQUATIONS}.ea.....15.r1g5.bxr-.g6g4.r0.l9r~ab2gxl~v.now`,
    ],
  },
  {
    name: 'review',
    about: 'help.verb.review',
    arguments: [file('help.review.file')],
    options: [{ name: 'seat', takes: 'number', about: 'help.review.seat' }],
    examples: ['forceout review match.txt'],
  },
  {
    name: 'rules',
    about: 'help.verb.rules',
    arguments: [
      { name: 'edition', about: 'help.edition', need: 'maybe', values: EDITION.values },
      { name: 'clause', about: 'help.rules.clause', need: 'many' },
    ],
    options: [DIVISION, { name: 'area', takes: 'name', about: 'help.rules.area' }],
    examples: [`forceout rules ${ON_SETS}`],
  },
  {
    name: 'referee',
    about: 'help.verb.referee',
    arguments: [file('help.referee.file')],
    options: [],
    examples: ['forceout referee script.jsonl'],
  },
  {
    name: 'replay',
    about: 'help.verb.replay',
    arguments: [file('help.replay.file')],
    options: [{ name: 'verify', about: 'help.replay.verify' }],
    examples: ['forceout replay match.txt --verify'],
  },
  {
    name: 'tournament',
    about: 'help.verb.tournament',
    arguments: [
      {
        name: 'what',
        about: 'help.tournament.what',
        need: 'maybe',
        values: ['verify', 'standings', 'results', 'seats', 'seat'],
        open: true,
      },
      { name: 'file', about: 'help.tournament.file', need: 'many', file: true },
    ],
    options: [],
    examples: [
      'forceout tournament < requests.jsonl',
      'forceout tournament seat players.csv draw 7',
      'forceout tournament standings event.json',
    ],
  },
  {
    name: 'puzzles',
    about: 'help.verb.puzzles',
    arguments: [{ name: 'game', about: 'help.game', need: 'one', values: GAMES }],
    options: [
      { name: 'count', takes: 'number', about: 'help.puzzles.count' },
      { name: 'steps', takes: 'number', about: 'help.steps' },
      { name: 'out', takes: 'file', about: 'help.puzzles.out' },
    ],
    examples: ['forceout puzzles wff --count 10'],
  },
  {
    name: 'arena',
    about: 'help.verb.arena',
    arguments: [],
    options: [
      EDITION,
      DIVISION,
      { name: 'matches', takes: 'number', about: 'help.arena.matches' },
      { name: 'shakes', takes: 'number', about: 'help.arena.shakes' },
      { name: 'results', takes: 'file', about: 'help.arena.results' },
      { name: 'misses', takes: 'number', about: 'help.arena.misses' },
      { name: 'table', about: 'help.arena.table' },
    ],
    examples: [`forceout arena --edition ${ON_SETS} --matches 20`],
  },
  {
    name: 'serve',
    about: 'help.verb.serve',
    arguments: [],
    options: [
      { name: 'port', takes: 'number', about: 'help.serve.port' },
      { name: 'host', takes: 'text', about: 'help.serve.host' },
      DATA,
    ],
    examples: ['forceout serve --port 8080 --data ./data'],
  },
  {
    name: 'backup',
    about: 'help.verb.backup',
    arguments: [{ name: 'file', about: 'help.backup.file', need: 'one' }],
    options: [DATA, { name: 'keep', takes: 'number', about: 'help.backup.keep' }],
    examples: ['forceout backup friday.db', 'forceout backup ./backups --keep 30'],
  },
  {
    name: 'restore',
    about: 'help.verb.restore',
    arguments: [{ name: 'file', about: 'help.restore.file', need: 'one', file: true }],
    options: [DATA],
    examples: ['forceout restore friday.db --data ./new'],
  },
  {
    name: 'export',
    about: 'help.verb.export',
    arguments: [{ name: 'file', about: 'help.export.file', need: 'maybe' }],
    options: [DATA],
    examples: ['forceout export all.jsonl'],
  },
  {
    name: 'import',
    about: 'help.verb.import',
    arguments: [file('help.import.file')],
    options: [DATA],
    examples: ['DATABASE_URL=postgres://… forceout import all.jsonl'],
  },
  {
    name: 'reset',
    about: 'help.verb.reset',
    arguments: [{ name: 'user', about: 'help.user', need: 'one' }],
    options: [DATA],
    examples: ['forceout reset kim'],
  },
  {
    name: 'operator',
    about: 'help.verb.operator',
    arguments: [{ name: 'user', about: 'help.user', need: 'one' }],
    options: [{ name: 'remove', about: 'help.operator.remove' }, DATA],
    examples: ['forceout operator kim'],
  },
  {
    name: 'completion',
    about: 'help.verb.completion',
    arguments: [{ name: 'shell', about: 'help.completion.shell', need: 'one', values: ['bash', 'zsh', 'fish'] }],
    options: [],
    examples: ['source <(forceout completion bash)'],
  },
  {
    name: 'help',
    about: 'help.verb.help',
    arguments: [{ name: 'command', about: 'help.help.command', need: 'maybe' }],
    options: [],
    examples: ['forceout help judge'],
  },
];
