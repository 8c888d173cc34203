import { VirtualTable } from '@forceout/host/virtual-table';
import { clauseRef, type GameId, rulesOf } from '@forceout/rulebook';
import { type Dice, type Game, readAct, readConfig, type Said, saidBy, summary } from '@forceout/table';
import { type AnswerWords, command } from './answer-words.ts';
import { linesOf, nestsTooDeep } from './lines.ts';

const lineLimit = 8 * 1024 * 1024;
/** Enough for every check of a written Solution; solving is never asked of the referee. */
const budget = { steps: 50_000_000 };

export type GameLoader = (game: GameId) => Promise<Game | undefined>;

/** What became of a script: 0 all well, 1 an expectation failed, 2 a line was not understood. */
export type ExitCode = 0 | 1 | 2;

/** `want` names what must agree: in objects only its keys, in arrays every element (protocol, part 2). */
export function agrees(want: unknown, got: unknown): boolean {
  if (Array.isArray(want))
    return Array.isArray(got) && got.length === want.length && want.every((w, i) => agrees(w, got[i]));
  if (typeof want === 'object' && want !== null)
    return (
      typeof got === 'object' &&
      got !== null &&
      !Array.isArray(got) &&
      Object.entries(want).every(([key, w]) => agrees(w, (got as Record<string, unknown>)[key]))
    );
  return want === got;
}

const pick = (want: unknown, got: unknown): unknown =>
  typeof want === 'object' && want !== null && !Array.isArray(want) && typeof got === 'object' && got !== null
    ? Object.fromEntries(Object.keys(want).map(key => [key, (got as Record<string, unknown>)[key] ?? null]))
    : got;

type Parsed =
  | { readonly ok: true; readonly value: Record<string, unknown> }
  | { readonly ok: false; readonly said: Said };

function parse(line: string | null): Parsed {
  if (line === null) return { ok: false, said: command('line-too-long', { limit: lineLimit }) };
  try {
    const value: unknown = JSON.parse(line);
    if (nestsTooDeep(value)) return { ok: false, said: command('bad-line.deep') };
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return { ok: true, value: value as Record<string, unknown> };
    return { ok: false, said: command('bad-line') };
  } catch (cause) {
    return { ok: false, said: command('bad-json', { error: (cause as Error).message }) };
  }
}

/** One scripted match through the real referee. */
class Script {
  private table: VirtualTable | null = null;
  /** The latest moment of the script, also where nothing came of it. */
  private at = 0;
  private failed = false;
  private misread = false;

  constructor(
    private readonly loadGame: GameLoader,
    private readonly dice: Dice,
    private readonly words: AnswerWords,
  ) {}

  get exitCode(): ExitCode {
    return this.failed ? 1 : this.misread ? 2 : 0;
  }

  async line(raw: string | null): Promise<readonly object[]> {
    const parsed = parse(raw);
    if (!parsed.ok) return this.error(parsed.said);
    const { value } = parsed;
    if ('table' in value) return this.open(value);
    if (this.table === null) return this.error(command('table-first', { line: '{"table": {…}}' }));
    if ('expect' in value) return this.expect(value);
    return this.act(this.table, value);
  }

  final(): readonly object[] {
    return this.table === null ? [] : [{ final: summary(this.table.game, this.table.state) }];
  }

  private error(said: Said, id: unknown = null): readonly object[] {
    this.misread = true;
    return [{ id, error: { code: said.code, message: this.words.message(said) } }];
  }

  private async open(value: Record<string, unknown>): Promise<readonly object[]> {
    if (this.table !== null) return this.error(command('table-open'));
    const extra = Object.keys(value).find(key => key !== 'table');
    if (extra !== undefined) return this.error(command('unknown-field.beside', { field: extra, other: 'table' }));
    const read = readConfig(value.table);
    if (!read.ok) return this.error(read.refused);
    const id = rulesOf(read.config.edition).game;
    const game = await this.loadGame(id);
    if (!game) return this.error(command('not-available', { game: id }));
    this.table = new VirtualTable(game, read.config, { dice: this.dice, budget });
    return [...this.table.log];
  }

  private expect(value: Record<string, unknown>): readonly object[] {
    const extra = Object.keys(value).find(key => key !== 'expect');
    if (extra !== undefined) return this.error(command('unknown-field.beside', { field: extra, other: 'expect' }));
    const want = value.expect;
    const { table } = this;
    if (table === null) throw new Error('no table is open');
    const got = summary(table.game, table.state);
    if (agrees(want, got)) return [{ expect: 'ok' }];
    this.failed = true;
    return [{ expect: 'failed', want, got: pick(want, got) }];
  }

  private act(table: VirtualTable, value: Record<string, unknown>): readonly object[] {
    const read = readAct(value);
    const wrongSeat = !read.ok && read.refused.code === 'wrong-seat' ? read.refused : null;
    if (!read.ok && wrongSeat === null) return this.error(read.refused, value.id ?? null);
    if (value.seat === 'engine') return this.error(command('bad-seat.engine'));
    const { at } = value;
    if (typeof at !== 'number' || !Number.isSafeInteger(at) || at < 0) return this.error(command('bad-time'));
    const { id, game, clauses } = rulesOf(table.state.config.edition);
    const refuse = (said: Said): object => ({
      at,
      refused: { ...this.words.told(said, game), clause: clauseRef(id, clauses.illegalProcedure) },
    });
    if (at < this.at) return [refuse(saidBy('time-went-back', { at: this.at }))];
    this.at = at;
    const played = table.act(read.ok ? read.act : { do: 'wait' }, at);
    if (wrongSeat !== null) return [...played.events, refuse(wrongSeat)];
    return played.refusal === null
      ? played.events
      : [...played.events, { at, refused: this.words.told(played.refusal, game) }];
  }
}

export async function referee(
  input: AsyncIterable<string>,
  write: (line: string) => Promise<void>,
  loadGame: GameLoader,
  dice: Dice,
  words: AnswerWords,
): Promise<ExitCode> {
  const script = new Script(loadGame, dice, words);
  const put = async (lines: readonly object[]): Promise<void> => {
    if (lines.length > 0) await write(lines.map(l => `${JSON.stringify(l)}\n`).join(''));
  };
  for await (const line of linesOf(input, lineLimit)) await put(await script.line(line));
  await put(script.final());
  return script.exitCode;
}
