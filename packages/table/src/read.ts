import { type Act, TARGETS } from './act.ts';
import { type Refusal, refusal } from './refusal.ts';
import type { Facts } from './said.ts';

type Kind = 'strings' | 'string' | 'string?' | 'seat' | 'int' | 'bool' | 'json' | 'ints' | readonly string[];
type Fields = Readonly<Record<string, readonly [kind: Kind, required: boolean]>>;

const opt = (kind: Kind): readonly [Kind, boolean] => [kind, false];
const req = (kind: Kind): readonly [Kind, boolean] => [kind, true];
const SCOPE = ['shake', 'round', 'event'] as const;

const PLAYER: Readonly<Record<string, Fields>> = {
  preset: { faces: req('strings') },
  roll: { faces: opt('strings'), seed: opt('string') },
  deal: { cards: opt('strings'), count: opt('int'), seed: opt('string') },
  select: { variation: req('string?'), value: opt('json') },
  bonus: { cube: req('string') },
  place: { goal: req('json'), cubes: opt('strings') },
  goal: { goal: opt('json'), cubes: opt('strings') },
  'no-goal': {},
  agree: {},
  move: { cube: req('string'), to: req(TARGETS) },
  shift: { cube: req('string'), to: req(TARGETS) },
  lift: {},
  say: { say: req(['now', 'impossible', 'never']) },
  tie: { both: req('bool') },
  'put-back': {},
  side: { with: opt(['mover', 'challenger']), present: opt('bool') },
  submit: { solution: req('json'), goal: opt('json') },
  withdraw: {},
  accept: { writer: req('seat') },
  reject: { writer: req('seat'), reason: req('string'), regroup: opt('json'), proof: opt('json') },
  prove: { writer: req('seat'), how: opt(['joint', 'separate']), pass: opt('bool') },
  'more-time': { writer: opt('seat') },
  'call-judge': { question: opt('string') },
  'call-off': {},
  'ask-judge': { writer: req('seat') },
  'point-out': { fault: req('string'), target: opt('seat') },
  absent: { target: opt('seat') },
  back: { target: opt('seat') },
  sign: { scores: opt('ints'), reason: opt('string') },
  object: { scores: opt('ints'), reason: opt('string') },
  correct: { scores: req('ints'), reason: opt('string') },
  appeal: { scores: opt('ints'), reason: opt('string') },
  stop: {},
  resign: {},
  'end-match': { agree: opt('bool') },
};

const RULING: Fields = {
  target: opt('seat'),
  writer: opt('seat'),
  value: opt('json'),
  reason: opt('string'),
  scope: opt(SCOPE),
  second: opt('bool'),
};

const OFFICIAL: Readonly<Record<string, Fields>> = {
  approve: { penalty: opt('int'), reason: opt('string') },
  refuse: { penalty: opt('int'), reason: opt('string') },
  warn: { ...RULING, target: req('seat') },
  penalize: { ...RULING, target: req('seat'), value: opt('int') },
  disqualify: { ...RULING, target: req('seat') },
  zero: { ...RULING, target: req('seat') },
  rule: RULING,
  void: RULING,
  replay: RULING,
  accommodate: { target: req('seat'), value: req('int'), reason: opt('string') },
  pause: { reason: opt('string') },
  resume: { reason: opt('string') },
  'call-off': {},
  absent: { target: req('seat') },
  back: { target: req('seat') },
  warning: {},
  stop: {},
};

const ENGINE: Readonly<Record<string, Fields>> = {
  roll: { faces: req('strings'), preset: opt('strings'), seed: opt('string') },
  deal: { cards: req('strings'), seed: opt('string') },
  commit: { hash: req('string') },
  verdict: { for: req('int'), verdict: req('json'), engine: opt('string') },
  objection: { for: req('int'), verdict: req('json'), engine: opt('string') },
  equals: { for: req('int'), equals: req('json'), engine: opt('string') },
};

const isStrings = (x: unknown): boolean => Array.isArray(x) && x.every(s => typeof s === 'string');

function fits(kind: Kind, value: unknown): boolean {
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
      return value !== undefined;
    default:
      return (kind as readonly unknown[]).includes(value);
  }
}

/** What a field has to be, for the sentence that says so. */
const wanted = (kind: Kind): Facts =>
  typeof kind === 'string'
    ? { kind: kind === 'string?' ? 'text-or-null' : kind, values: '' }
    : { kind: 'one-of', values: kind.join(', ') };

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
      : refusal('unknown-field.act', null, { field: extra, act: 'wait' });
  }
  const verbs =
    seat === 'judge' || seat === 'director'
      ? OFFICIAL
      : seat === 'engine'
        ? ENGINE
        : seat === 0 || seat === 1 || seat === 2
          ? PLAYER
          : null;
  if (verbs === null) return refusal('bad-seat');
  const fields = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
  if (fields === undefined)
    return Object.hasOwn(PLAYER, verb) || Object.hasOwn(OFFICIAL, verb)
      ? refusal('wrong-seat', null, { act: verb, seat: String(seat) })
      : refusal('unknown-act', null, { act: verb.slice(0, 40) });
  for (const key of Object.keys(act))
    if (key !== 'do' && key !== 'seat' && !Object.hasOwn(fields, key))
      return refusal('unknown-field.act', null, { field: key, act: verb });
  for (const [key, [kind, required]] of Object.entries(fields)) {
    if (act[key] === undefined) {
      if (required) return refusal('missing-field', null, { field: key, act: verb, ...wanted(kind) });
    } else if (!fits(kind, act[key])) return refusal('bad-field.act', null, { field: key, act: verb, ...wanted(kind) });
  }
  return { ok: true, act: act as unknown as Act };
}
