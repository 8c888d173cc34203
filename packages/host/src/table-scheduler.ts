import { itemAt } from '@forceout/rulebook';
import { judgeOverdueMs, nextDeadline } from '@forceout/table';
import { inOffice, wallTime } from '@forceout/wire';
import type { Attendees } from './attendees.ts';
import type { Command } from './command.ts';
import { hallDueCommand } from './hall-commands.ts';
import { hallMoment } from './hall-moment.ts';
import { type Hosted, stateOf } from './hosted.ts';
import { graceOf } from './lag.ts';
import { NamedTimers } from './named-timers.ts';
import { answerCommand, dueCommand, type RefereePorts, startCommand } from './play-commands.ts';
import { isLeftStanding, playOnCommand } from './play-on.ts';
import type { Ports } from './ports.ts';
import { QuestionAnswerer } from './question-answerer.ts';
import { everybodyIsBack, goCommand, holdCommand } from './seating-commands.ts';
import type { Settings } from './settings.ts';

const RETRY_MS = 1000;

/** A table as its scheduler sees it. */
export interface ScheduledTable {
  readonly hosted: () => Hosted;
  readonly attendees: Attendees;
  readonly run: (step: Command) => Promise<boolean>;
}

/** Does for a table what nobody has to ask for: starts it, lets deadlines fall, answers the referee, stops and runs time. */
export class TableScheduler {
  readonly #timers: NamedTimers;
  readonly #questions: QuestionAnswerer;

  constructor(
    readonly ports: Ports,
    readonly settings: Settings,
    readonly referee: RefereePorts,
    readonly table: ScheduledTable,
  ) {
    const state = () => this.table.hosted().room.state;
    this.#timers = new NamedTimers(ports.clock);
    this.#questions = new QuestionAnswerer(this.#timers, {
      state,
      answer: (now, question) => ports.verdicts.answer(referee.game(now.config.edition).id, now, question),
      enter: act => table.run(answerCommand(referee, act)),
      failed: (_, cause) => {
        ports.journal.fault('a question of the referee is not answered yet', cause, { table: table.hosted().room.id });
        return null;
      },
    });
  }

  /** `own`: this node brought the change about, so it sees to the consequences first. */
  reschedule(own: boolean): void {
    if (this.#timers.stopped) return;
    const wait = own ? 0 : this.settings.yieldTo;
    this.#lookAtStart(wait);
    this.#lookAtDeadline(wait);
    this.#lookAtHall(wait);
    // Another node sees to what it brought about itself; it may take its time.
    this.#questions.look(wait * 5);
    this.#lookAtPeople();
    this.#lookAtOfficials();
  }

  /** When an act that left before the next deadline may still arrive, and whose acts those are. */
  grace(): { readonly until: number; readonly seats: readonly number[] } | null {
    const { room } = this.table.hosted();
    if (room.state === null || room.stage !== 'playing') return null;
    const due = nextDeadline(room.state);
    const wall = due === null ? null : wallTime(room.clock, due);
    if (due === null || wall === null) return null;
    const seats = room.state.clocks.filter(c => c.at === due).map(c => c.seat);
    const graces = seats.map(seat => graceOf(this.table.attendees.lagMs(seat), itemAt(room.banks, seat)));
    return { until: wall + Math.max(0, ...graces), seats };
  }

  /** Does it, and again later when storage is away. */
  async #run(name: string, step: Command): Promise<void> {
    if (!(await this.table.run(step))) this.#timers.set(name, RETRY_MS, () => this.reschedule(true));
  }

  #lookAtStart(wait: number): void {
    const { room } = this.table.hosted();
    const full = room.stage === 'gathering' && room.hall === null && room.seats.every(seat => seat !== null);
    this.#timers.set('start', full ? wait : null, () =>
      this.#run('start', startCommand(this.referee, this.settings.startCountdown)),
    );
  }

  #lookAtDeadline(wait: number): void {
    const grace = this.grace();
    this.#timers.set('deadline', grace === null ? null : grace.until - this.ports.clock.now() + wait, () =>
      this.#run('deadline', dueCommand(this.referee)),
    );
  }

  /** Warning and stop of the hall fall at its own moments, also while the table's time stands still. */
  #lookAtHall(wait: number): void {
    const at = hallMoment(this.table.hosted().room);
    this.#timers.set('hall', at === null ? null : at - this.ports.clock.now() + wait, () =>
      this.#run('hall', hallDueCommand(this.referee)),
    );
  }

  /** Time stands still with nobody there, and runs on when everybody is back or was waited for long enough. */
  #lookAtPeople(): void {
    const hosted = this.table.hosted();
    const { room } = hosted;
    const { attendees } = this.table;
    const running = room.stage === 'playing' && room.clock.from !== null;
    const waiting = room.stage === 'playing' && room.held !== null && room.held.why !== 'hall';
    const anybody = attendees.anybody(hosted.people.some(person => person !== null));
    if (running && !anybody) {
      if (!this.#timers.has('empty'))
        this.#timers.set('empty', this.settings.emptyHold, () =>
          this.#run('empty', holdCommand('empty', this.ports.clock.now())),
        );
    } else this.#timers.set('empty', null, () => {});
    const go = () => this.#run('go', goCommand(this.settings.goCountdown));
    if (!waiting || !anybody) {
      this.#timers.set('go', null, () => {});
      this.#timers.set('go anyway', null, () => {});
    } else if (everybodyIsBack(hosted, seat => attendees.isHere(seat))) this.#timers.set('go', 0, go);
    else if (!this.#timers.has('go anyway')) this.#timers.set('go anyway', this.settings.goGrace, go);
  }

  /** A judge who has stopped the clocks and gone does not hold the table for ever (R-JUDGE-9). */
  #lookAtOfficials(): void {
    const hosted = this.table.hosted();
    const { room } = hosted;
    const inCharge = room.officials.some(official => inOffice(room, official));
    const standing = isLeftStanding(hosted);
    const limit = standing ? judgeOverdueMs(stateOf(room)) : 0;
    const playOn = (name: string) => () => this.#run(name, playOnCommand(this.referee));
    // A question that a judge took is open until it is overdue; stopped clocks need nobody to run on.
    const left = standing && !inCharge ? (stateOf(room).paused === null ? limit : 0) : null;
    if (left === null || !this.#timers.has('office empty'))
      this.#timers.set('office empty', left, playOn('office empty'));
    const away = standing && inCharge && this.table.attendees.officials() === 0 ? 2 * limit : null;
    if (away === null || !this.#timers.has('officials away'))
      this.#timers.set('officials away', away, playOn('officials away'));
  }

  stop(): void {
    this.#timers.stop();
  }
}
