import { DIVISIONS, type Division, EDITIONS, editionNames, type GameId, isGame, rulesOf } from '@forceout/rulebook';
import { readConfig } from '@forceout/table';
import { type FormEvent, useState } from 'react';
import type { LocalSetup } from '../host/setup.ts';
import { addStrings, useT } from '../i18n/index.ts';
import { go } from '../route.ts';
import { settings } from '../settings/store.ts';
import { Choice } from '../ui/choice.tsx';
import { TopBar } from '../ui/top-bar.tsx';
import { type Choices, loadChoices, saveChoices } from './choices.ts';
import { keepSetup } from './keep.ts';
import { strings } from './strings.ts';
import './lobby.css';

addStrings(strings);

interface NewTableProps {
  readonly where: string;
  readonly game: string;
}

export function NewTable({ where, game: wanted }: NewTableProps) {
  const game: GameId = isGame(wanted) ? wanted : 'on-sets';
  return where === 'online' ? <OnDevice game={game} /> : <OnDevice game={game} />;
}

const newId = (): string => crypto.randomUUID().slice(0, 13);

function OnDevice({ game }: { readonly game: GameId }) {
  const t = useT();
  const [names, setNames] = useState<readonly string[]>([settings().name, '', '']);
  const [choices, setChoices] = useState<Choices>(() => loadChoices(game));
  const [trouble, setTrouble] = useState<string | null>(null);

  const start = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const players = names.map(name => name.trim()).filter(name => name !== '');
    if (players.length < 2) return setTrouble(t('new.needTwo'));
    if (new Set(players).size < players.length) return setTrouble(t('new.same'));
    const { clocks, practice, ...table } = choices;
    const read = readConfig({ ...table, players });
    if (!read.ok) return setTrouble(read.refused.message);
    saveChoices(game, choices);
    const setup: LocalSetup = {
      id: newId(),
      config: read.config,
      sitters: players.map(() => ({ kind: 'person' })),
      clocks,
      practice,
      createdAt: Date.now(),
    };
    keepSetup(setup);
    go('table', setup.id);
  };

  return (
    <>
      <TopBar at="play" />
      <main className="page new-table" id="content" tabIndex={-1}>
        <h1 tabIndex={-1}>{t('new.device')}</h1>
        <form className="panel" onSubmit={start} noValidate>
          <fieldset>
            <legend className="lab">
              {t(`game.${game}`)}: {t('new.players')}
            </legend>
            <div className="names">
              {names.map((name, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
                <label key={i} className="col" style={{ gap: 4 }}>
                  <span className="small">{i === 2 ? t('new.player.third') : t('new.player', { n: i + 1 })}</span>
                  <input
                    className="field-text"
                    value={name}
                    maxLength={30}
                    autoComplete="off"
                    onChange={event => {
                      setNames(names.map((old, j) => (i === j ? event.target.value : old)));
                      setTrouble(null);
                    }}
                  />
                </label>
              ))}
            </div>
          </fieldset>
          <TableChoices game={game} choices={choices} onChoices={setChoices} />
          {trouble && <p role="alert">{trouble}</p>}
          <button type="submit" className="btn pri big">
            {t('new.start')}
          </button>
        </form>
      </main>
    </>
  );
}

interface TableChoicesProps {
  readonly game: GameId;
  readonly choices: Choices;
  readonly onChoices: (choices: Choices) => void;
}

/** What kind of table: one question in sight, the rest behind "more". */
export function TableChoices({ game, choices, onChoices }: TableChoicesProps) {
  const t = useT();
  const set = (patch: Partial<Choices>): void => onChoices({ ...choices, ...patch });
  const editions = EDITIONS.filter(id => rulesOf(id).game === game);
  const onOff = <K extends 'clocks' | 'practice' | 'adventurous' | 'restrictions'>(
    key: K,
    label: string,
    on: string,
    off: string,
  ) => (
    <Choice<boolean>
      label={label}
      value={choices[key]}
      options={[
        { value: true, label: on },
        { value: false, label: off },
      ]}
      onChange={value => set({ [key]: value } as Partial<Choices>)}
    />
  );
  return (
    <>
      <Choice<Division>
        label={t('new.division')}
        value={choices.division}
        options={DIVISIONS.map(value => ({ value, label: t(`division.${value}`) }))}
        onChange={division => set({ division })}
      />
      <details>
        <summary>{t('new.more')}</summary>
        <div>
          {editions.length > 1 && (
            <Choice
              label={t('new.edition')}
              value={choices.edition}
              options={editions.map(value => ({ value, label: editionNames[value] }))}
              onChange={edition => set({ edition })}
            />
          )}
          {rulesOf(choices.edition).usesVariations &&
            onOff('adventurous', t('new.variations'), t('new.variations.on'), t('new.variations.off'))}
          {game === 'on-sets' &&
            choices.division !== 'elementary' &&
            onOff('restrictions', t('new.restrictions'), t('new.restrictions.on'), t('new.restrictions.off'))}
          {onOff('clocks', t('new.clocks'), t('new.clocks.on'), t('new.clocks.off'))}
          <Choice
            label={t('new.judging')}
            value={choices.judging}
            options={(['auto', 'players'] as const).map(value => ({ value, label: t(`new.judging.${value}`) }))}
            onChange={judging => set({ judging })}
          />
          <Choice
            label={t('new.enforcement')}
            value={choices.enforcement}
            options={(['prevent', 'faithful'] as const).map(value => ({ value, label: t(`new.enforcement.${value}`) }))}
            onChange={enforcement => set({ enforcement })}
          />
          {onOff('practice', t('new.practice'), t('new.practice.on'), t('new.practice.off'))}
        </div>
      </details>
    </>
  );
}
