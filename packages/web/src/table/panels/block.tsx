import { rulesOf, vocabularyOf } from '@forceout/rulebook';
import { requireShake } from '@forceout/table';
import { useEffect } from 'react';
import { useT } from '../../i18n/index.ts';
import { settings } from '../../settings/store.ts';
import { InBar } from '../../ui/bar-slot.tsx';
import { useTable } from '../context.ts';
import { useProbe } from '../probe.ts';
import { useTableText } from '../table-text.ts';
import { Frame } from './frame.tsx';

/** The block is up: one word, fifteen seconds. */
export function BlockPanel() {
  const t = useT();
  const { state, me, act, nameOf, busy, connection } = useTable();
  const probe = useProbe(me);
  const told = useTableText();
  const { lifts = [], tie = 'none' } = requireShake(state).block ?? {};
  const [holder] = lifts;
  const holderName = holder === undefined ? '' : nameOf(holder.seat);
  const mine = lifts.find(l => l.seat === me && l.say === null);
  const askTie = tie === 'asked' && me !== null && !lifts.some(l => l.seat === me);
  const { negative } = vocabularyOf(state.config.edition);
  const say = (word: 'now' | 'impossible') => void act({ do: 'say', say: word });

  // biome-ignore lint/correctness/useExhaustiveDependencies: only whether the block is in this hand matters
  useEffect(() => {
    if (!mine) return;
    const keys = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (!settings().keys) return;
      if (event.key.toLowerCase() === 'n') say('now');
      if (event.key.toLowerCase() === 'i') say('impossible');
    };
    addEventListener('keydown', keys);
    return () => removeEventListener('keydown', keys);
  }, [mine !== undefined]);

  if (mine)
    return (
      <Frame
        look="block"
        mine
        title={t('block.title')}
        about={
          connection.timed ? t('block.about', { n: rulesOf(state.config.edition).stateSeconds }) : t('block.about.calm')
        }
      >
        <InBar at="main">
          {(['now', 'impossible'] as const).map(word => {
            const refused = probe.say(word);
            return (
              <button
                key={word}
                type="button"
                className={`btn word${word === 'now' ? ' plum' : ''}`}
                disabled={busy || refused !== null}
                onClick={() => say(word)}
              >
                <b>{t(word === 'impossible' && negative === 'Never' ? 'word.never' : `word.${word}`)}</b>
                <span>{refused ? told.refusal(refused) : t(`block.${word}`)}</span>
              </button>
            );
          })}
        </InBar>
        <InBar at="minor">
          <button type="button" className="btn quiet" disabled={busy} onClick={() => act({ do: 'put-back' })}>
            {t('block.back')}
          </button>
        </InBar>
      </Frame>
    );
  if (askTie)
    return (
      <Frame
        look="block"
        title={t('tie.title')}
        about={t('tie.about', { names: lifts.map(l => nameOf(l.seat)).join(', ') })}
      >
        <InBar at="main">
          <button type="button" className="btn grow" disabled={busy} onClick={() => act({ do: 'tie', both: true })}>
            {t('tie.both')}
          </button>
          <button type="button" className="btn grow" disabled={busy} onClick={() => act({ do: 'tie', both: false })}>
            {t('tie.first', { name: holderName })}
          </button>
        </InBar>
      </Frame>
    );
  return <Frame look="block" title={t('block.theirs', { name: holderName })} about={t('block.wait')} />;
}
