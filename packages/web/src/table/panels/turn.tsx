import { isOpen } from '@forceout/players';
import { leads, requireShake } from '@forceout/table';
import { useT } from '../../i18n/index.ts';
import { InBar, useBarAtFoot } from '../../ui/bar-slot.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useTable } from '../context.ts';
import type { Hand } from '../hand.ts';
import type { Probe } from '../probe.ts';
import { Frame } from './frame.tsx';

interface TurnPanelProps {
  readonly hand: Hand;
  readonly probe: Probe;
}

export function TurnPanel({ hand, probe }: TurnPanelProps) {
  const t = useT();
  const { state, me, nameOf, connection } = useTable();
  const shake = requireShake(state);
  const seat = shake.onTurn!;
  // Who watches is asked nothing.
  if (me !== seat)
    return (
      <Frame
        title={t('turn.others', { name: nameOf(seat) })}
        about={t(
          me === null
            ? 'watch.you'
            : connection.step === null || isOpen('challenge', connection.step)
              ? 'turn.wait'
              : 'turn.wait.first',
        )}
      />
    );
  const about = hand.put
    ? 'turn.say'
    : hand.held
      ? 'turn.place'
      : hand.bonus
        ? 'turn.bonus'
        : shake.bonusPlayed
          ? 'turn.regular'
          : 'turn.choose';
  return (
    <Frame mine title={t('turn.yours')} about={t(about)}>
      <SayRow hand={hand} />
      {!shake.bonusPlayed && (connection.step === null || isOpen('bonus', connection.step)) && (
        <BonusRow hand={hand} probe={probe} />
      )}
      {probe.shifts && <p className="small dim deskonly">{t('turn.shift')}</p>}
    </Frame>
  );
}

/** What is said when the button is pressed stands on the button. */
export function useSayLabel(hand: Hand): string {
  const t = useT();
  const { cubeName } = useTable();
  if (hand.put)
    return t(hand.put.as === 'bonus' ? 'say.bonus' : 'say.move', {
      cube: cubeName(hand.put.cube),
      zone: t(`section.${hand.put.to}`),
    });
  return t(hand.held ? 'say.place' : 'say.cube');
}

function SayRow({ hand }: { readonly hand: Hand }) {
  const t = useT();
  const { busy } = useTable();
  const label = useSayLabel(hand);
  const empty = !hand.held && !hand.put && !hand.bonus;
  return (
    <>
      <InBar at="minor">
        <button
          type="button"
          className="btn sq"
          aria-label={t('hand.takeBack')}
          aria-disabled={empty}
          onClick={() => hand.takeBack()}
        >
          <Icon name="undo" />
        </button>
      </InBar>
      <InBar at="main">
        <button
          type="button"
          className="btn pri big grow say"
          aria-disabled={hand.put === null || busy}
          onClick={() => void hand.sayIt()}
        >
          {label}
        </button>
      </InBar>
    </>
  );
}

export function BonusRow({ hand, probe }: TurnPanelProps) {
  const t = useT();
  const { state, me } = useTable();
  const leading = me !== null && leads(state, me);
  const open = probe.bonuses;
  const button = (
    <button
      type="button"
      className="btn"
      aria-pressed={hand.bonus}
      aria-disabled={!open}
      onClick={() => open && hand.armBonus()}
    >
      {t('bonus.name')} <kbd>B</kbd>
    </button>
  );
  if (useBarAtFoot()) return <InBar at="minor">{button}</InBar>;
  return (
    <div className="bonusrow">
      {button}
      <p className="small dim">{t(open || !probe.known ? 'bonus.open' : leading ? 'bonus.leading' : 'bonus.closed')}</p>
    </div>
  );
}
