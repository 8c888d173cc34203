import type { Json } from '@forceout/table';
import { answerRequest } from '@forceout/tournament';
import { spoken } from '@forceout/words';
import type { TranslateVerb } from './command/verb-words.ts';
import { answerLines, type Line, nestsTooDeep } from './lines.ts';
import type { RequestWords } from './request-words.ts';

/** Longer lines are answered with an error; the largest field with all its past rounds has some hundred thousand characters. */
const lineLimit = 32 * 1024 * 1024;

type Answer = { readonly [key: string]: unknown };

const error = (id: Json, code: string, message: string): Answer => ({ id, error: { code, message } });

/** Answers one line. Never throws: whatever goes wrong becomes an error answer. */
function answerLine(line: Line, translate: TranslateVerb, words: RequestWords): Answer {
  if (line === null) return error(null, 'bad-value', translate('tournament.long', { limit: lineLimit }));
  let request: unknown;
  try {
    request = JSON.parse(line);
  } catch (cause) {
    return error(null, 'bad-json', translate('tournament.json', { error: (cause as Error).message }));
  }
  if (nestsTooDeep(request)) return error(null, 'bad-value', translate('tournament.deep'));
  const id = typeof request === 'object' && request !== null && 'id' in request ? (request.id as Json) : null;
  try {
    const found = answerRequest(request);
    if (found.ok) return { id, ...(spoken(found.answer, words) as Answer) };
    const { ok: _, ...fault } = found;
    return { id, error: spoken(fault, words) };
  } catch (cause) {
    return error(id, 'internal', translate('tournament.internal', { error: (cause as Error).message }));
  }
}

/** Requests in, answers out, in the same order. True when every line was understood. */
export const answerRequests = (
  input: AsyncIterable<string>,
  write: (line: string) => Promise<void>,
  translate: TranslateVerb,
  words: RequestWords,
): Promise<boolean> => answerLines(input, lineLimit, write, async line => answerLine(line, translate, words));
