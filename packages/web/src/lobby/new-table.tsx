import { LEVELS, type Level, mayHint, STYLES } from '@forceout/players';
import { type GameId, isGame } from '@forceout/rulebook';
import { BOT_NAMES, readConfig } from '@forceout/table';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { LocalSetup, Sitter } from '../host/setup.ts';
import { needWords, useT } from '../i18n/index.ts';
import { refusalLater } from '../i18n/referee.ts';
import { makeTable } from '../online/api.ts';
import { go } from '../route.ts';
import { change, settings } from '../settings/store.ts';
import { Choice } from '../ui/choice.tsx';
import { newSeed } from '../ui/random.ts';
import { TopBar } from '../ui/top-bar.tsx';
import { type Choices, loadChoices, type Place, saveChoices } from './choices.ts';
import { keepSetup } from './keep.ts';
import { TableChoices } from './table-choices.tsx';
import './lobby.css';
import { randomId } from '../ui/random-id.ts';

needWords('lobby');

interface NewTableProps {
  readonly where: string;
  readonly game: string;
  readonly level?: string | undefined;
}

export default function NewTable({ where, game: wanted, level }: NewTableProps) {
  const game: GameId = isGame(wanted) ? wanted : 'on-sets';
  switch (where) {
    case 'online':
      return <Online game={game} />;
    case 'bots':
      return <WithBots game={game} level={LEVELS.find(known => known === level) ?? 'learner'} />;
    default:
      return <OnDevice game={game} />;
  }
}

/** Opens a table on this device; says what is wrong, or goes there. */
function openHere(
  game: GameId,
  place: Place,
  choices: Choices,
  players: readonly string[],
  sitters: readonly Sitter[],
): string | null | Promise<string> {
  const { clocks, practice, guestJudges: _, ...table } = choices;
  const options = practice ? { ...table.options, undo: true } : table.options;
  const read = readConfig({ ...table, options, judge: false, players });
  if (!read.ok) return refusalLater(read.refused, game);
  saveChoices(game, place, choices);
  const setup: LocalSetup = {
    id: randomId(),
    config: read.config,
    sitters,
    clocks,
    practice: practice && mayHint(read.config),
    createdAt: Date.now(),
  };
  keepSetup(setup);
  go('table', setup.id);
  return null;
}

function OnDevice({ game }: { readonly game: GameId }) {
  const t = useT();
  const [names, setNames] = useState<readonly string[]>([settings().name, '', '']);
  const start = (choices: Choices): string | null | Promise<string> => {
    const players = names.map(name => name.trim()).filter(name => name !== '');
    if (players.length < 2) return t('new.needTwo');
    if (new Set(players).size < players.length) return t('new.same');
    return openHere(
      game,
      'device',
      choices,
      players,
      players.map(() => ({ kind: 'person' })),
    );
  };
  return (
    <Setup game={game} place="device" title={t('new.device')} go={t('new.start')} onStart={start}>
      <fieldset>
        <legend className="lab">{t('new.players')}</legend>
        <div className="names">
          {names.map((name, i) => (
            <Name
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
              key={i}
              label={i === 2 ? t('new.player.third') : t('new.player', { n: i + 1 })}
              value={name}
              onChange={value => setNames(names.map((old, j) => (i === j ? value : old)))}
            />
          ))}
        </div>
      </fieldset>
    </Setup>
  );
}

function WithBots({ game, level }: { readonly game: GameId; readonly level: Level }) {
  const t = useT();
  const [name, setName] = useState(settings().name);
  const [first, setFirst] = useState<Level>(level);
  const [second, setSecond] = useState<Level | 'none'>('none');
  const start = (choices: Choices): string | null | Promise<string> => {
    const you = name.trim() || t('new.player.one');
    if (name.trim() !== '') change({ name: name.trim() });
    const levels: readonly Level[] = second === 'none' ? [first] : [first, second];
    const bots = levels.map((each, i) => ({
      name: i === 1 && first === second ? `${BOT_NAMES[each]} 2` : BOT_NAMES[each],
      sitter: {
        kind: 'bot',
        bot: { level: each, style: STYLES[Math.floor(Math.random() * STYLES.length)]!, seed: newSeed() },
      } as const,
    }));
    if (bots.some(bot => bot.name === you)) return t('new.same');
    return openHere(
      game,
      'bots',
      choices,
      [you, ...bots.map(bot => bot.name)],
      [{ kind: 'person' }, ...bots.map(bot => bot.sitter)],
    );
  };
  const names = LEVELS.map(value => ({ value, label: BOT_NAMES[value], hint: t(`lobby.bot.${value}`) }));
  return (
    <Setup game={game} place="bots" title={t('new.bots')} go={t('new.start')} onStart={start}>
      <Name label={t('settings.name')} value={name} onChange={setName} />
      <Choice label={t('new.bot', { n: 2 })} value={first} options={names} onChange={setFirst} />
      <Choice<Level | 'none'>
        label={t('new.bot', { n: 3 })}
        value={second}
        options={[{ value: 'none', label: t('new.bot.none') }, ...names.map(({ value, label }) => ({ value, label }))]}
        onChange={setSecond}
      />
    </Setup>
  );
}

function Online({ game }: { readonly game: GameId }) {
  const t = useT();
  const [seats, setSeats] = useState<2 | 3>(3);
  const start = async (choices: Choices): Promise<string | null> => {
    const { clocks: _, practice: __, ...table } = choices;
    saveChoices(game, 'online', choices);
    const made = await makeTable({ ...table, seats });
    if (!made.ok) return made.code === 'offline' ? t('lobby.friends.off') : made.message;
    go('online', made.answer.table);
    return null;
  };
  return (
    <Setup game={game} place="online" title={t('new.online')} go={t('new.open')} onStart={start}>
      <Choice<2 | 3>
        label={t('new.seats')}
        value={seats}
        options={[
          { value: 2, label: t('new.seats.n', { n: 2 }) },
          { value: 3, label: t('new.seats.n', { n: 3 }) },
        ]}
        onChange={setSeats}
      />
    </Setup>
  );
}

interface SetupProps {
  readonly game: GameId;
  readonly title: string;
  readonly go: string;
  readonly place: Place;
  /** What is wrong, or null. */
  readonly onStart: (choices: Choices) => string | null | Promise<string | null>;
  readonly children: ReactNode;
}

function Setup({ game, place, title, go: label, onStart, children }: SetupProps) {
  const t = useT();
  const [choices, setChoices] = useState<Choices>(() => loadChoices(game, place));
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const start = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setTrouble(await onStart(choices));
    setBusy(false);
  };
  return (
    <>
      <TopBar at="play" />
      <main className="page new-table" id="content" tabIndex={-1}>
        <h1 tabIndex={-1}>
          {title}: {t(`game.${game}`)}
        </h1>
        <form className="panel" onSubmit={start} noValidate>
          {children}
          <TableChoices game={game} choices={choices} onChoices={setChoices} local={place !== 'online'} />
          {trouble && <p role="alert">{trouble}</p>}
          <button type="submit" className="btn pri big" disabled={busy}>
            {label}
          </button>
        </form>
      </main>
    </>
  );
}

interface NameProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const Name = ({ label, value, onChange }: NameProps) => (
  <label className="col" style={{ gap: 4 }}>
    <span className="small">{label}</span>
    <input
      className="field-text"
      value={value}
      maxLength={30}
      autoComplete="off"
      onChange={event => onChange(event.target.value)}
    />
  </label>
);
