import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useT, withWords } from './i18n/index.ts';
import { Lobby } from './lobby/lobby.tsx';
import { type Route, useRoute } from './route.ts';
import { SettingsPage } from './settings/page.tsx';
import { Announcer } from './ui/announcer.tsx';
import { Fault } from './ui/fault.tsx';
import { NewVersionNote } from './ui/new-version-note.tsx';

const NewTable = lazy(() => withWords(import('./lobby/new-table.tsx')));
const TablePage = lazy(() => withWords(import('./table/page.tsx')));
const ReplayPage = lazy(() => withWords(import('./replay/page.tsx')));
const LearnPage = lazy(() => withWords(import('./learn/index.tsx')));
const FirstPage = lazy(() => withWords(import('./first/lesson.tsx')));
const HowToPage = lazy(() => withWords(import('./howto/page.tsx')));
const PuzzlesPage = lazy(() => withWords(import('./puzzles/index.tsx')));
const JudgePage = lazy(() => withWords(import('./judge/index.tsx')));
const ReviewPage = lazy(() => withWords(import('./review/index.tsx')));
const HallPage = lazy(() => withWords(import('./hall/index.tsx')));
const RulesPage = lazy(() => withWords(import('./rules/index.tsx')));

function pageOf({ page, parts }: Route): ReactNode {
  const [first, second] = parts;
  switch (page) {
    case 'new':
      return <NewTable where={first ?? 'device'} game={second ?? 'on-sets'} level={parts[2]} />;
    case 'table':
      return <TablePage key={first} where="local" id={first ?? ''} />;
    case 'online':
      return <TablePage key={first} where="online" id={first ?? ''} />;
    case 't':
      return <TablePage key={first} where="code" id={first ?? ''} />;
    case 'replay':
      return <ReplayPage key={first} id={first ?? ''} />;
    case 'first':
      return <FirstPage game={first ?? 'on-sets'} step={second ?? 'places'} />;
    case 'howto':
      return <HowToPage {...(first ? { game: first } : {})} />;
    case 'learn':
      return <LearnPage {...(first ? { game: first } : {})} />;
    case 'puzzles':
      return <PuzzlesPage {...(first ? { game: first } : {})} {...(second ? { division: second } : {})} />;
    case 'judge':
      return <JudgePage {...(first ? { game: first } : {})} {...(second ? { division: second } : {})} />;
    case 'review':
      return <ReviewPage key={first} id={first ?? ''} {...(second ? { shake: Number(second) } : {})} />;
    case 'rules':
      return <RulesPage {...(first ? { edition: first } : {})} {...(second ? { clause: second } : {})} />;
    case 'e':
      return (
        <HallPage id={first ?? ''} {...(second ? { link: second } : {})} {...(parts[2] ? { tab: parts[2] } : {})} />
      );
    case 'settings':
      return <SettingsPage />;
    default:
      return <Lobby {...(page === 'join' && first ? { code: first } : {})} />;
  }
}

/** A new page starts at its top, for eyes and for the keyboard. */
function useFreshStart(route: Route): void {
  const first = useRef(true);
  const place = `${route.page}/${route.parts[0] ?? ''}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the place changes
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    scrollTo(0, 0);
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [place]);
}

export function App() {
  const t = useT();
  const route = useRoute();
  useFreshStart(route);
  return (
    <Fault>
      <Suspense
        fallback={
          <p className="page dim" role="status">
            {t('app.loading')}
          </p>
        }
      >
        {pageOf(route)}
      </Suspense>
      <NewVersionNote />
      <Announcer />
    </Fault>
  );
}
