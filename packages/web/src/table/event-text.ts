import type { ClauseRef } from '@forceout/rulebook';
import type { Cube, Seat, TableEvent, Variation } from '@forceout/table';
import type { Speaker as RefereeText } from '@forceout/words';
import type { T } from '../i18n/index.ts';

/** The words that only the game and the table know. */
export interface Speaker {
  readonly t: T;
  readonly nameOf: (seat: Seat) => string;
  readonly cubeName: (cube: Cube) => string;
  readonly variationName: (variation: Variation) => string;
  /** The referee's own sentences in the language of the page. */
  readonly say: RefereeText;
  readonly negative: string;
  readonly faceLabel: (face: string) => string;
}

/** A line of the history, and what a screen reader says. */
export interface LogLine {
  readonly seq: number;
  readonly text: string;
  readonly cube: Cube | null;
  readonly clause: ClauseRef | null;
  /** Spoken at once: the block, rulings, the countdown. */
  readonly loud: boolean;
  /** A ruling that changes something: shown in its own box. */
  readonly ruling: boolean;
}

const LOUD = ['lifted', 'said', 'set-aside', 'penalty', 'charge', 'verdict', 'objection-ruled', 'scored', 'void'];
const RULING = ['set-aside', 'penalty', 'charge', 'put-right', 'objection-ruled', 'void', 'ruled', 'judge-answered'];

/** Tells a log in words. Cubes are known from the rolls in it. */
export function describeEvents(events: readonly TableEvent[], speaker: Speaker): readonly LogLine[] {
  const cubes = new Map<string, Cube>();
  const lines: LogLine[] = [];
  const telling: Telling = {
    ...speaker,
    cube: id => {
      const found = cubes.get(id);
      return found ? speaker.cubeName(found) : id;
    },
    names: seats => seats.map(speaker.nameOf).join(', '),
  };
  for (const event of events) {
    if (event.event === 'rolled') for (const cube of event.cubes) cubes.set(cube.id, cube);
    const text = (TEXTS[event.event] as (e: TableEvent, telling: Telling) => string | null)(event, telling);
    if (text === null) continue;
    lines.push({
      seq: event.seq,
      text,
      cube: 'cube' in event && typeof event.cube === 'string' ? (cubes.get(event.cube) ?? null) : null,
      clause: event.clause ?? null,
      loud: LOUD.includes(event.event),
      ruling: RULING.includes(event.event),
    });
  }
  return lines;
}

/** What the words of an event are made with: those of the speaker, and names for what stands in it as a key. */
interface Telling extends Speaker {
  /** A cube by its name. */
  readonly cube: (id: string) => string;
  readonly names: (seats: readonly Seat[]) => string;
}

type Texts = { readonly [Name in TableEvent['event']]: Text<Name> };

/** Events that need no more than the name of their player. */
const OF_PLAYER = [
  'setter-chosen',
  'pick-struck',
  'pick-declined',
  'pick-lost',
  'undone',
  'goal-set',
  'no-goal',
  'agreed',
  'no-goal-disputed',
  'turn-lost',
  'lifted',
  'decided',
  'submitted',
  'time-up',
  'withdrew',
  'absent',
  'back',
  'signed',
  'absence-denied',
  'resigned',
  'call-off-wished',
  'warned',
  'disqualified',
  'zeroed',
  'objected',
  'appealed',
] as const;

/** Events that are said in the same words whoever brought them about. */
const OF_TABLE = [
  'presented',
  'judge-overdue',
  'end-agreed',
  'round-warning',
  'round-stop',
  'resumed',
  'sheet-opened',
] as const;

/** Steps of the referee that nobody is told of. */
const UNTOLD = [
  'opened',
  'committed',
  'selecting',
  'goal-placed',
  'turn',
  'challenged',
  'awaiting',
  'answered',
  'call-taken',
] as const;

type Text<Name extends TableEvent['event']> = (
  event: Extract<TableEvent, { readonly event: Name }>,
  telling: Telling,
) => string | null;

/** One text for several events. */
const ofEach = <Name extends TableEvent['event']>(events: readonly Name[], text: Text<Name>) =>
  Object.fromEntries(events.map(name => [name, text])) as unknown as { readonly [Each in Name]: Text<Each> };

const byOutcome = <Key>(outcome: boolean | null, [yes, no, open]: readonly [yes: Key, no: Key, open: Key]): Key =>
  outcome === null ? open : outcome ? yes : no;

