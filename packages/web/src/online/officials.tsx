import { useId, useState } from 'react';
import type { OfficialAtTable, OfficialsAtTable, Reply } from '../host/table-connection.ts';
import { useT } from '../i18n/index.ts';
import { useRefereeText } from '../i18n/referee.ts';
import { Icon } from '../ui/icon.tsx';
import './officials.css';

interface Props {
  readonly officials: OfficialsAtTable;
  readonly nameOf: (seat: number) => string;
  readonly heading: 'h2' | 'h3';
}

/** Who judges here, or would like to; players say whether they agree, and may take it back. */
export function Officials({ officials, nameOf, heading: Heading }: Props) {
  const t = useT();
  const say = useRefereeText('');
  const id = useId();
  const [trouble, setTrouble] = useState<string | null>(null);
  if (officials.list.length === 0) return null;
  const ask = async (reply: Promise<Reply>): Promise<void> => {
    const got = await reply;
    setTrouble(got.ok ? null : say.refusal(got.refused));
  };
  return (
    <section className="panel pad officials" aria-labelledby={id}>
      <Heading id={id}>{t('officials.title')}</Heading>
      {trouble && <p role="alert">{trouble}</p>}
      <ul className="col">
        {officials.list.map(official => (
          <li key={official.id} className="col">
            <OneOfficial official={official} officials={officials} nameOf={nameOf} ask={ask} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface OneProps extends Omit<Props, 'heading'> {
  readonly official: OfficialAtTable;
  readonly ask: (reply: Promise<Reply>) => Promise<void>;
}

function OneOfficial({ official, officials, nameOf, ask }: OneProps) {
  const t = useT();
  const { id, role, name, me, waitsFor, mine, mayRemove } = official;
  const waits = waitsFor.length > 0;
  const about = me
    ? t(waits ? 'officials.you.asks' : `officials.you.${role}`)
    : t(waits ? `officials.asks.${role}` : `officials.${role}`, { name });
  return (
    <>
      <p className="row">
        <Icon name="judge" /> <span role="status">{about}</span>
      </p>
      {waits && <p className="small">{t('officials.waits', { names: waitsFor.map(nameOf) })}</p>}
      {mine === 'no' && <p className="small dim">{t('officials.about')}</p>}
      {mine === 'ends' && <p className="small">{t('officials.ends')}</p>}
      <div className="row wrap">
        {mine !== null && mine !== 'yes' && (
          <button type="button" className="btn pri grow" onClick={() => ask(officials.agree(id, true))}>
            {t('officials.agree')}
          </button>
        )}
        {mine === 'yes' && (
          <button type="button" className="btn" onClick={() => ask(officials.agree(id, false))}>
            {t('officials.back')}
          </button>
        )}
        {mayRemove && (
          <button type="button" className="btn" onClick={() => ask(officials.remove(id))}>
            {t('officials.remove', { name })}
          </button>
        )}
        {me && (
          <button type="button" className="btn" onClick={() => ask(officials.leave())}>
            {t('officials.leave')}
          </button>
        )}
      </div>
    </>
  );
}
