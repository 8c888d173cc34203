import type { ClassBoard, ClassCard } from '@forceout/wire';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { needWords, useT } from '../i18n/index.ts';
import { go, hrefTo } from '../route.ts';
import { TopBar } from '../ui/top-bar.tsx';
import { boardOf, makeClass, myClasses, whoAmI } from './api.ts';
import { Board } from './board.tsx';
import { Project } from './project.tsx';
import { SignIn } from './sign-in.tsx';
import './class.css';

needWords('class', 'puzzles', 'lobby');

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
  const [who, setWho] = useState<'unknown' | 'coach' | 'other' | 'offline'>('unknown');
  const look = useCallback(async () => {
    const me = await whoAmI();
    setWho(me.ok && me.answer.kind === 'account' ? 'coach' : me.ok || me.code !== 'offline' ? 'other' : 'offline');
  }, []);
  useEffect(() => void look(), [look]);
  // No pupil's name is ever on the projected page, so it needs nobody signed in.
  if (what === 'project' && id && which) return <Project game={id} puzzle={which} />;
  return (
    <>
      <TopBar at="class" />
      <main className="page classes" id="content" tabIndex={-1}>
        {who === 'unknown' && <p role="status">{t('app.loading')}</p>}
        {who === 'offline' && <p className="panel">{t('class.offline')}</p>}
        {who === 'other' && (
          <>
            <h1 tabIndex={-1}>{t('class.title')}</h1>
            <SignIn onSigned={() => void look()} />
          </>
        )}
        {who === 'coach' && (id ? <OneClass id={id} /> : <AllClasses />)}
      </main>
    </>
  );
}

function AllClasses() {
  const t = useT();
  const [classes, setClasses] = useState<readonly ClassCard[] | null>(null);
  const [label, setLabel] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => void myClasses().then(found => found.ok && setClasses(found.answer)), []);
  const make = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const made = await makeClass(label, SCHOOL_YEAR);
    if (made.ok) go('class', made.answer.id);
    else setFault(made.message || t('class.offline'));
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
