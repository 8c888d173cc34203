import type { AccountCard } from '@forceout/wire';
import { useEffect, useState } from 'react';
import { useLocale, useT } from '../i18n/index.ts';
import { hrefTo } from '../route.ts';
import { Icon } from '../ui/icon.tsx';
import { Qr } from '../ui/qr.tsx';
import { ReachNote, useReach } from '../ui/reach.tsx';
import { addPasskey, deviceCode, endOthers, endSession, passkeysWork, removePasskey } from './api.ts';
import { troubleOf } from './trouble.ts';

const shownCode = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`.toUpperCase();

interface PartProps {
  readonly card: AccountCard;
  readonly onChange: () => void;
}

/** A picture and a code for another device; who has come is seen at once. */
export function SecondDevice({ card, onChange }: PartProps) {
  const t = useT();
  const [code, setCode] = useState<{ readonly code: string; readonly expires: number } | null>(null);
  const [now, setNow] = useState(Date.now());
  const [before, setBefore] = useState<readonly string[]>([]);
  const [trouble, setTrouble] = useState<string | null>(null);
  const left = code === null ? 0 : Math.max(0, Math.ceil((code.expires - now) / 1000));
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs while a code is shown
  useEffect(() => {
    if (code === null) return;
    const tick = setInterval(() => setNow(Date.now()), 1000);
    const look = setInterval(onChange, 4000);
    return () => {
      clearInterval(tick);
      clearInterval(look);
    };
  }, [code]);
  const fresh = before.length === 0 ? undefined : card.sessions.find(({ id }) => !before.includes(id));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the code is used up when somebody has come
  useEffect(() => {
    if (fresh !== undefined) setCode(null);
  }, [fresh?.id]);
  const show = async (): Promise<void> => {
    const answer = await deviceCode();
    if (!answer.ok) return setTrouble(troubleOf(answer, t));
    setBefore(card.sessions.map(({ id }) => id));
    setNow(Date.now());
    setCode(answer.answer);
  };
  const reach = useReach();
  const link = `${reach.base}${hrefTo('link', code?.code ?? '')}`;
  return (
    <section className="panel col" aria-labelledby="second-title">
      <h2 id="second-title">{t('me.second')}</h2>
      {fresh !== undefined && (
        <div className="row wrap" role="status">
          <span>{t('me.second.in', { device: t(deviceKey(fresh.device)) })}</span>
          <button type="button" className="btn" onClick={() => void endSession(fresh.id).then(onChange)}>
            {t('me.second.out')}
          </button>
        </div>
      )}
      {code !== null && left > 0 ? (
        <div className="row wrap" style={{ gap: 16 }}>
          <ReachNote reach={reach} />
          <Qr text={link} label={t('me.second.qr')} />
          <div className="col grow">
            <p className="small">
              {t('me.second.camera')}{' '}
              <b className="num">{`${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`}</b>
            </p>
            <p className="small">
              {t('me.second.type')} <b className="mono">{shownCode(code.code)}</b>
            </p>
          </div>
        </div>
      ) : (
        <>
          <p className="small dim">{t('me.second.about')}</p>
          <button type="button" className="btn full" onClick={() => void show()}>
            {t('me.second.show')}
          </button>
        </>
      )}
      {trouble && <p role="alert">{trouble}</p>}
    </section>
  );
}

const DEVICES = ['phone', 'tablet', 'chromebook', 'windows', 'mac', 'linux', 'program'] as const;
const deviceKey = (device: string) => `me.device.${DEVICES.find(known => known === device) ?? 'other'}` as const;

/** Where I am signed in, by kind and last use. */
export function Sessions({ card, onChange }: PartProps) {
  const t = useT();
  const locale = useLocale();
  const [trouble, setTrouble] = useState<string | null>(null);
  const when = (at: number): string =>
    new Date(at).toLocaleString(locale, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
    });
  const added = async (): Promise<void> => {
    const answer = await addPasskey();
    setTrouble(answer.ok ? null : troubleOf(answer, t));
    onChange();
  };
  const removed = async (id: string): Promise<void> => {
    const answer = await removePasskey(id);
    setTrouble(answer.ok ? null : troubleOf(answer, t));
    onChange();
  };
  return (
    <section className="panel col" aria-labelledby="sessions-title">
      <h2 id="sessions-title">{t('me.sessions')}</h2>
      <ul className="devices">
        {card.sessions.map(({ id, device, seen, here }) => (
          <li key={id}>
            <Icon name="device" />
            <span className="grow">
              <b>{t(deviceKey(device))}</b>
              <span className="small dim"> {here ? t('me.sessions.here') : when(seen)}</span>
            </span>
            {!here && (
              <button type="button" className="btn" onClick={() => void endSession(id).then(onChange)}>
                {t('me.signout')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {card.sessions.length > 1 && (
        <button type="button" className="btn full" onClick={() => void endOthers().then(onChange)}>
          {t('me.sessions.others')}
        </button>
      )}
      <h3>{t('me.passkeys')}</h3>
      {card.passkeys.length > 0 && (
        <ul className="devices">
          {card.passkeys.map(({ id, device, used }) => (
            <li key={id}>
              <span className="grow">
                <b>{t(deviceKey(device))}</b>
                <span className="small dim"> {when(used)}</span>
              </span>
              <button type="button" className="btn" onClick={() => void removed(id)}>
                {t('me.passkeys.remove')}
              </button>
            </li>
          ))}
        </ul>
      )}
      {passkeysWork() ? (
        <button type="button" className="btn full" onClick={() => void added()}>
          {t('me.passkeys.add')}
        </button>
      ) : (
        <p className="small dim">{t('me.passkey.unsafe')}</p>
      )}
      {trouble && <p role="alert">{trouble}</p>}
    </section>
  );
}
