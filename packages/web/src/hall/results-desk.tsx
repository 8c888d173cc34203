import { DEPTHS, type Depth, type RoundView, type TableView } from '@forceout/tournament';
import { useState } from 'react';
import { useT } from '../i18n/index.ts';
import { Choice } from '../ui/choice.tsx';
import { Form, SearchField } from './form.tsx';
import type { CompetitionProps, DeskProps } from './index.tsx';
import { isSought } from './is-sought.ts';
import { SendBack, SentBack } from './send-back.tsx';
import { toNextCell, useDepthKeys } from './sheet-keys.ts';
import { SheetTyping } from './sheet-typing.tsx';
import { WrittenSheet } from './written-sheet.tsx';

const dots = (points: readonly (number | null)[]): string => points.map(point => point ?? '–').join(' · ');

type Word = 'disputed' | 'typed' | 'missing' | 'done';
/** What needs somebody first: sent back, to confirm, not in. */
const WORDS: readonly Word[] = ['disputed', 'typed', 'missing'];

const wordOf = ({ desk }: TableView): Word =>
  desk?.disputed ? 'disputed' : desk?.typed ? 'typed' : desk?.confirmed ? 'done' : 'missing';

interface Place {
  readonly round: RoundView;
  readonly table: TableView;
}
const keyOf = ({ round, table }: Place): string => `${round.number}/${table.number}`;

/** Where the pile lies above the sheet, the sheet that was chosen comes into sight. */
const intoSight = (head: HTMLElement | null): void => head?.closest('section')?.scrollIntoView({ block: 'nearest' });

/** Type a sheet, then somebody else confirms it: the pile beside the sheet in hand. */
export function ResultsDesk({ event, competition, sheet }: DeskProps) {
  const t = useT();
  const [chosen, choose] = useState<string | null>(sheet ? `${sheet.round}/${sheet.table}` : null);
  const [sought, seek] = useState('');
  const rounds = (competition?.rounds ?? []).filter(round => round.status === 'running' || round.status === 'done');
  if (competition === null || rounds.length === 0)
    return (
      <section className="panel">
        <h1 tabIndex={-1}>{t('hall.results')}</h1>
        <p>{t('hall.noResults')}</p>
      </section>
    );
  // What is late from an older round lies on top.
  const isLate = (round: RoundView): boolean =>
    round !== rounds.at(-1) && round.tables.some(table => wordOf(table) !== 'done');
  const piles = rounds
    .toReversed()
    .toSorted((a, b) => Number(isLate(b)) - Number(isLate(a)))
    .map(round => ({ round, places: round.tables.map(table => ({ round, table })) }));
  const all = piles.flatMap(({ places }) => places);
  const open = all.find(place => keyOf(place) === chosen) ?? null;
  // The next sheet of the same kind comes up by itself: a pile is gone through from the top.
  const next = () => {
    if (!open) return;
    const rest = all.slice(all.indexOf(open) + 1);
    const same = rest.find(({ round, table }) => round === open.round && wordOf(table) === wordOf(open.table));
    choose(same ? keyOf(same) : null);
  };
  return (
    <div className="hall-desk">
      <section className="panel hall-pile">
        <h1 tabIndex={-1}>{t('hall.results')}</h1>
        <SearchField label={t('hall.find')} value={sought} onText={seek} />
        {piles.map(({ round, places }, i) => (
          <Pile
            key={round.number}
            title={t('hall.round', { n: round.number, all: competition.planned })}
            places={places}
            sought={sought.trim()}
            chosen={chosen}
            choose={choose}
            folded={i > 0}
          />
        ))}
      </section>
      <section className="panel">
        {open ? (
          <Sheet key={chosen} event={event} competition={competition} {...open} done={next} />
        ) : (
          <p className="dim">{t('hall.chooseSheet')}</p>
        )}
      </section>
    </div>
  );
}

interface PileProps {
  readonly title: string;
  readonly places: readonly Place[];
  readonly sought: string;
  readonly chosen: string | null;
  readonly choose: (key: string) => void;
  /** A round that is over: only what is still to come lies open. */
  readonly folded: boolean;
}

