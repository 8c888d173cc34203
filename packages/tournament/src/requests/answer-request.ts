import type { Json } from '@forceout/table';
import { inWords } from '@forceout/table/said';
import { ASKS } from './ask.ts';
import { RequestFault, type RequestFaultCode } from './fault.ts';

type Answer = Readonly<Record<string, Json>>;

/** `message` stands where the words go: `spoken` of `words` puts them there, in the language that was asked for. */
export type RequestAnswer =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly code: RequestFaultCode; readonly at?: string; readonly message: Json };

function answered(request: Readonly<Record<string, unknown>>): Answer {
  const { ask } = request;
  const asks = Object.keys(ASKS);
  if (ask === undefined) throw new RequestFault('missing-field.ask', 'ask', { asks });
  const answer = typeof ask === 'string' && Object.hasOwn(ASKS, ask) ? ASKS[ask] : undefined;
  if (!answer) throw new RequestFault('unknown-ask', 'ask', { asks });
  return answer(request);
}

/** Answers one request about seats, sheets or standings. */
export function answerRequest(request: unknown): RequestAnswer {
  try {
    if (typeof request !== 'object' || request === null || Array.isArray(request))
      throw new RequestFault('bad-value.request', '');
    return { ok: true, answer: answered(request as Readonly<Record<string, unknown>>) };
  } catch (fault) {
    if (!(fault instanceof RequestFault)) throw fault;
    const { code, at, said } = fault;
    return { ok: false, code, message: inWords(said), ...(at !== '' && { at }) };
  }
}