const TEXTS: Texts = {
  ...ofEach(OF_PLAYER, (e, { t, nameOf }) => t(`event.${e.event}`, { name: nameOf(e.seat) })),
  ...ofEach(OF_TABLE, (e, { t }) => t(`event.${e.event}`)),
  ...ofEach(UNTOLD, () => null),
  ...ofEach(['moved', 'shifted'], (e, { t, nameOf, cube }) =>
    t(`event.${e.event}`, { name: nameOf(e.seat), cube: cube(e.cube), zone: t(`section.${e.to}`) }),
  ),
  'rolled-off': (e, { t, nameOf, faceLabel }) =>
    t('event.rolled-off', { name: nameOf(e.seat), face: faceLabel(e.face) }),
  'roll-off-tied': (e, { t, names }) => t('event.roll-off-tied', { names: names(e.seats) }),
  'shake-began': (e, { t, nameOf }) => t('event.shake-began', { n: e.shake, name: nameOf(e.setter) }),
  preset: (e, { t, nameOf, faceLabel }) =>
    t('event.preset', { name: nameOf(e.seat), faces: e.faces.map(faceLabel).join(' ') }),
  rolled: (e, { t, nameOf }) => t('event.rolled', { name: nameOf(e.seat), n: e.cubes.length }),
  dealt: (e, { t, nameOf }) => t('event.dealt', { name: nameOf(e.seat), n: e.cards.length }),
  selected: (e, { t, nameOf, variationName }) =>
    t('event.selected', { name: nameOf(e.seat), variation: variationName(e.variation) }),
  bonus: (e, { t, nameOf, cube }) => t('event.bonus', { name: nameOf(e.seat), cube: cube(e.cube) }),
  charge: (e, { t, nameOf }) =>
    t(e.upheld ? 'event.charge.upheld' : 'event.charge.failed', {
      name: nameOf(e.seat),
      fault: faultName(e.fault, t),
    }),
  'put-right': (e, { t, nameOf }) =>
    t('event.put-right', { name: nameOf(e.fault.seat), fault: faultName(e.fault.kind, t) }),
  'tie-ruled': (e, { t }) => t(e.both ? 'event.tie.both' : 'event.tie.first'),
  said: (e, { t, nameOf, negative }) =>
    t('event.said', { name: nameOf(e.seat), word: e.say === 'now' ? t('word.now') : negative }),
  'set-aside': (e, { t, nameOf, say }) => t('event.set-aside', { name: nameOf(e.seat), reason: say.why(e.reason) }),
  writing: (e, { t }) => t(`event.writing.${e.claim}`),
  checking: (e, { t, nameOf }) =>
    e.checking.checkers.every(c => c.state === 'checking' && c.attempt === 'open')
      ? t('event.checking', { name: nameOf(e.checking.writer) })
      : null,
  accepted: (e, { t, nameOf }) =>
    t(e.forced ? 'event.accepted.forced' : 'event.accepted', { name: nameOf(e.seat), writer: nameOf(e.writer) }),
  rejected: (e, { t, nameOf }) =>
    t('event.rejected', { name: nameOf(e.seat), writer: nameOf(e.writer), clause: e.objection.reason }),
  'objection-ruled': (e, { t, nameOf }) =>
    t(byOutcome(e.upheld, ['event.objection.upheld', 'event.objection.failed', 'event.objection.open']), {
      name: nameOf(e.seat),
    }),
  proving: (e, { t, nameOf }) =>
    t(e.pass ? 'event.proving.pass' : e.how === 'joint' ? 'event.proving.joint' : 'event.proving.separate', {
      name: nameOf(e.seat),
    }),
  'judge-asked': (e, { t, nameOf }) => t('event.judge-asked', { name: nameOf(e.seat), writer: nameOf(e.writer) }),
  'judge-answered': (e, { t, nameOf }) =>
    t(e.equals === true ? 'event.judge-answered.yes' : 'event.judge-answered.no', { writer: nameOf(e.writer) }),
  verdict: ({ verdict }, { t, nameOf }) =>
    t(byOutcome(verdict.correct, ['event.verdict.right', 'event.verdict.wrong', 'event.verdict.open']), {
      name: nameOf(verdict.writer),
    }),
  scored: (e, { t, nameOf }) =>
    t('event.scored', {
      n: e.shake,
      scores: e.lines.map(line => `${nameOf(line.seat)} ${line.points}`).join(', '),
    }),
  void: (e, { t, say }) => t('event.void', { n: e.shake, reason: say.why(e.reason) }),
  penalty: ({ penalty }, { t, nameOf, say }) =>
    t('event.penalty', { name: nameOf(penalty.seat), n: -penalty.points, why: say.why(penalty.why) }),
  'penalty-ruled': (e, { t }) => t(`event.penalty.${e.status}`),
  clock: (e, { t, nameOf }) => {
    const name = nameOf(e.seat);
    if (e.stage === 'countdown' || e.stage === 'last') return t('event.clock.countdown', { name });
    return e.stage === 'extra' ? t('event.clock.extra', { name }) : null;
  },
  'absence-claimed': (e, { t, nameOf }) =>
    t('event.absence-claimed', { name: nameOf(e.seat), target: nameOf(e.target) }),
  'end-wished': (e, { t, nameOf }) => t(e.agree ? 'event.end-wished' : 'event.end-declined', { name: nameOf(e.seat) }),
  'called-off': (e, { t, nameOf }) =>
    typeof e.by === 'number'
      ? t('event.called-off', { name: nameOf(e.by) })
      : t(e.by === 'time' ? 'event.call-lapsed' : 'event.call-ended'),
  paused: (e, { t, nameOf }) =>
    typeof e.by === 'number' ? t('event.paused', { name: nameOf(e.by) }) : t('event.paused.judge'),
  accommodated: (e, { t, nameOf }) => t('event.accommodated', { name: nameOf(e.seat), n: e.percent }),
  ruled: (e, { t }) => t('event.ruled', { reason: e.reason ?? '' }),
  'replay-ordered': (e, { t }) => t(e.scope === 'shake' ? 'event.replay.shake' : 'event.replay.round'),
  corrected: (e, { t, nameOf }) =>
    t(e.agreed ? 'event.corrected' : 'event.corrects', {
      name: typeof e.seat === 'number' ? nameOf(e.seat) : t('official.judge'),
      scores: e.scores.join(', '),
    }),
  closed: (e, { t, nameOf }) =>
    t('event.closed', { points: e.matchPoints.map((p, seat) => `${nameOf(seat)} ${p}`).join(', ') }),
};

export const FAULT_KINDS = ['leader-bonus', 'illegal-variation', 'early-relation', 'last-cube-forbidden'] as const;

export const faultName = (fault: string, t: T): string =>
  (FAULT_KINDS as readonly string[]).includes(fault) ? t(`fault.${fault as (typeof FAULT_KINDS)[number]}`) : fault;
