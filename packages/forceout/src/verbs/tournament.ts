import { existsSync } from 'node:fs';
import { type ExitCode, type Given, Unclear } from '../command/given.ts';
import { fileNeeded, inputOf, textOf } from '../command/input.ts';
import { write } from '../command/output.ts';
import { type TranslateVerb, verbWords } from '../command/verb-words.ts';
import { requestWords } from '../request-words.ts';
import { answerRequests } from '../tournament.ts';
import {
  eventResults,
  eventSeats,
  eventStandings,
  type FileAnswer,
  looksLikeJson,
  seatList,
  seatNext,
  verifyEvent,
} from '../tournament-files.ts';

const WORKS: Readonly<Record<string, (text: string, more: readonly string[], translate: TranslateVerb) => FileAnswer>> =
  {
    verify: (text, _, translate) => verifyEvent(text, translate),
    standings: (text, [game], translate) => eventStandings(text, game, translate),
    results: (text, [game], translate) => eventResults(text, game, translate),
    seats: (text, [game, round], translate) =>
      eventSeats(text, game, round === undefined ? undefined : Number(round), translate),
    seat: (text, [method = 'draw', seed = '0', game], translate) =>
      looksLikeJson(text)
        ? seatNext(text, method, Number(seed), game, translate)
        : seatList(text, method, Number(seed), translate),
  };

export async function run({ args, json, language }: Given): Promise<ExitCode> {
  const [what, file, ...more] = args;
  const translate = await verbWords(language);
  const work = what === undefined ? undefined : WORKS[what];
  if (work === undefined) {
    if (what !== undefined && what !== '-' && !existsSync(what))
      throw new Unclear('tournament.what', { text: what, values: Object.keys(WORKS) });
    const input = inputOf(args, 'tournament', language);
    return (await answerRequests(input, write, translate, await requestWords(language))) ? 0 : 2;
  }
  const text = await textOf(file, fileNeeded(`forceout tournament ${what} <file>`));
  const { code, out, err, json: fields } = work(text, more, translate);
  if (!json) process.stderr.write(err);
  await write(json ? `${JSON.stringify(fields)}\n` : out);
  return code;
}
