export const REQUEST_FAULTS = [
  'bad-json',
  'unknown-ask',
  'missing-field',
  'unknown-field',
  'bad-value',
  'duplicate-player',
  'unknown-player',
  'team-size',
] as const;
export type RequestFaultCode = (typeof REQUEST_FAULTS)[number];

/** What is wrong with a request, and where. */
export class RequestFault extends Error {
  readonly code: RequestFaultCode;
  readonly at: string | undefined;

  constructor(code: RequestFaultCode, at: string | undefined, message: string) {
    super(message);
    this.code = code;
    this.at = at;
  }
}
