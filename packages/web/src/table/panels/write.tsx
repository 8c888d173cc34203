import { rulesOf, vocabularyOf } from '@forceout/rulebook';
import type { Json, Writer } from '@forceout/table';
import { claimOf, requireShake } from '@forceout/table';
import type { Taps } from '../../games/ui.ts';
import { useT } from '../../i18n/index.ts';
import { InBar } from '../../ui/bar-slot.tsx';
import { useTable } from '../context.ts';
import { useDraft } from '../drafts.ts';
import { Frame } from './frame.tsx';

interface WritePanelProps {
  readonly taps: Taps;
  readonly onUsed: (cubes: readonly string[]) => void;
  readonly onLight: (light: Json) => void;
}

/** Writing: who must, who may, who must not. */
export function WritePanel(props: WritePanelProps) {
  const t = useT();
  const { state, me, nameOf } = useTable();
  const shake = requireShake(state);
  const writer = shake.writers.find(w => w.seat === me);
  const others = shake.writers.filter(w => !w.done && w.seat !== me).map(w => nameOf(w.seat));
  const { challenge } = shake;
  const waiting = [
    // Whoever may not write still wants to know what it is about.
    ...(challenge && challenge.kind !== 'no-goal' && challenge.by !== me
      ? [t(`write.claim.${challenge.kind}`, { name: nameOf(challenge.by) })]
      : []),
    others.length > 0 ? t('write.others', { names: others.join(', '), n: others.length }) : t('write.nobody'),
  ].join(' ');
  if (writer === undefined) return <Frame title={t('write.watch')} about={waiting} />;
  if (writer.role === 'not') return <Frame title={t('write.not')} about={waiting} />;
  if (writer.done) return <Frame title={t('write.done')} about={waiting} />;
  if (writer.role === 'may' && writer.presents === null && shake.challenge !== null) return <ThirdParty />;
  return <Writing writer={writer} {...props} />;
}

function Writing({ writer, taps, onUsed, onLight }: WritePanelProps & { readonly writer: Writer }) {
  const t = useT();
  const { state, view, ui, act, connection } = useTable();
  const shake = requireShake(state);
  const { seat } = writer;
  const [draft, setDraft] = useDraft(connection, shake.no, seat, 'pad');
  const { negative } = vocabularyOf(state.config.edition);
  const word = negative === 'Never' ? t('word.never') : t('word.impossible');
  const claim = claimOf(shake, seat);
  return (
    <Frame
      look="pad"
      mine
      title={t(`write.title.${rulesOf(state.config.edition).game}`)}
      about={t(`write.about.${claim}`, { word })}
    >
      <ui.Pad
        key={`${shake.no}/${seat}`}
        view={view}
        seat={seat}
        draft={draft}
        onDraft={setDraft}
        practice={connection.practice}
        taps={taps}
        onUsed={onUsed}
        onLight={onLight}
        onSubmit={({ solution, goal }) =>
          void act({ do: 'submit', solution, ...(goal === undefined ? {} : { goal }) }, seat).then(
            taken => taken && setDraft(null),
          )
        }
      />
    </Frame>
  );
}

/** 2026-27 asks whether the Third Party presents; the other editions ask with whom the Third Party sides. */
function ThirdParty() {
  const t = useT();
  const { state, act, busy } = useTable();
  const challenge = requireShake(state).challenge!;
  if (rulesOf(state.config.edition).thirdParty === 'may')
    return (
      <Frame mine title={t('third.title')} about={t('third.present')}>
        <InBar at="main">
          <button type="button" className="btn grow" disabled={busy} onClick={() => act({ do: 'side', present: true })}>
            {t('third.yes')}
          </button>
          <button
            type="button"
            className="btn grow"
            disabled={busy}
            onClick={() => act({ do: 'side', present: false })}
          >
            {t('third.no')}
          </button>
        </InBar>
      </Frame>
    );
  const writes = (side: 'mover' | 'challenger'): boolean =>
    side === (challenge.kind === 'now' ? 'challenger' : 'mover');
  return (
    <Frame mine title={t('third.title')} about={t('third.side')}>
      <InBar at="main">
        {(['mover', 'challenger'] as const).map(side => (
          <button
            key={side}
            type="button"
            className="btn word"
            disabled={busy}
            onClick={() => act({ do: 'side', with: side })}
          >
            <b>{t(`third.${side}`)}</b>
            <span>{t(writes(side) ? 'third.writes' : 'third.waits')}</span>
          </button>
        ))}
      </InBar>
    </Frame>
  );
}
