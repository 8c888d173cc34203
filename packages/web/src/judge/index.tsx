import {
  type Division,
  type EditionId,
  editionName,
  editionsOf,
  type GameId,
  isDivision,
  isGame,
} from '@forceout/rulebook';
import { useEffect, useState } from 'react';
import { type GameUi, loadGameUi } from '../games/ui.ts';
import { type Language, needWords, useLocale, useT } from '../i18n/index.ts';
import { loadSet } from '../puzzles/sets.ts';
import { divisionChoices } from '../ui/choices.ts';
import { randomWord } from '../ui/random.ts';
import '../puzzles/puzzles.css';
import { go, hrefTo } from '../route.ts';
import { Choice } from '../ui/choice.tsx';
import { TopBar } from '../ui/top-bar.tsx';
import { askTable } from '../worker/index.ts';
import type { SpotPuzzle } from '../worker/questions.ts';
import { type Case, Ruling } from './ruling.tsx';

needWords('puzzles', 'judge');

interface JudgePageProps {
  readonly game?: string;
  readonly division?: string;
}

/** Situations of a game to rule on, one after the other. */
export default function JudgePage({ game: wanted, division: level }: JudgePageProps) {
  const t = useT();
  const game: GameId = isGame(wanted) ? wanted : 'on-sets';
  const division: Division = isDivision(level) ? level : 'elementary';
  const editions = editionsOf(game);
  const [chosen, setChosen] = useState<EditionId | null>(null);
  const edition = editions.find(id => id === chosen) ?? editions.at(-1)!;
  const language = useLocale();
  return (
    <>
      <TopBar at="puzzles" />
      <main className="page puzzles" id="content" tabIndex={-1}>
        <div className="row wrap">
          <h1 tabIndex={-1}>{t('judge.of', { game: t(`game.${game}`) })}</h1>
          <a className="btn quiet" href={hrefTo('puzzles')}>
            {t('judge.puzzles')}
          </a>
        </div>
        <Choice<Division>
          label={t('new.division')}
          value={division}
          options={divisionChoices(t)}
          onChange={value => go('judge', game, value)}
        />
        {editions.length > 1 && (
          <Choice<EditionId>
            label={t('new.edition')}
            value={edition}
            options={editions.map(value => ({ value, label: editionName(value) }))}
            onChange={setChosen}
          />
        )}
        <Session key={`${edition} ${division} ${language}`} {...{ game, edition, division, language }} />
        <p className="small dim">{t('judge.about')}</p>
      </main>
    </>
  );
}

interface SessionProps {
  readonly game: GameId;
  readonly edition: EditionId;
  readonly division: Division;
  readonly language: Language;
}

/** Faults to choose from, besides "it is correct". */
const FAULTS = 5;

async function makeCase(order: SessionProps, seed: number): Promise<Case | null> {
  const situation = await askTable('situation', { ...order, seed });
  if (situation?.kind !== 'solution') return situation && { situation, faults: [] };
  const { position, claim, written } = situation;
  const others = (await loadSet(order.game)).filter((puzzle): puzzle is SpotPuzzle => puzzle.kind === 'spot');
  const { game } = order;
  const faults = await askTable('faults', { game, puzzle: { position, claim, ...written }, others, count: FAULTS });
  return { situation, faults };
}

const newSeed = (): number => randomWord() >>> 16;

function Session(order: SessionProps) {
  const t = useT();
  const [seed, setSeed] = useState(newSeed);
  const [ui, setUi] = useState<GameUi | null>(null);
  const [given, setGiven] = useState<{ readonly seed: number; readonly made: Case | null } | null>(null);
  const [score, setScore] = useState({ right: 0, n: 0 });
  const { game, edition, division, language } = order;
  useEffect(() => {
    let wanted = true;
    const sides = { game, edition, division, language };
    void Promise.all([loadGameUi(game), makeCase(sides, seed)]).then(([loaded, made]) => {
      if (!wanted) return;
      setUi(loaded);
      setGiven({ seed, made });
    });
    return () => {
      wanted = false;
    };
  }, [game, edition, division, language, seed]);
  if (ui === null || given?.seed !== seed) return <p role="status">{t('judge.making')}</p>;
  if (given.made === null) return <p className="panel">{t('judge.none')}</p>;
  return (
    <>
      <Ruling
        key={seed}
        ui={ui}
        given={given.made}
        onRuled={right => setScore({ right: score.right + (right ? 1 : 0), n: score.n + 1 })}
        onNext={() => {
          setSeed(seed + 1);
          scrollTo(0, 0);
        }}
      />
      {score.n > 0 && <p className="small dim num">{t('judge.score', score)}</p>}
    </>
  );
}
