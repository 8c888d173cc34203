import type { Act } from './act.ts';
import { actsOf, definitionOf, type Field, type FieldKind, OFFICIAL_ACTS, PLAYER_ACTS } from './acts/index.ts';
import { type Refusal, refusal } from './refusal.ts';
import type { Facts } from './said.ts';

const isStrings = (x: unknown): boolean => Array.isArray(x) && x.every(s => typeof s === 'string');

function fits({ kind, values }: Field<unknown>, value: unknown): boolean {
  switch (kind) {
    case 'strings':
      return isStrings(value);
    case 'string':
      return typeof value === 'string' && value.length <= 20_000;
    case 'string?':
      return value === null || typeof value === 'string';
    case 'seat':
      return value === 0 || value === 1 || value === 2;
    case 'int':
      return Number.isSafeInteger(value);
    case 'ints':
      return Array.isArray(value) && value.every(Number.isSafeInteger);
    case 'bool':
      return typeof value === 'boolean';
    case 'json':
    case 'ruling':
      return value !== undefined;
    case 'one-of':
      return (values as readonly unknown[]).includes(value);
  }
}

/** What a field has to be, for the sentence that says so. */
const wanted = ({ kind, values }: Field<unknown>): Facts => ({ kind: KIND_WORDS[kind], values: values.join(', ') });

const KIND_WORDS: Readonly<Record<FieldKind, string>> = {
  strings: 'strings',
  string: 'string',
  'string?': 'text-or-null',
  seat: 'seat',
  int: 'int',
  ints: 'ints',
  bool: 'bool',
  json: 'json',
  ruling: 'json',
  'one-of': 'one-of',
};

/** Decodes an act strictly: a known verb for that seat, every required field, no unknown one. */
export function readAct(raw: unknown): { readonly ok: true; readonly act: Act } | Refusal {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return refusal('bad-act');
  const { at: _, ...act } = raw as Record<string, unknown>;
  const verb = act.do;
  if (typeof verb !== 'string') return refusal('bad-act.do');
  const seat = act.seat;
  if (verb === 'wait') {
    const extra = Object.keys(act).find(k => k !== 'do' && k !== 'seat');
    return extra === undefined
      ? { ok: true, act: { do: 'wait' } }
      : refusal('unknown-field.act', null, { field: extra, act: 'wait', known: 'at, seat, do' });
  }
  const may = actsOf(seat);
  if (may === null) return refusal('bad-seat');
  const acts = Object.keys(may).join(', ');
  const fields = definitionOf(seat, verb)?.fields;
  if (fields === undefined)
    return Object.hasOwn(PLAYER_ACTS, verb) || Object.hasOwn(OFFICIAL_ACTS, verb)
      ? refusal('wrong-seat', null, { act: verb, seat: String(seat), acts })
      : refusal('unknown-act', null, { act: verb.slice(0, 40), acts });
  for (const key of Object.keys(act))
    if (key !== 'do' && key !== 'seat' && !Object.hasOwn(fields, key))
      return refusal('unknown-field.act', null, {
        field: key,
        act: verb,
        known: ['at', 'seat', 'do', ...Object.keys(fields)].join(', '),
      });
  for (const [key, field] of Object.entries(fields)) {
    if (act[key] === undefined) {
      if (field.required) return refusal('missing-field', null, { field: key, act: verb, ...wanted(field) });
    } else if (!fits(field, act[key]))
      return refusal('bad-field.act', null, { field: key, act: verb, ...wanted(field) });
  }
  return { ok: true, act: act as unknown as Act };
}
