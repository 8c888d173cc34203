import { useEffect, useState } from 'react';
import { useT } from '../../i18n/index.ts';
import { hrefTo } from '../../route.ts';
import { fetchLinks, type Links } from '../api.ts';
import type { PaperProps } from './index.tsx';
import { Qr } from './qr.tsx';
import { PaperSheet, pagesOf } from './sheet.tsx';

const A_PAGE = 10;

interface LinkCard {
  readonly link: string;
  readonly name: string;
  readonly about: string;
}

/** A card to cut out for every school and every player: the code opens the own page, without an account. */
export function LinkCards({ heading, event, base }: PaperProps) {
  const t = useT();
  const [links, setLinks] = useState<Links | null>(null);
  useEffect(() => void fetchLinks(event.id, event.link).then(setLinks), [event.id, event.link]);
  if (links === null) return <p role="status">{t('hall.loading')}</p>;
  const players = event.view.entries.map(
    ({ id, name, team, school }): LinkCard => ({
      link: links.players[id] ?? '',
      name,
      about: [team, school].filter(Boolean).join(' · '),
    }),
  );
  const cards = [
    ...Object.entries(links.schools).map(
      ([school, link]): LinkCard => ({ link, name: school, about: t('paper.links.coach') }),
    ),
    ...players.sort((a, b) => a.about.localeCompare(b.about) || a.name.localeCompare(b.name)),
  ];
  const pages = pagesOf(cards, A_PAGE);
  return pages.map((page, n) => (
    <PaperSheet
      key={page[0]?.link ?? n}
      title={t('paper.links')}
      about={`${heading}. ${t('paper.links.about')}`}
      foot={<span>{t('paper.page', { n: n + 1, all: pages.length })}</span>}
    >
      <ul className="paper-links">
        {page.map(({ link, name, about }) => (
          <li key={link}>
            <span className="grow">
              <b>{name}</b>
              <small>{about}</small>
              <small>{t('paper.links.scan')}</small>
            </span>
            <Qr address={`${base}${hrefTo('e', event.id, link)}`} />
          </li>
        ))}
      </ul>
    </PaperSheet>
  ));
}
