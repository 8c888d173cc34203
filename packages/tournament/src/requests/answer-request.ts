import type { Json } from '@forceout/table';
import { ASKS } from './ask.ts';
import { RequestFault, type RequestFaultCode } from './fault.ts';

export type RequestAnswer =
  | { readonly ok: true; readonly answer: Readonly<Record<string, Json>> }
  | {
      readonly ok: false;
      readonly error: { readonly code: RequestFaultCode; readonly message: string; readonly at?: string };
    };

function answered(request: Readonly<Record<string, unknown>>): Readonly<Record<string, Json>> {
  const { ask } = request;
  const known = `The askings are: ${Object.keys(ASKS).join(', ')}.`;
  if (ask === undefined) throw new RequestFault('missing-field', 'ask', `"ask" is missing. ${known}`);
  const answer = typeof ask === 'string' && Object.hasOwn(ASKS, ask) ? ASKS[ask] : undefined;
  if (!answer) throw new RequestFault('unknown-ask', 'ask', `"ask" has to be one of those known. ${known}`);
  return answer(request);
}

/** Answers one request about seats, sheets or standings. */
export function answerRequest(request: unknown): RequestAnswer {
  try {
    if (typeof request !== 'object' || request === null || Array.isArray(request))
      throw new RequestFault('bad-value', undefined, 'A request is a JSON object on one line.');
    return { ok: true, answer: answered(request as Readonly<Record<string, unknown>>) };
  } catch (fault) {
    if (!(fault instanceof RequestFault)) throw fault;
    const { code, message, at } = fault;
    return { ok: false, error: { code, message, ...(at !== undefined && { at }) } };
  }
}
