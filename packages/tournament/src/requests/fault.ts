import type { Facts, Said } from '@forceout/table';
import { saidBy } from '@forceout/table/said';
import type { SeatingFault } from '../seating/check-seating.ts';
import type { SheetFaultCode } from '../sheet.ts';

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

/** What can be wrong with the value of a field. */
type BadValue =
  | 'at-least'
  | 'boolean'
  | 'day'
  | 'entries'
  | 'entries-between'
  | 'from'
  | 'from-to'
  | 'game-twice'
  | 'list'
  | 'name'
  | 'no-game'
  | 'object'
  | 'one-of'
  | 'pair'
  | 'per-player'
  | 'per-table'
  | 'points-and-scores'
  | 'request'
  | 'round'
  | 'rounds'
  | 'rounds-past'
  | 'text'
  | 'twice'
  | 'whole-number';

/** What is wrong with a request; after the dot, which sentence of that code. */
export type RequestFaultKey =
  | `bad-value.${BadValue}`
  | 'duplicate-player'
  | 'missing-field'
  | 'missing-field.ask'
  | 'missing-field.points'
  | 'missing-field.rounds'
  | 'team-size'
  | 'unknown-ask'
  | 'unknown-field'
  | 'unknown-player';

/** Every sentence that an answer to a request may have. */
export type RequestKey = RequestFaultKey | `sheet.${SheetFaultCode}` | `seating.${SeatingFault['code']}`;

/** What is wrong with a request, and where. Words are found at the edge. */
export class RequestFault extends Error {
  readonly code: RequestFaultCode;
  readonly at: string;
  readonly said: Said;

  constructor(key: RequestFaultKey, at: string, facts: Facts = {}) {
    super(`${key} ${at}`);
    this.said = saidBy(key, { at, ...facts });
    this.code = this.said.code as RequestFaultCode;
    this.at = at;
  }
}
