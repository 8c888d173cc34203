import type { ClauseRef } from '@forceout/rulebook';
import { type Cube, FAULT_KINDS, type Json, type Seat, type TableEvent, type Variation } from '@forceout/table';
import type { Speaker as RefereeText } from '@forceout/words';
import type { T } from '../i18n/index.ts';

/** The words that only the game and the table know. */
export interface Speaker {
  readonly t: T;
  readonly nameOf: (seat: Seat) => string;
  /** Is this the seat of the one person who looks? Sentences about it say "you". */
  readonly isMe: (seat: Seat) => boolean;
  /** What a Goal means, in a word or two; empty when it means nothing. */
  readonly goalName: (goal: Json, variations: readonly Variation[]) => string;
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
  let variations: readonly Variation[] = [];
  const telling: Telling = {
    ...speaker,
    of: seat => ({ who: speaker.isMe(seat) ? 'you' : 'other', name: speaker.nameOf(seat) }),
    ofWriter: seat => ({ writerIs: speaker.isMe(seat) ? 'you' : 'other', writer: speaker.nameOf(seat) }),
    called: seat => (speaker.isMe(seat) ? speaker.t('seat.you') : speaker.nameOf(seat)),
    goal: goal => speaker.goalName(goal, variations) || 'none',
    cube: id => {
      const found = cubes.get(id);
      return found ? speaker.cubeName(found) : id;
    },
    names: seats => seats.map(telling.called).join(', '),
  };
  for (const event of events) {
    if (event.event === 'rolled') for (const cube of event.cubes) cubes.set(cube.id, cube);
    if (event.event === 'shake-began') variations = [];
    if (event.event === 'selected') variations = [...variations, event.variation];
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
  /** Who did it, for a sentence that has a form for "you". */
  readonly of: (seat: Seat) => { readonly who: string; readonly name: string };
  readonly ofWriter: (seat: Seat) => { readonly writerIs: string; readonly writer: string };
  /** "You" or the name, in a list. */
  readonly called: (seat: Seat) => string;
  readonly goal: (goal: Json) => string;
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
  ...ofEach(OF_PLAYER, (e, { t, of }) => t(`event.${e.event}`, of(e.seat))),
  ...ofEach(OF_TABLE, (e, { t }) => t(`event.${e.event}`)),
  ...ofEach(UNTOLD, () => null),
  'goal-set': (e, { t, of, goal }) => t('event.goal-set', { ...of(e.seat), goal: goal(e.goal) }),
  ...ofEach(['moved', 'shifted'], (e, { t, of, cube }) =>
    t(`event.${e.event}`, { ...of(e.seat), cube: cube(e.cube), zone: t(`section.${e.to}`) }),
  ),
  'rolled-off': (e, { t, of, faceLabel }) => t('event.rolled-off', { ...of(e.seat), face: faceLabel(e.face) }),
  'roll-off-tied': (e, { t, names }) => t('event.roll-off-tied', { names: names(e.seats) }),
  'shake-began': (e, { t, of }) => t('event.shake-began', { n: e.shake, ...of(e.setter) }),
  preset: (e, { t, of, faceLabel }) => t('event.preset', { ...of(e.seat), faces: e.faces.map(faceLabel).join(' ') }),
  rolled: (e, { t, of }) => t('event.rolled', { ...of(e.seat), n: e.cubes.length }),
  dealt: (e, { t, of }) => t('event.dealt', { ...of(e.seat), n: e.cards.length }),
  selected: (e, { t, of, variationName }) =>
    t('event.selected', { ...of(e.seat), variation: variationName(e.variation) }),
  bonus: (e, { t, of, cube }) => t('event.bonus', { ...of(e.seat), cube: cube(e.cube) }),
  charge: (e, { t, of }) =>
    t(e.upheld ? 'event.charge.upheld' : 'event.charge.failed', {
      ...of(e.seat),
      fault: faultName(e.fault, t),
    }),
  'put-right': (e, { t, of }) => t('event.put-right', { ...of(e.fault.seat), fault: faultName(e.fault.kind, t) }),
  'tie-ruled': (e, { t }) => t(e.both ? 'event.tie.both' : 'event.tie.first'),
  said: (e, { t, of, negative }) =>
    t('event.said', { ...of(e.seat), word: e.say === 'now' ? t('word.now') : negative }),
  'set-aside': (e, { t, of, say }) => t('event.set-aside', { ...of(e.seat), reason: say.why(e.reason) }),
  writing: (e, { t }) => t(`event.writing.${e.claim}`),
  checking: (e, { t, of }) =>
    e.checking.checkers.every(c => c.state === 'checking' && c.attempt === 'open')
      ? t('event.checking', of(e.checking.writer))
      : null,
  accepted: (e, { t, ofWriter, of }) =>
    t(e.forced ? 'event.accepted.forced' : 'event.accepted', { ...of(e.seat), ...ofWriter(e.writer) }),
  rejected: (e, { t, ofWriter, of }) =>
    t('event.rejected', { ...of(e.seat), ...ofWriter(e.writer), clause: e.objection.reason }),
  'objection-ruled': (e, { t, of }) =>
    t(byOutcome(e.upheld, ['event.objection.upheld', 'event.objection.failed', 'event.objection.open']), of(e.seat)),
  proving: (e, { t, of }) =>
    t(e.pass ? 'event.proving.pass' : e.how === 'joint' ? 'event.proving.joint' : 'event.proving.separate', of(e.seat)),
  'judge-asked': (e, { t, ofWriter, of }) => t('event.judge-asked', { ...of(e.seat), ...ofWriter(e.writer) }),
  'judge-answered': (e, { t, ofWriter }) =>
    t(e.equals === true ? 'event.judge-answered.yes' : 'event.judge-answered.no', ofWriter(e.writer)),
  verdict: ({ verdict }, { t, of }) =>
    t(
      byOutcome(verdict.correct, ['event.verdict.right', 'event.verdict.wrong', 'event.verdict.open']),
      of(verdict.writer),
    ),
  scored: (e, { t, called }) =>
    t('event.scored', {
      n: e.shake,
      scores: e.lines.map(line => `${called(line.seat)} ${line.points}`).join(', '),
    }),
  void: (e, { t, say }) => t('event.void', { n: e.shake, reason: say.why(e.reason) }),
  penalty: ({ penalty }, { t, of, say }) =>
    t('event.penalty', { ...of(penalty.seat), n: -penalty.points, why: say.why(penalty.why) }),
  'penalty-ruled': (e, { t }) => t(`event.penalty.${e.status}`),
  clock: (e, { t, of }) => {
    if (e.stage === 'countdown' || e.stage === 'last') return t('event.clock.countdown', of(e.seat));
    return e.stage === 'extra' ? t('event.clock.extra', of(e.seat)) : null;
  },
  'absence-claimed': (e, { t, of, isMe, nameOf }) =>
    t('event.absence-claimed', { ...of(e.seat), targetIs: isMe(e.target) ? 'you' : 'other', target: nameOf(e.target) }),
  'end-wished': (e, { t, of }) => t(e.agree ? 'event.end-wished' : 'event.end-declined', of(e.seat)),
  'called-off': (e, { t, of }) =>
    typeof e.by === 'number'
      ? t('event.called-off', of(e.by))
      : t(e.by === 'time' ? 'event.call-lapsed' : 'event.call-ended'),
  paused: (e, { t, of }) => (typeof e.by === 'number' ? t('event.paused', of(e.by)) : t('event.paused.judge')),
  accommodated: (e, { t, of }) => t('event.accommodated', { ...of(e.seat), n: e.percent }),
  ruled: (e, { t }) => t('event.ruled', { reason: e.reason ?? '' }),
  'replay-ordered': (e, { t }) => t(e.scope === 'shake' ? 'event.replay.shake' : 'event.replay.round'),
  corrected: (e, { t, of }) =>
    t(e.agreed ? 'event.corrected' : 'event.corrects', {
      ...(typeof e.seat === 'number' ? of(e.seat) : { who: 'other', name: t('official.judge') }),
      scores: e.scores.join(', '),
    }),
  closed: (e, { t, called }) =>
    t('event.closed', { points: e.matchPoints.map((p, seat) => `${called(seat)} ${p}`).join(', ') }),
};

export const faultName = (fault: string, t: T): string =>
  (FAULT_KINDS as readonly string[]).includes(fault) ? t(`fault.${fault as (typeof FAULT_KINDS)[number]}`) : fault;
