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
export interface Told {
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
export function tell(events: readonly TableEvent[], speaker: Speaker): readonly Told[] {
  const cubes = new Map<string, Cube>();
  const lines: Told[] = [];
  for (const event of events) {
    if (event.event === 'rolled') for (const cube of event.cubes) cubes.set(cube.id, cube);
    const text = textOf(event, id => cubes.get(id) ?? null, speaker);
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

/** Events of which only the player is told. */
const PLAIN = ['pick-declined', 'pick-lost', 'undone'] as const;
type Plain = Extract<TableEvent, { readonly event: (typeof PLAIN)[number] }>;
const isPlain = (e: TableEvent): e is Plain => PLAIN.some(event => event === e.event);

function textOf(e: TableEvent, cubeOf: (id: string) => Cube | null, speaker: Speaker): string | null {
  const { t, nameOf, say } = speaker;
  const cube = (id: string): string => {
    const found = cubeOf(id);
    return found ? speaker.cubeName(found) : id;
  };
  const names = (seats: readonly Seat[]): string => seats.map(nameOf).join(', ');
  if (isPlain(e)) return t(`event.${e.event}`, { name: nameOf(e.seat) });
  switch (e.event) {
    case 'rolled-off':
      return t('event.rolled-off', { name: nameOf(e.seat), face: speaker.faceLabel(e.face) });
    case 'roll-off-tied':
      return t('event.roll-off-tied', { names: names(e.seats) });
    case 'setter-chosen':
      return t('event.setter-chosen', { name: nameOf(e.seat) });
    case 'shake-began':
      return t('event.shake-began', { n: e.shake, name: nameOf(e.setter) });
    case 'preset':
      return t('event.preset', { name: nameOf(e.seat), faces: e.faces.map(speaker.faceLabel).join(' ') });
    case 'rolled':
      return t('event.rolled', { name: nameOf(e.seat), n: e.cubes.length });
    case 'dealt':
      return t('event.dealt', { name: nameOf(e.seat), n: e.cards.length });
    case 'selected':
      return t('event.selected', { name: nameOf(e.seat), variation: speaker.variationName(e.variation) });
    case 'pick-struck':
      return t('event.pick-struck', { name: nameOf(e.seat) });
    case 'bonus':
      return t('event.bonus', { name: nameOf(e.seat), cube: cube(e.cube) });
    case 'goal-set':
      return t('event.goal-set', { name: nameOf(e.seat) });
    case 'no-goal':
      return t('event.no-goal', { name: nameOf(e.seat) });
    case 'agreed':
      return t('event.agreed', { name: nameOf(e.seat) });
    case 'no-goal-disputed':
      return t('event.no-goal-disputed', { name: nameOf(e.seat) });
    case 'moved':
    case 'shifted':
      return t(`event.${e.event}`, { name: nameOf(e.seat), cube: cube(e.cube), zone: t(`section.${e.to}`) });
    case 'turn-lost':
      return t('event.turn-lost', { name: nameOf(e.seat) });
    case 'charge':
      return t(e.upheld ? 'event.charge.upheld' : 'event.charge.failed', {
        name: nameOf(e.seat),
        fault: faultName(e.fault, t),
      });
    case 'put-right':
      return t('event.put-right', { name: nameOf(e.fault.seat), fault: faultName(e.fault.kind, t) });
    case 'lifted':
      return t('event.lifted', { name: nameOf(e.seat) });
    case 'tie-ruled':
      return t(e.both ? 'event.tie.both' : 'event.tie.first');
    case 'said':
      return t('event.said', { name: nameOf(e.seat), word: e.say === 'now' ? t('word.now') : speaker.negative });
    case 'set-aside':
      return t('event.set-aside', { name: nameOf(e.seat), reason: say.why(e.reason) });
    case 'writing':
      return t(`event.writing.${e.claim}`);
    case 'decided':
      return t('event.decided', { name: nameOf(e.seat) });
    case 'submitted':
      return t('event.submitted', { name: nameOf(e.seat) });
    case 'time-up':
      return t('event.time-up', { name: nameOf(e.seat) });
    case 'withdrew':
      return t('event.withdrew', { name: nameOf(e.seat) });
    case 'presented':
      return t('event.presented');
    case 'checking':
      return e.checking.checkers.every(c => c.state === 'checking' && c.attempt === 'open')
        ? t('event.checking', { name: nameOf(e.checking.writer) })
        : null;
    case 'accepted':
      return t(e.forced ? 'event.accepted.forced' : 'event.accepted', {
        name: nameOf(e.seat),
        writer: nameOf(e.writer),
      });
    case 'rejected':
      return t('event.rejected', { name: nameOf(e.seat), writer: nameOf(e.writer), clause: e.objection.reason });
    case 'objection-ruled':
      return t(
        e.upheld === null ? 'event.objection.open' : e.upheld ? 'event.objection.upheld' : 'event.objection.failed',
        { name: nameOf(e.seat) },
      );
    case 'proving':
      return t(e.pass ? 'event.proving.pass' : e.how === 'joint' ? 'event.proving.joint' : 'event.proving.separate', {
        name: nameOf(e.seat),
      });
    case 'judge-asked':
      return t('event.judge-asked', { name: nameOf(e.seat), writer: nameOf(e.writer) });
    case 'judge-answered':
      return t(e.equals === true ? 'event.judge-answered.yes' : 'event.judge-answered.no', {
        writer: nameOf(e.writer),
      });
    case 'verdict': {
      const { correct, writer } = e.verdict;
      return t(correct === null ? 'event.verdict.open' : correct ? 'event.verdict.right' : 'event.verdict.wrong', {
        name: nameOf(writer),
      });
    }
    case 'scored':
      return t('event.scored', {
        n: e.shake,
        scores: e.lines.map(line => `${nameOf(line.seat)} ${line.points}`).join(', '),
      });
    case 'void':
      return t('event.void', { n: e.shake, reason: say.why(e.reason) });
    case 'penalty':
      return t('event.penalty', { name: nameOf(e.penalty.seat), n: -e.penalty.points, why: say.why(e.penalty.why) });
    case 'penalty-ruled':
      return t(`event.penalty.${e.status}`);
    case 'clock':
      return e.stage === 'countdown' || e.stage === 'last'
        ? t('event.clock.countdown', { name: nameOf(e.seat) })
        : e.stage === 'extra'
          ? t('event.clock.extra', { name: nameOf(e.seat) })
          : null;
    case 'absent':
    case 'back':
    case 'signed':
    case 'absence-denied':
    case 'resigned':
      return t(`event.${e.event}`, { name: nameOf(e.seat) });
    case 'absence-claimed':
      return t('event.absence-claimed', { name: nameOf(e.seat), target: nameOf(e.target) });
    case 'end-wished':
      return t(e.agree ? 'event.end-wished' : 'event.end-declined', { name: nameOf(e.seat) });
    case 'call-off-wished':
      return t('event.call-off-wished', { name: nameOf(e.seat) });
    case 'called-off':
      return typeof e.by === 'number'
        ? t('event.called-off', { name: nameOf(e.by) })
        : t(e.by === 'time' ? 'event.call-lapsed' : 'event.call-ended');
    case 'judge-overdue':
    case 'end-agreed':
    case 'round-warning':
    case 'round-stop':
    case 'resumed':
    case 'sheet-opened':
      return t(`event.${e.event}`);
    case 'paused':
      return typeof e.by === 'number' ? t('event.paused', { name: nameOf(e.by) }) : t('event.paused.judge');
    case 'warned':
    case 'disqualified':
    case 'zeroed':
      return t(`event.${e.event}`, { name: nameOf(e.seat) });
    case 'accommodated':
      return t('event.accommodated', { name: nameOf(e.seat), n: e.percent });
    case 'ruled':
      return t('event.ruled', { reason: e.reason ?? '' });
    case 'replay-ordered':
      return t(e.scope === 'shake' ? 'event.replay.shake' : 'event.replay.round');
    case 'objected':
      return t('event.objected', { name: nameOf(e.seat) });
    case 'corrected':
      return t(e.agreed ? 'event.corrected' : 'event.corrects', {
        name: typeof e.seat === 'number' ? nameOf(e.seat) : t('official.judge'),
        scores: e.scores.join(', '),
      });
    case 'appealed':
      return t('event.appealed', { name: nameOf(e.seat) });
    case 'closed':
      return t('event.closed', { points: e.matchPoints.map((p, seat) => `${nameOf(seat)} ${p}`).join(', ') });
    case 'opened':
    case 'committed':
    case 'selecting':
    case 'goal-placed':
    case 'turn':
    case 'challenged':
    case 'awaiting':
    case 'answered':
    case 'call-taken':
      return null;
  }
}

export const FAULT_KINDS = ['leader-bonus', 'illegal-variation', 'early-relation', 'last-cube-forbidden'] as const;

export const faultName = (fault: string, t: T): string =>
  (FAULT_KINDS as readonly string[]).includes(fault) ? t(`fault.${fault as (typeof FAULT_KINDS)[number]}`) : fault;
