import { isOpen } from '@forceout/players/level';
import { editionName } from '@forceout/rulebook';
import { memo, useState, useSyncExternalStore } from 'react';
import { useT } from '../i18n/index.ts';
import { hrefTo } from '../route.ts';
import { SettingsForm } from '../settings/form.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon, Logo } from '../ui/icon.tsx';
import { RoundClock } from './clock.tsx';
import { useTable } from './context.ts';
import { goTo } from './keys.ts';
import { LeaveDialog } from './leave.tsx';
import { useIsLive } from './leave-words.ts';
import { mayCallJudge } from './may-call-judge.ts';
import { TableMenu } from './menu.tsx';
import type { SheetName } from './sheet.tsx';

/** The top bar of a table: where you are (the shake that is shown), and the tools. */
interface TableHeaderProps {
  readonly shake: number;
  /** How many variations or aids are in force in it. */
  readonly inForce: number;
  /** Opens what is in force or what happened, or the scratch pad. */
  readonly onSheet: (name: SheetName) => void;
}

export const TableHeader = memo(function TableHeader({ shake, inForce, onSheet }: TableHeaderProps) {
  const t = useT();
  const { state, game, ui, me, act, busy, connection } = useTable();
  const [open, setOpen] = useState<'settings' | 'menu' | 'leave' | null>(null);
  const { edition, division, enforcement } = state.config;
  const close = (): void => setOpen(null);
  // At a first table variations are a word for later.
  const later = connection.step !== null && !isOpen('variations', connection.step) && inForce === 0;
  const sheets: readonly Exclude<SheetName, 'scratch'>[] = later ? ['moves'] : ['variations', 'moves'];
  const live = useIsLive();
  const watchers = useSyncExternalStore(connection.subscribe, () => connection.watchers?.() ?? 0);
  return (
    <header className="top">
      <a
        className="brand"
        href={hrefTo()}
        aria-label={t('open.brand')}
        onClick={event => {
          if (!live) return;
          event.preventDefault();
          setOpen('leave');
        }}
      >
        <Logo />
        <span>{t('app.name')}</span>
      </a>
      {(['resources', 'mat', 'panel'] as const).map(place => (
        <button key={place} type="button" className="skip btn" onClick={() => goTo(place)}>
          {t(`skip.${place}`)}
        </button>
      ))}
      <div className="where">
        <h1 className="sr" tabIndex={-1}>
          {t('table.title', { game: t(`game.${game}`) })}
        </h1>
        <p>
          <b title={editionName(edition)}>{t(`game.${game}`)}</b> <span>{t(`division.${division}`)}</span>
        </p>
        <p className="which">
          {shake > 0 && <span>{t('table.shake', { n: shake })}</span>}
          <RoundClock />
          {watchers > 0 && <span className="hidep">{t('watch.count', { n: watchers })}</span>}
          {connection.step === null && <span className="tag line hidep">{t(`table.${enforcement}`)}</span>}
        </p>
      </div>
      <nav aria-label={t('table.tools')}>
        {sheets.map(name => (
          <button key={name} type="button" className="btn onlysmall" onClick={() => onSheet(name)}>
            {t(name === 'variations' && ui.aids ? 'top.aids' : `top.${name}`)}{' '}
            {name === 'variations' && <span className="num dim">{inForce}</span>}
          </button>
        ))}
        {mayCallJudge(state, me) && (
          <button
            type="button"
            className="btn quiet hidep"
            disabled={busy}
            aria-label={t('table.judge')}
            onClick={() => act({ do: 'call-judge' })}
          >
            <Icon name="judge" />
            <span className="hidep">{t('table.judge')}</span>
          </button>
        )}
        <a
          className="btn quiet hidep"
          href={hrefTo('rules', edition)}
          target="_blank"
          rel="noreferrer"
          aria-label={t('nav.rules')}
        >
          <Icon name="book" />
          <span className="hidep">{t('nav.rules')}</span>
        </a>
        {connection.kind !== 'record' && (
          <button type="button" className="btn quiet" aria-label={t('menu.title')} onClick={() => setOpen('menu')}>
            <Icon name="menu" />
            <span className="hidep">{t('menu.title')}</span>
          </button>
        )}
        <button
          type="button"
          className="btn quiet sq hidep"
          aria-label={t('nav.settings')}
          onClick={() => setOpen('settings')}
        >
          <Icon name="settings" />
        </button>
      </nav>
      {open === 'settings' && (
        <Dialog title={t('settings.title')} onClose={close}>
          <SettingsForm />
        </Dialog>
      )}
      {open === 'leave' && me !== null && <LeaveDialog me={me} onClose={close} />}
      {open === 'menu' && (
        <TableMenu
          onClose={close}
          onSettings={() => setOpen('settings')}
          onScratch={() => {
            close();
            onSheet('scratch');
          }}
          onLeave={live ? () => setOpen('leave') : null}
        />
      )}
    </header>
  );
});
