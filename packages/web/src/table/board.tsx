import { type Json, type Phase, SECTIONS, type Seat, type Target, type Unsettled } from '@forceout/table';
import { type Ending, viewOf } from '@forceout/wire';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useBlockOpen } from '../first/now-open.ts';
import { useSetUpForMe } from '../first/set-up-for-me.ts';
import { StepList } from '../first/step-list.tsx';
import { HintPanel } from '../hints/panel.tsx';
import type { Snapshot } from '../host/table-connection.ts';
import { useT } from '../i18n/index.ts';
import { BarScope } from '../ui/bar-slot.tsx';
import { useMedia } from '../ui/media.ts';
import { Bar } from './bar.tsx';
import { BoardArea } from './board-area.tsx';
import { TableScope, useTable } from './context.ts';
import { useDraft } from './drafts.ts';
import { useDrag } from './drag.ts';
import type { LogLine } from './event-text.ts';
import { useFlip } from './flip.ts';
import { useFocusNext } from './focus-next.ts';
import { GoBack } from './go-back.tsx';
import { useHand } from './hand.ts';
import { Idle } from './idle.tsx';
import { InForce, inForceOf } from './in-force.tsx';
import { useTableKeys } from './keys.ts';
import { LiftDialog } from './lift-dialog.tsx';
import { LineNotice } from './line-notice.tsx';
import { Log } from './log.tsx';
import { OfferCallsHere } from './offer-calls.tsx';
import { OfficialsHere } from './officials-here.tsx';
import { usePageTitle } from './page-title.ts';
import { Panel } from './panel.tsx';
import { OfficialPanel } from './panels/official.tsx';
import { ResultPanel } from './panels/result.tsx';
import { Heard } from './phrases.tsx';
import { useProbe } from './probe.ts';
import { Ruling } from './ruling.tsx';
import { Seats } from './seats.tsx';
import { Sheet, type SheetName } from './sheet.tsx';
import { StopAsked } from './stop-asked.tsx';
import { TableHeader } from './table-header.tsx';
import { useTableText } from './table-text.ts';
import './screen.css';
import './frame.css';
import './bar.css';

interface BoardProps {
  readonly logLines: readonly LogLine[];
  /** The shake that ended, until this player goes on. */
  readonly result: Ending | null;
  readonly onGoOn: () => void;
}

/** Players at the left, the table in the middle, what to do now at the right. */
export function Board({ logLines, result, onGoOn }: BoardProps) {
  const table = useTable();
  const { state, view, ui, me, connection, act, snapshot } = table;
  const t = useT();
  const probe = useProbe(me);
  const hand = useHand(probe);
  const taps = useRef<((cube: string) => void) | null>(null);
  const [used, setUsed] = useState<readonly string[]>([]);
  const [light, setLight] = useState<Json>(null);
  const [lifting, setLifting] = useState(false);
  const [sheet, setSheet] = useState<SheetName | null>(null);
  const closeSheet = useCallback(() => setSheet(null), []);
  const [marks, setMarks] = useDraft(connection, state.shakeNo, me, 'marks');
  const blockOpen = useBlockInPlay();
  useSetUpForMe(result ? { ...table, busy: true } : table);
  const atFoot = useMedia('(max-width: 1199px), (max-height: 499px)');
  const [head, setHead] = useState<HTMLElement | null>(null);
  const [minor, setMinor] = useState<HTMLElement | null>(null);
  const [main, setMain] = useState<HTMLElement | null>(null);
  const slots = useMemo(() => ({ head, minor, main, atFoot }), [head, minor, main, atFoot]);
  const board = useRef<HTMLDivElement>(null);
  // How a shake ended is read from its first sentence, and the next one begins at the top of the table.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when a result comes or goes
  useEffect(() => {
    board.current?.querySelector('.stage')?.scrollTo(0, 0);
  }, [result?.seq]);
  useFlip(board, `${state.seq}/${hand.put?.cube.id ?? ''}`, hand.put?.carried ?? false);

  const taking = picksCubes(state, me) && !hand.free;
  const onTap = taking ? (cube: string) => taps.current?.(cube) : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new task starts with nothing used
  useEffect(() => {
    setUsed([]);
    setLight(null);
  }, [state.phase, state.shakeNo, me, result]);

  const lift = (): void => {
    if (table.shared) setLifting(true);
    else void act({ do: 'lift' });
  };
  useTableKeys(hand);
  useFocusNext(board, `${state.phase}/${state.shakeNo}/${state.shake?.onTurn}/${me}/${result?.seq}/${state.seq}`);
  usePageTitle();
  useDrag(board, (id, place) => {
    const cube = SECTIONS.flatMap(section => state.shake?.mat[section] ?? []).find(c => c.id === id);
    if (cube === undefined) return;
    if (place === 'goal') onTap?.(cube.id);
    else if (hand.free) hand.place(place as Target, cube, true);
  });

  // While the result is read the table still shows the shake that ended.
  const shown = result ? { ...table, state: result.before, view: viewOf(result.before, view.viewer), me: null } : table;
  const shakeLines = useMemo(() => sinceShake(logLines, snapshot.events), [logLines, snapshot.events]);
  const ruling = shakeLines.slice(-RECENT).findLast(line => line.ruling);
  const lastMoved = state.phase === 'turn' || state.phase === 'block-up' ? lastCube(shakeLines) : null;
  const wide = result !== null || WIDE.includes(state.phase);

  return (
    <BarScope value={slots}>
      <LineNotice told={logLines} />
      <div
        className={`screen phase-${state.phase}${wide ? ' wide' : ''}${result ? ' ended' : ''}${ui.Side ? '' : ' bigc'}`}
        ref={board}
      >
        <TableHeader shake={shown.state.shakeNo} inForce={inForceOf(shown, t).items.length} onSheet={setSheet} />
        <TableScope value={shown}>
          <aside className="side" aria-label={t('table.players')}>
            <Seats scores={view.scores} />
            <RulesInForce />
          </aside>
        </TableScope>
        <div className="stage">
          <TableScope value={shown}>
            <BoardArea
              hand={hand}
              probe={probe}
              used={used}
              onTap={onTap}
              last={lastMoved}
              light={light}
              onLight={setLight}
              marks={marks}
              onMarks={setMarks}
              onLift={atFoot || result || !blockOpen ? null : lift}
            />
          </TableScope>
          <aside className="right" aria-label={t('table.now')}>
            <Heard />
            <OfferCallsHere />
            {result ? (
              <ResultPanel ending={result} onLight={setLight} onNext={onGoOn} />
            ) : (
              <>
                <Panel hand={hand} probe={probe} taps={taps} onUsed={setUsed} onLight={setLight} onLift={lift} />
                <HintPanel onLight={setLight} />
                <GoBack />
              </>
            )}
            {(view.viewer === 'judge' || view.viewer === 'director') && <OfficialPanel />}
            <OfficialsHere heading="h2" />
            {ruling && !result && <Ruling text={ruling.text} clause={ruling.clause} />}
            <Log lines={shakeLines} />
          </aside>
        </div>
        <Bar
          setHead={setHead}
          setMinor={setMinor}
          setMain={setMain}
          note={<FootNote />}
          onLift={atFoot && blockOpen && !result && blockStands(state, me) ? lift : null}
        />
      </div>
      {sheet && (atFoot || sheet === 'scratch') && (
        <TableScope value={sheet === 'scratch' ? table : shown}>
          <Sheet name={sheet} lines={shakeLines} onClose={closeSheet} />
        </TableScope>
      )}
      <StopAsked />
      {lifting && <LiftDialog onClose={() => setLifting(false)} />}
    </BarScope>
  );
}

