import { nextDeadline } from '@forceout/table';
import { wallTime } from '@forceout/wire';
import type { Attendees } from './attendees.ts';
import type { Command } from './command.ts';
import type { Hosted } from './hosted.ts';
import { graceOf } from './lag.ts';
import { answerCommand, dueCommand, type RefereePorts, startCommand } from './play-commands.ts';
import type { Cancel, Ports } from './ports.ts';
import { everybodyIsBack, goCommand, holdCommand } from './seating-commands.ts';
import type { Settings } from './settings.ts';

const RETRY_MS = 1000;

/** A table as its tender sees it. */
export interface ScheduledTable {
  readonly hosted: () => Hosted;
  readonly attendees: Attendees;
  readonly run: (step: Command) => Promise<boolean>;
}

/** Does for a table what nobody has to ask for: starts it, lets deadlines fall, answers the referee, stops and runs time. */
export class TableScheduler {
  readonly #timers = new Map<string, { readonly due: number; readonly cancel: Cancel }>();
  readonly #asked = new Set<number>();
  #stopped = false;

  constructor(
    readonly ports: Ports,
    readonly settings: Settings,
    readonly desk: RefereePorts,
    readonly table: ScheduledTable,
  ) {}

  /** `own`: this node brought the change about, so it sees to the consequences first. */
  look(own: boolean): void {
    if (this.#stopped) return;
    const wait = own ? 0 : this.settings.yieldTo;
    this.#lookAtStart(wait);
    this.#lookAtDeadline(wait);
    this.#lookAtQuestions(wait);
    this.#lookAtPeople();
  }

  /** When an act that left before the next deadline may still arrive, and whose acts those are. */
  grace(): { readonly until: number; readonly seats: readonly number[] } | null {
    const { room } = this.table.hosted();
    if (room.state === null || room.stage !== 'playing') return null;
    const due = nextDeadline(room.state);
    const wall = due === null ? null : wallTime(room.clock, due);
    if (due === null || wall === null) return null;
    const seats = room.state.clocks.filter(c => c.at === due).map(c => c.seat);
    const graces = seats.map(seat => graceOf(this.table.attendees.lagMs(seat), room.banks[seat]!));
    return { until: wall + Math.max(0, ...graces), seats };
  }

  #at(name: string, ms: number | null, run: () => void): void {
    const set = this.#timers.get(name);
    const wait = Math.max(0, ms ?? 0);
    const due = this.ports.clock.now() + wait;
    // Most acts change nothing about when something falls due; the timer that is set does the same.
    if (ms !== null && set?.due === due) return;
    set?.cancel();
    this.#timers.delete(name);
    if (ms === null || this.#stopped) return;
    const cancel = this.ports.clock.after(wait, () => {
      this.#timers.delete(name);
      run();
    });
    this.#timers.set(name, { due, cancel });
  }

  /** Does it, and again later when storage is away. */
  async #run(name: string, step: Command): Promise<void> {
    if (!(await this.table.run(step))) this.#at(name, RETRY_MS, () => this.look(true));
  }

  #lookAtStart(wait: number): void {
    const { room } = this.table.hosted();
    const full = room.stage === 'gathering' && room.seats.every(seat => seat !== null);
    this.#at('start', full ? wait : null, () =>
      this.#run('start', startCommand(this.desk, this.settings.startCountdown)),
    );
  }

  #lookAtDeadline(wait: number): void {
    const grace = this.grace();
    this.#at('deadline', grace === null ? null : grace.until - this.ports.clock.now() + wait, () =>
      this.#run('deadline', dueCommand(this.desk)),
    );
  }

  #lookAtQuestions(wait: number): void {
    const state = this.table.hosted().room.state;
    for (const { id } of state?.awaiting ?? []) {
      if (this.#asked.has(id)) continue;
      this.#asked.add(id);
      if (wait === 0) void this.#answer(id);
      else this.#at(`question ${id}`, wait * 5, () => void this.#answer(id));
    }
  }

  async #answer(id: number): Promise<void> {
    const { state } = this.table.hosted().room;
    const question = state?.awaiting.find(a => a.id === id);
    if (state == null || question === undefined || this.#stopped) return;
    try {
      const game = this.desk.game(state.config.edition).id;
      await this.#run(
        `question ${id}`,
        answerCommand(this.desk, await this.ports.verdicts.answer(game, state, question)),
      );
    } catch (cause) {
      if (this.#stopped) return;
      this.ports.journal.fault('a question of the referee is not answered yet', cause, {
        table: this.table.hosted().room.id,
      });
      this.#at(`question ${id}`, RETRY_MS, () => void this.#answer(id));
    }
  }

  /** Time stands still with nobody there, and runs on when everybody is back or was waited for long enough. */
  #lookAtPeople(): void {
    const hosted = this.table.hosted();
    const { room } = hosted;
    const { attendees } = this.table;
    const running = room.stage === 'playing' && room.clock.from !== null;
    const waiting = room.stage === 'playing' && room.held !== null;
    const anybody = attendees.anybody(hosted.people.some(person => person !== null));
    if (running && !anybody) {
      if (!this.#timers.has('empty'))
        this.#at('empty', this.settings.emptyHold, () =>
          this.#run('empty', holdCommand('empty', this.ports.clock.now())),
        );
    } else this.#at('empty', null, () => {});
    const go = () => this.#run('go', goCommand(this.settings.goCountdown));
    if (!waiting || !anybody) {
      this.#at('go', null, () => {});
      this.#at('go anyway', null, () => {});
    } else if (everybodyIsBack(hosted, seat => attendees.isHere(seat))) this.#at('go', 0, go);
    else if (!this.#timers.has('go anyway')) this.#at('go anyway', this.settings.goGrace, go);
  }

  stop(): void {
    this.#stopped = true;
    for (const { cancel } of this.#timers.values()) cancel();
    this.#timers.clear();
  }
}
