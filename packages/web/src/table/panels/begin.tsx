import { requireShake, type Seat } from '@forceout/table';
import { useState } from 'react';
import { useT } from '../../i18n/index.ts';
import { InBar } from '../../ui/bar-slot.tsx';
import { useIsMe, useTable } from '../context.ts';
import { useEquipment } from '../equipment.ts';
import { Frame } from './frame.tsx';

/** Who sets the first Goal: each rolls one cube. */
export function RollOffPanel() {
  const t = useT();
  const { state, me, act, nameOf, busy } = useTable();
  const isMe = useIsMe();
  const { contenders, faces } = state.rollOff;
  const mine = me !== null && contenders.includes(me) && faces[me] === null;
  return (
    <Frame mine={mine} title={t('roll-off.title')} about={t('roll-off.about')}>
      <ul className="col">
        {contenders.map(seat => (
          <li key={seat} className="row">
            <span className="grow">{isMe(seat) ? t('seat.you') : nameOf(seat)}</span>
            <b className="num">{faces[seat] ?? '–'}</b>
          </li>
        ))}
      </ul>
      {mine && (
        <InBar at="main">
          <button type="button" className="btn pri big full" disabled={busy} onClick={() => act({ do: 'roll' })}>
            {isMe(me) ? t('roll-off.mine') : t('roll-off.roll', { name: nameOf(me) })}
          </button>
        </InBar>
      )}
    </Frame>
  );
}

/** The Goal-setter rolls; where there are cards the player to the right deals. */
export function RollDealPanel() {
  const t = useT();
  const { state, me, act, nameOf, busy } = useTable();
  const isMe = useIsMe();
  const equipment = useEquipment();
  const shake = requireShake(state);
  const [count, setCount] = useState<number | null>(null);
  const dealer = state.clocks.find(c => c.task === 'deal')?.seat ?? null;
  const rolls = me === shake.setter && !shake.rolled;
  const deals = me !== null && me === dealer && !shake.dealt;
  const deck = equipment?.deck ?? null;
  const cards = count ?? deck?.max ?? 0;
  const preset = equipment?.preset && shake.presetFaces === null ? equipment.preset : null;
  const who = (seat: Seat) => ({ who: isMe(seat) ? 'you' : 'other', name: nameOf(seat) });
  const waiting = [
    ...(shake.rolled ? [] : [t('roll.waits', who(shake.setter))]),
    ...(dealer === null || shake.dealt ? [] : [t('deal.waits', who(dealer))]),
  ].join(' ');
  return (
    <Frame
      title={rolls ? t('roll.title') : deals ? t('deal.title') : t('roll.others')}
      about={waiting}
      mine={rolls || deals}
    >
      {rolls && preset && (
        <>
          <p className="small">{t('roll.preset')}</p>
          <InBar at="main">
            {preset.choices.map(faces => (
              <button
                key={faces.join()}
                type="button"
                className="btn grow"
                disabled={busy}
                onClick={() => act({ do: 'preset', faces })}
              >
                {faces.map(face => (face === 'L' ? 'Λ' : face)).join(' ')}
              </button>
            ))}
          </InBar>
        </>
      )}
      {rolls && !preset && (
        <InBar at="main">
          <button type="button" className="btn pri big full" disabled={busy} onClick={() => act({ do: 'roll' })}>
            {t('roll.go')}
          </button>
        </InBar>
      )}
      {deals && deck && (
        <>
          <p className="small">{t('deal.why', { min: deck.min, max: deck.max })}</p>
          <label className="col" style={{ gap: 4 }}>
            <span className="lab">{t('deal.count', { n: cards })}</span>
            <input
              type="range"
              className="range"
              min={deck.min}
              max={deck.max}
              value={cards}
              onChange={event => setCount(event.target.valueAsNumber)}
            />
          </label>
          <InBar at="main">
            <button
              type="button"
              className="btn pri big full"
              disabled={busy}
              onClick={() => act({ do: 'deal', count: cards })}
            >
              {t('deal.go', { n: cards })}
            </button>
          </InBar>
        </>
      )}
    </Frame>
  );
}

export function VariationPanel() {
  const t = useT();
  const { state, me, act, ui, view, nameOf } = useTable();
  const selecting = state.shake?.selecting;
  const seat = selecting?.seat ?? requireShake(state).setter;
  const left = selecting ? Math.max(0, selecting.must - selecting.picked) : 1;
  if (me !== seat || !ui.Variations)
    return <Frame title={t('variation.others', { name: nameOf(seat) })} about={t('variation.wait')} />;
  return (
    <Frame
      look="pad"
      mine
      title={t('variation.title')}
      about={left === 0 ? t('variation.more') : left > 1 ? t('variation.left', { n: left }) : t('variation.about')}
    >
      <ui.Variations
        view={view}
        seat={me}
        onSelect={(variation, value) =>
          void act({ do: 'select', variation, ...(value === undefined ? {} : { value }) })
        }
      />
    </Frame>
  );
}
