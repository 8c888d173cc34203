import { needed } from '@forceout/rulebook';
import { faultOf } from './faults.ts';
import type { ExitCode, Verb } from './given.ts';
import { helpJson, helpOf, overview } from './help.ts';
import { helpWords, type Translate } from './help-words.ts';
import { nearest } from './nearest.ts';
import { readGiven } from './read-given.ts';
import { VERBS, type VerbSpec } from './table.ts';
import { verbWords } from './verb-words.ts';

/** Each command is loaded when it is asked for, so that help costs nothing. */
const LOADERS: Readonly<Record<string, () => Promise<Verb>>> = {
  analyse: () => import('../verbs/analyse.ts'),
  arena: () => import('../verbs/arena.ts'),
  backup: () => import('../verbs/backup.ts'),
  check: () => import('../verbs/check.ts'),
  completion: () => import('../verbs/completion.ts'),
  export: () => import('../verbs/export.ts'),
  import: () => import('../verbs/import.ts'),
  judge: () => import('../verbs/judge.ts'),
  operator: () => import('../verbs/operator.ts'),
  play: () => import('../verbs/play.ts'),
  puzzles: () => import('../verbs/puzzles.ts'),
  referee: () => import('../verbs/referee.ts'),
  replay: () => import('../verbs/replay.ts'),
  reset: () => import('../verbs/reset.ts'),
  restore: () => import('../verbs/restore.ts'),
  review: () => import('../verbs/review.ts'),
  rules: () => import('../verbs/rules.ts'),
  serve: () => import('../verbs/serve.ts'),
  solve: () => import('../verbs/solve.ts'),
  tournament: () => import('../verbs/tournament.ts'),
};

/** A reader that goes away early (`| head`) is no fault. */
const allowClosedPipe = () =>
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });

const say = (text: string): ExitCode => {
  process.stdout.write(text);
  return 0;
};
const LONGEST = 2000;

/** What is quoted out of a file may be anything: it neither steers the terminal nor fills it. */
const printable = (text: string): string => {
  const clean = text.replace(/[^\P{Cc}\n\t]/gu, '\uFFFD');
  return clean.length <= LONGEST ? clean : `${clean.slice(0, LONGEST)}…`;
};

/** A sentence for people, or the same with a code that is alike in every language. */
const complain = (code: string, said: string, json: boolean): ExitCode => {
  const message = printable(said);
  process.stderr.write(`${json ? JSON.stringify({ error: { code, message } }) : message}\n`);
  return 2;
};

const specOf = (name: string): VerbSpec | undefined => VERBS.find(verb => verb.name === name);

/** The language is needed before anything else is read, to say what is wrong in it. */
const languageOf = (args: readonly string[]): 'en' | 'es' => {
  const at = args.findIndex(arg => arg === '--language' || arg.startsWith('--language='));
  const value = at < 0 ? '' : (args[at]?.split('=')[1] ?? args[at + 1] ?? '');
  return value === 'es' ? 'es' : 'en';
};

async function version(): Promise<string> {
  const { readFile } = await import('node:fs/promises');
  // Two folders up, from the sources and from the bundle alike.
  const { version: found } = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8'));
  return String(found);
}

/** Options that every command has may stand before it too. */
function commandFirst(args: readonly string[]): readonly string[] {
  let at = 0;
  for (; args[at] === '--json' || args[at]?.startsWith('--language'); at++) if (args[at] === '--language') at++;
  const [name = 'help', ...rest] = args.slice(at);
  return [name === '--help' || name === '-h' ? 'help' : name, ...args.slice(0, at), ...rest];
}

const unknown = (name: string, json: boolean, translate: Translate): ExitCode => {
  const names = VERBS.map(verb => verb.name);
  const near = nearest(name, [...names, '--help', '--version']);
  const hint = near === null ? '' : ` ${translate('help.did-you-mean', { word: near })}`;
  const said = name.startsWith('-')
    ? translate('help.command-first', { option: name })
    : translate('help.no-verb', { verb: name, verbs: names.join(', ') });
  return complain('no-verb', said + hint, json);
};

const tellOf = (spec: VerbSpec, json: boolean, translate: Translate): ExitCode =>
  say(json ? `${JSON.stringify(helpJson(spec, translate))}\n` : helpOf(spec, translate));

/** Tells about one command, or about all. */
function help(name: string | undefined, json: boolean, translate: Translate): ExitCode {
  if (name === undefined) {
    const commands = VERBS.map(verb => helpJson(verb, translate));
    return say(json ? `${JSON.stringify({ commands })}\n` : overview(translate));
  }
  const spec = specOf(name);
  return spec === undefined ? unknown(name, json, translate) : tellOf(spec, json, translate);
}

export async function run(args: readonly string[]): Promise<ExitCode> {
  if (process.stdout.listenerCount('error') === 0) allowClosedPipe();
  const translate = await helpWords(languageOf(args));
  const json = args.includes('--json');
  const [name = 'help', ...rest] = commandFirst(args);
  if (name === '--version' || name === '-v') {
    const found = await version();
    return say(json ? `${JSON.stringify({ version: found })}\n` : `${found}\n`);
  }
  const spec = specOf(name);
  if (spec === undefined) return unknown(name, json, translate);
  const read = readGiven(spec, rest, translate);
  if (!read.ok) return complain('bad-option', read.message, json);
  if (read.help) return tellOf(spec, json, translate);
  if (name === 'help') return help(read.given.args[0], json, translate);
  try {
    return await (await needed(LOADERS[spec.name], `The loader of ${spec.name}`)()).run(read.given);
  } catch (cause) {
    const { code, message, exit } = faultOf(cause, await verbWords(languageOf(args)));
    complain(code, message, json);
    return exit;
  }
}
