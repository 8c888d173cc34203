import type { Json, Seat, TableEvent } from '@forceout/table';
import { HintSteps } from '../hints/steps.tsx';
import { hintTask, useHints } from '../hints/use-hints.tsx';
import { needWords, type T, useT } from '../i18n/index.ts';
import { type TableContext, useTable } from '../table/context.ts';
import type { Hand } from '../table/hand.ts';
import { InBar } from '../ui/bar-slot.tsx';
import { BotFace } from '../ui/bot-face.tsx';
import { useNowOpen } from './now-open.ts';
import './first.css';

needWords('first');

/** What just happened, and what one can do: at most two short sentences at the head of a first table. */
export function Companion({ hand, onLight }: { readonly hand: Hand; readonly onLight: (light: Json) => void }) {
  const t = useT();
  const table = useTable();
  const now = useNowOpen();
  const happened = table.me === null ? null : lastHappening(table, t);
  const todo = whatToDo(table, hand, now, t);
  const asked = hintTask(table);
  return (
    <section className="companion" aria-label={t('first.companion')}>
      <BotFace level="newcomer" />
      <div className="grow">
        <p role="status">
          {happened && <span>{happened} </span>}
          <b>{todo}</b>
        </p>
        {asked && <Hints key={asked.task} seat={asked.seat} onLight={onLight} />}
      </div>
    </section>
  );
}

/** The helper gives the hints; the button for them is beside the other acts. */
function Hints({ seat, onLight }: { readonly seat: Seat; readonly onLight: (light: Json) => void }) {
  const t = useT();
  const { told, busy, more } = useHints(seat, onLight);
  return (
    <HintSteps
      told={told}
      busy={busy}
      onMore={more}
      label={() => t(told.length === 0 ? 'first.hint' : 'first.hint.more')}
      place={button => <InBar at="minor">{button}</InBar>}
    />
  );
}

const TOLD: readonly TableEvent['event'][] = ['moved', 'bonus', 'goal-set', 'challenged', 'submitted'];

/** The last thing somebody did, in words that say what it means for everybody. */
function lastHappening({ snapshot, nameOf, cubeName, state, me, game }: TableContext, t: T): string | null {
  const began = snapshot.events.findLastIndex(e => e.event === 'shake-began');
  const event = snapshot.events.findLast((e, i) => i >= began && TOLD.includes(e.event));
  const cubes = Object.values(state.shake?.mat ?? {}).flat();
  const nameOfCube = (id: string): string => {
    const cube = cubes.find(c => c.id === id);
    return cube ? cubeName(cube) : id;
  };
  const who = (seat: number) => ({ who: seat === me ? 'you' : 'other', name: nameOf(seat) });
  switch (event?.event) {
    case 'moved':
      return t(`first.moved.${event.to as 'required' | 'permitted' | 'forbidden'}`, {
        ...who(event.seat),
        cube: nameOfCube(event.cube),
      });
    case 'bonus':
      return t('first.moved.bonus', { ...who(event.seat), cube: nameOfCube(event.cube) });
    case 'goal-set':
      return t(`first.goal.${game}`, who(event.seat));
    case 'challenged':
      return t(event.challenge.kind === 'now' ? 'first.said.now' : 'first.said.impossible', who(event.challenge.by));
    default:
      return null;
  }
}

function whatToDo({ state, me, nameOf }: TableContext, hand: Hand, now: boolean, t: T): string {
  const { phase, shake } = state;
  // While a result is read, the table shows the shake that ended and belongs to nobody.
  if (me === null) return t('first.do.over');
  if (phase === 'goal')
    return shake?.setter === me ? t('first.do.goal') : t('first.do.goal.wait', { name: nameOf(shake?.setter ?? 0) });
  if (phase === 'turn') {
    if (shake?.onTurn !== me) return t('first.do.wait', { name: nameOf(shake?.onTurn ?? 0) });
    if (hand.put !== null) return t('first.do.say');
    if (hand.held !== null) return t('first.do.place');
    return t(now ? 'first.do.now' : 'first.do.move');
  }
  if (phase === 'block-up') return t('first.do.word');
  if (shake?.writers.some(w => w.seat === me && !w.done)) return t('first.do.write');
  if (phase === 'variation') return t(shake?.selecting?.seat === me ? 'first.do.variation' : 'first.do.look');
  return t('first.do.look');
}
