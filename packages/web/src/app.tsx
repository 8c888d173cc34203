import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useT, withWords } from './i18n/index.ts';
import { Lobby } from './lobby/lobby.tsx';
import { MyTables } from './online/my-tables.tsx';
import { type Route, useRoute } from './route.ts';
import { Announcer } from './ui/announcer.tsx';
import { Fault } from './ui/fault.tsx';
import { useHeadingTitle } from './ui/heading-title.ts';
import { NewVersionNote } from './ui/new-version-note.tsx';

const NewTable = lazy(() => withWords(import('./lobby/new-table.tsx')));
const TablePage = lazy(() => withWords(import('./table/page.tsx')));
const ReplayPage = lazy(() => withWords(import('./replay/page.tsx')));
const SharedPage = lazy(() => withWords(import('./replay/shared-page.tsx')));
const LearnPage = lazy(() => withWords(import('./learn/index.tsx')));
const FirstPage = lazy(() => withWords(import('./first/lesson.tsx')));
const HowToPage = lazy(() => withWords(import('./howto/page.tsx')));
const PuzzlesPage = lazy(() => withWords(import('./puzzles/index.tsx')));
const JudgePage = lazy(() => withWords(import('./judge/index.tsx')));
const ReviewPage = lazy(() => withWords(import('./review/index.tsx')));
const HallPage = lazy(() => withWords(import('./hall/index.tsx')));
const AnalysePage = lazy(() => withWords(import('./analyse/index.tsx')));
const ClassPage = lazy(() => withWords(import('./class/index.tsx')));
const EnterPage = lazy(() => withWords(import('./class/enter.tsx')));
const PocketPage = lazy(() => withWords(import('./pocket/index.tsx')));
const PupilPage = lazy(() => withWords(import('./class/pupil.tsx')));
const SettingsPage = lazy(() => withWords(import('./settings/page.tsx')));
const MePage = lazy(() => withWords(import('./me/index.tsx')));
const SignInPage = lazy(() => withWords(import('./me/sign-in.tsx')));
const OpenTablesPage = lazy(() => withWords(import('./open-tables/index.tsx')));
const PrivacyPage = lazy(() => withWords(import('./safety/privacy.tsx')));
const OperatorPage = lazy(() => withWords(import('./safety/operator.tsx')));
const RulesPage = lazy(() => withWords(import('./rules/index.tsx')));

type Page = (parts: Route['parts']) => ReactNode;

/** What stands under each address; every other address is the lobby. */
const PAGES: Readonly<Partial<Record<string, Page>>> = {
  new: ([first, second, third]) => <NewTable where={first ?? 'device'} game={second ?? 'on-sets'} level={third} />,
  table: ([first]) => <TablePage key={first} where="local" id={first ?? ''} />,
  online: ([first]) => <TablePage key={first} where="online" id={first ?? ''} />,
  t: ([first]) => <TablePage key={first} where="code" id={first ?? ''} />,
  replay: ([first]) => <ReplayPage key={first} id={first ?? ''} />,
  shared: ([first]) => <SharedPage key={first} packed={first ?? ''} />,
  first: ([first, second]) => <FirstPage game={first ?? 'on-sets'} step={second ?? 'places'} />,
  howto: ([first]) => <HowToPage {...(first ? { game: first } : {})} />,
  learn: ([first, second]) => <LearnPage {...(first ? { game: first } : {})} {...(second ? { lesson: second } : {})} />,
  puzzles: ([first, second, third]) => (
    <PuzzlesPage
      {...(first ? { game: first } : {})}
      {...(second ? { division: second } : {})}
      {...(third ? { kind: third } : {})}
    />
  ),
  judge: ([first, second]) => (
    <JudgePage {...(first ? { game: first } : {})} {...(second ? { division: second } : {})} />
  ),
  analyse: ([first]) => <AnalysePage key={first} {...(first ? { code: first } : {})} />,
  pocket: ([first]) => <PocketPage {...(first ? { game: first } : {})} />,
  class: ([first, second, third]) => (
    <ClassPage
      key={first}
      {...(first ? { id: first } : {})}
      {...(second ? { what: second } : {})}
      {...(third ? { which: third } : {})}
    />
  ),
  enter: ([first, second, third]) => (
    <EnterPage
      key={[first, second, third].join('/')}
      {...(first ? { code: first } : {})}
      {...(second ? { name: second } : {})}
      {...(third ? { pin: third } : {})}
    />
  ),
  pupil: () => <PupilPage />,
  review: ([first, second]) => (
    <ReviewPage key={first} id={first ?? ''} {...(second ? { shake: Number(second) } : {})} />
  ),
  rules: ([first, second]) => (
    <RulesPage {...(first ? { edition: first } : {})} {...(second ? { clause: second } : {})} />
  ),
  e: ([first, second, third]) => (
    <HallPage id={first ?? ''} {...(second ? { link: second } : {})} {...(third ? { tab: third } : {})} />
  ),
  me: () => <MePage />,
  'sign-in': ([first]) => <SignInPage {...(first === 'class' ? { leads: first } : {})} />,
  link: ([first]) => <SignInPage key={first} {...(first ? { code: first } : {})} />,
  open: () => <OpenTablesPage />,
  privacy: ([table]) => <PrivacyPage table={table} />,
  parents: () => <PrivacyPage parents />,
  operator: () => <OperatorPage />,
  settings: () => <SettingsPage />,
};

/** Where a match fills the screen. */
const AT_A_TABLE: readonly string[] = ['table', 'online', 't'];

const pageOf = ({ page, parts }: Route): ReactNode =>
  (Object.hasOwn(PAGES, page) && PAGES[page]?.(parts)) || (
    <Lobby {...(page === 'join' && parts[0] ? { code: parts[0] } : {})} />
  );

const isPage = ({ page }: Route): boolean => Object.hasOwn(PAGES, page) && !AT_A_TABLE.includes(page);

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
  useHeadingTitle(t('app.name'), isPage(route));
  return (
    <Fault>
      {!AT_A_TABLE.includes(route.page) && <MyTables page={route.page} />}
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
