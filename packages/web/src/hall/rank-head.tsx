import type { ReactNode } from 'react';
import { useT } from '../i18n/index.ts';

interface RankHeadProps {
  /** Who stands in the rows. */
  readonly who: string;
  /** The columns between the names and the total. */
  readonly children?: ReactNode;
}

/** The head of a table of places. */
export function RankHead({ who, children }: RankHeadProps) {
  const t = useT();
  return (
    <thead>
      <tr>
        <th scope="col">{t('hall.place')}</th>
        <th scope="col" className="l">
          {who}
        </th>
        {children}
        <th scope="col">{t('hall.total')}</th>
      </tr>
    </thead>
  );
}