function Pile({ title, places, sought, chosen, choose, folded }: PileProps) {
  const t = useT();
  const found = places.filter(({ table }) => isSought(table, sought));
  const done = found.filter(({ table }) => wordOf(table) === 'done');
  const waiting = WORDS.flatMap(word => found.filter(({ table }) => wordOf(table) === word));
  const list = (some: readonly Place[]) => (
    <ol>
      {some.map(place => (
        <li key={keyOf(place)}>
          <PileEntry table={place.table} chosen={chosen === keyOf(place)} choose={() => choose(keyOf(place))} />
        </li>
      ))}
    </ol>
  );
  if (found.length === 0 || (folded && waiting.length === 0 && done.length === 0)) return null;
  return (
    <div>
      <h2>{title}</h2>
      {list(waiting)}
      {done.length > 0 && (
        <details className="hall-more" open={sought !== ''}>
          <summary>{t('hall.doneOf', { n: done.length, all: places.length })}</summary>
          {list(done)}
        </details>
      )}
    </div>
  );
}

interface PileEntryProps {
  readonly table: TableView;
  readonly chosen: boolean;
  readonly choose: () => void;
}

function PileEntry({ table, chosen, choose }: PileEntryProps) {
  const t = useT();
  return (
    <button type="button" aria-pressed={chosen} onClick={choose}>
      <span className="sr">{t('hall.table', { n: table.number })}, </span>
      <b className="tn" aria-hidden="true">
        {table.number}
      </b>
      <span>{t(`hall.state.${wordOf(table)}`)}</span>
    </button>
  );
}

interface SheetProps extends CompetitionProps, Place {
  readonly done: () => void;
}

function Sheet({ event, competition, round, table, done }: SheetProps) {
  const t = useT();
  const { desk } = table;
  const where = { competition: competition.id, round: round.number, table: table.number };
  const typing = { ...where, seating: round.version };
  return (
    <>
      <h2 ref={intoSight}>
        {t('hall.table', { n: table.number })}, {t('hall.roundNo', { n: round.number })}
      </h2>
      <p className="dim">
        {t(`hall.medium.${table.medium}`)} · {t(`hall.state.${wordOf(table)}`)}
        {desk?.confirmed && ` · ${dots(desk.confirmed.points)}`}
      </p>
      <SentBack reason={desk?.disputed} />
      {desk?.typed && (
        <div className="hall-confirm">
          <WrittenSheet table={table} sheet={desk.typed} />
          <p className="dim">{t('hall.typedBy', { points: dots(desk.typed.points) })}</p>
          <div className="row wrap">
            <button
              type="button"
              className="btn pri"
              onClick={() =>
                void event
                  .act('confirm-result', { ...where, version: desk.typed!.version })
                  .then(reply => reply.ok && done())
              }
            >
              {t('hall.confirm')}
            </button>
            <SendBack event={event} where={where} label={t('hall.sendBack')} />
          </div>
        </div>
      )}
      {(!desk?.typed || desk.disputed) && (
        <Typing event={event} competition={competition} where={typing} table={table} done={done} />
      )}
    </>
  );
}

interface TypingProps extends CompetitionProps {
  readonly where: object;
  readonly table: TableView;
  readonly done: () => void;
}

export function Typing({ event, competition, where, table, done }: TypingProps) {
  const t = useT();
  const [depth, setDepth] = useState<Depth>('points');
  const [typed, setTyped] = useState<readonly string[]>(table.players.map(() => ''));
  useDepthKeys(setDepth);
  const values = typed.map(text => (text.trim() === '' ? null : Number(text)));
  const save = async () => {
    const reply = await event.act('type-result', {
      ...where,
      sees: table.desk?.versions ?? table.own?.sees ?? 0,
      depth,
      [depth]: values,
    });
    if (reply.ok) done();
  };
  const choice = (
    <Choice<Depth>
      label={t('hall.depth')}
      value={depth}
      options={DEPTHS.map(value => ({ value, label: t(`hall.depth.${value}`) }))}
      onChange={setDepth}
    />
  );
  if (depth === 'sheet')
    return (
      <>
        {choice}
        <SheetTyping event={event} competition={competition} where={where} table={table} done={done} />
      </>
    );
  return (
    <Form send={t('hall.save')} disabled={values.every(value => value === null)} onSend={() => void save()}>
      {choice}
      <div className="hall-big3">
        {table.players.map((player, i) => (
          <label key={player.id}>
            <span>
              {player.label}
              <small className="dim">{player.team}</small>
            </span>
            <input
              className="hall-field num"
              inputMode="numeric"
              pattern="-?[0-9]{1,3}"
              value={typed[i]}
              onChange={e => {
                setTyped(typed.map((text, j) => (j === i ? e.target.value : text)));
                // A total may have more digits.
                if (depth === 'points') toNextCell(e.target);
              }}
            />
          </label>
        ))}
      </div>
      <small className="dim">{t('hall.didNot')}</small>
    </Form>
  );
}
