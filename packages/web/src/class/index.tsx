import type { ClassBoard, ClassCard } from '@forceout/wire';
import { type FormEvent, lazy, useCallback, useEffect, useState } from 'react';
import { needWords, useT, withWords } from '../i18n/index.ts';
import { askWho } from '../me/ask-who.ts';
import { KeepMe } from '../me/keep-me.tsx';
import { RecoveryCodes } from '../me/recovery.tsx';
import { noteClasses, useWho } from '../me/session.ts';
import { go, hrefTo } from '../route.ts';
import { TopBar } from '../ui/top-bar.tsx';
import { boardOf, makeClass, myClasses } from './api.ts';
import { Board } from './board.tsx';
import '../me/me.css';
import './class.css';

/** Boards and puzzles come with the page that is projected, not with every class. */
const Project = lazy(() => withWords(import('./project.tsx').then(({ Project: page }) => ({ default: page }))));

needWords('class', 'me', 'puzzles', 'lobby');

/** How often a board that is looked at is fetched again. */
const FRESH_MS = 10_000;
const SCHOOL_YEAR = 300;

interface ClassPageProps {
  readonly id?: string;
  readonly what?: string;
  readonly which?: string;
}

export default function ClassPage({ id, what, which }: ClassPageProps) {
  const t = useT();
  const who = useWho();
  const [asked, setAsked] = useState(false);
  const [codes, setCodes] = useState<{ readonly codes: readonly string[]; readonly login: string } | null>(null);
  useEffect(() => void askWho().then(() => setAsked(true)), []);
  // No pupil's name is ever on the projected page, so it needs nobody signed in.
  if (what === 'project' && id && which) return <Project game={id} puzzle={which} />;
  return (
    <>
      <TopBar at="class" />
      <main className="page classes" id="content" tabIndex={-1}>
        {who?.kind === 'account' ? (
          id ? (
            <OneClass id={id} />
          ) : (
            <AllClasses />
          )
        ) : !asked ? (
          <p role="status">{t('app.loading')}</p>
        ) : (
          <>
            <h1 tabIndex={-1}>{t('class.title')}</h1>
            {who?.kind === 'pupil' ? (
              <section className="panel col">
                <p>{t('class.for.coaches')}</p>
                <a className="btn pri" href={hrefTo('pupil')}>
                  {t('class.to.mine')}
                </a>
              </section>
            ) : (
              <KeepMe matches={0} purpose="class" onKept={(kept, login) => setCodes({ codes: kept, login })} />
            )}
          </>
        )}
        {codes && <RecoveryCodes {...codes} onDone={() => setCodes(null)} />}
      </main>
    </>
  );
}

function AllClasses() {
  const t = useT();
  const [classes, setClasses] = useState<readonly ClassCard[] | null>(null);
  const [after, setAfter] = useState<string | null>(null);
  const [label, setLabel] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const look = useCallback(
    async (from: string | null) => {
      const found = await myClasses(from);
      if (!found.ok) return setFault(found.message || t('class.offline'));
      setClasses(known => [...(from === null ? [] : (known ?? [])), ...found.answer.classes]);
      setAfter(found.answer.after);
      if (from === null) noteClasses(found.answer.classes.length > 0);
    },
    [t],
  );
  useEffect(() => void look(null), [look]);
  const make = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const made = await makeClass(label, SCHOOL_YEAR);
    if (made.ok) {
      noteClasses(true);
      go('class', made.answer.id);
    } else setFault(made.message || t('class.offline'));
  };
  return (
    <>
      <h1 tabIndex={-1}>{t('class.title')}</h1>
      <ul className="classlist">
        {(classes ?? []).map(one => (
          <li key={one.id}>
            <a className="panel row" href={hrefTo('class', one.id)}>
              <b className="grow">{one.label}</b>
              <span className="dim">{t('class.pupils.n', { n: one.pupils.length })}</span>
            </a>
          </li>
        ))}
      </ul>
      {after !== null && (
        <button type="button" className="btn" onClick={() => void look(after)}>
          {t('class.more')}
        </button>
      )}
      <form className="panel col" onSubmit={event => void make(event)}>
        <h2>{t('class.new')}</h2>
        <label className="col">
          <span className="lab">{t('class.label')}</span>
          <input
            className="field-text"
            value={label}
            maxLength={40}
            onChange={event => setLabel(event.currentTarget.value)}
          />
        </label>
        {fault && <p role="alert">{fault}</p>}
        <button type="submit" className="btn pri" disabled={label.trim() === ''}>
          {t('class.new.go')}
        </button>
        <p className="small dim">{t('class.new.about', { days: SCHOOL_YEAR })}</p>
      </form>
    </>
  );
}

function OneClass({ id }: { readonly id: string }) {
  const t = useT();
  const [board, setBoard] = useState<ClassBoard | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const look = useCallback(async () => {
    const found = await boardOf(id);
    if (found.ok) setBoard(found.answer);
    setTrouble(found.ok ? null : found.code === 'offline' ? t('class.stale') : found.message);
  }, [id, t]);
  useEffect(() => {
    void look();
    const timer = setInterval(() => document.visibilityState === 'visible' && void look(), FRESH_MS);
    return () => clearInterval(timer);
  }, [look]);
  return (
    <>
      {trouble && <p role="status">{trouble}</p>}
      {board ? (
        <Board board={board} onBoard={setBoard} onLook={() => void look()} />
      ) : (
        !trouble && <p>{t('app.loading')}</p>
      )}
    </>
  );
}
