import type { Definitions } from './definition.ts';
import { flag, freeText, integer, oneOf, optional, ruling, seat } from './field.ts';

const RULING = {
  target: optional(seat),
  writer: optional(seat),
  value: optional(ruling),
  reason: optional(freeText),
  scope: optional(oneOf(['shake', 'round', 'event'])),
  second: optional(flag),
} as const;

const reason = optional(freeText);

/** Acts of a judge or a director. */
export const OFFICIAL_ACTS = {
  approve: { fields: { penalty: optional(integer()), reason }, phases: 'any' },
  refuse: { fields: { penalty: optional(integer()), reason }, phases: 'any' },
  warn: { fields: { ...RULING, target: seat }, phases: 'any', words: ['target'] },
  penalize: {
    fields: { ...RULING, target: seat, value: optional(integer()) },
    phases: 'any',
    words: ['target', 'value'],
  },
  disqualify: { fields: { ...RULING, target: seat }, phases: 'any', words: ['target'] },
  zero: { fields: { ...RULING, target: seat }, phases: 'any', words: ['target'] },
  rule: { fields: RULING, phases: 'any' },
  void: { fields: RULING, phases: 'any' },
  replay: { fields: RULING, phases: 'any' },
  accommodate: { fields: { target: seat, value: integer(), reason }, phases: 'any' },
  pause: { fields: { reason }, phases: 'any' },
  resume: { fields: { reason }, phases: 'any' },
  'call-off': { fields: {}, phases: 'any' },
  // An official has no seat of his own that the target could default to.
  absent: { fields: { target: seat }, phases: 'any' },
  back: { fields: { target: seat }, phases: 'any' },
  warning: { fields: {}, phases: 'any' },
  stop: { fields: {}, phases: 'any' },
} as const satisfies Definitions;