/** A player who writes or sets the Goal picks cubes by tapping them. */
const picksCubes = ({ phase, shake }: Unsettled, me: Seat | null): boolean =>
  shake !== null &&
  (shake.writers.some(w => w.seat === me && !w.done) ||
    (phase === 'goal' && shake.setter === me) ||
    (phase === 'no-goal-set' && shake.goalBy === me));

const blockStands = ({ phase }: Unsettled, me: Seat | null): boolean => me !== null && BLOCK_PHASES.includes(phase);

/** At a first table the rules that are open by now, and the variations in force where there are any. */
function RulesInForce() {
  const { game, connection, state } = useTable();
  if (connection.step === null) return <InForce />;
  return (
    <>
      <StepList game={game} step={connection.step} />
      {state.shake !== null && state.shake.variations.length > 0 && <InForce />}
    </>
  );
}

/** What the referee did not take, and whether the table waits for somebody. */
function FootNote() {
  const { trouble, clearTrouble } = useTable();
  const say = useTableText();
  return (
    <>
      {trouble && <Ruling refused text={say.refusal(trouble)} clause={trouble.clause} onClose={clearTrouble} />}
      <Idle />
    </>
  );
}

/** Who only watches a match has no block to pick up. */
function useBlockInPlay(): boolean {
  const { me, connection } = useTable();
  const open = useBlockOpen();
  return open && (me !== null || connection.kind !== 'online');
}

/** A ruling is shown until a few more things have happened; then the moves tell it. */
const RECENT = 3;

/** Phases in which the block stands in the bar. */
const BLOCK_PHASES: readonly Phase[] = ['turn', 'goal', 'no-goal', 'no-goal-set', 'last-cube-write'];

/** Phases in which a player works at the right. */
const WIDE: readonly Phase[] = [
  'variation',
  'goal',
  'no-goal-set',
  'write',
  'no-goal-write',
  'last-cube-write',
  'stop-write',
  'present',
  'check',
  'scoresheet',
  'closed',
];

/** The lines since the shake began. */
function sinceShake(logLines: readonly LogLine[], events: Snapshot['events']): readonly LogLine[] {
  const began = events.findLast(e => e.event === 'shake-began')?.seq ?? 0;
  return logLines.filter(line => line.seq >= began);
}

const lastCube = (lines: readonly LogLine[]): string | null =>
  lines.findLast(line => line.cube !== null)?.cube?.id ?? null;
