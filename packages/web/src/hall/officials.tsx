import type { Role } from '@forceout/tournament';
import { useState } from 'react';
import { useT } from '../i18n/index.ts';
import { hrefTo } from '../route.ts';
import { Qr } from '../ui/qr.tsx';
import { useReach } from '../ui/reach.tsx';
import { LabelledSelect } from '../ui/select.tsx';
import { Field, Form } from './form.tsx';
import type { DeskProps } from './index.tsx';

const APPOINTED: readonly Role[] = ['coordinator', 'judge', 'head-judge', 'scorekeeper'];

/** Appointed by the director alone: each gets a link of the own, and loses it when taken off duty. */
export function Officials({ event, competition }: DeskProps) {
  const t = useT();
  const reach = useReach();
  const [name, setName] = useState('');
  const [role, setRole] = useState<Role>('scorekeeper');
  const [made, setMade] = useState<{ readonly name: string; readonly href: string } | null>(null);
  const [school, setSchool] = useState('');
  const [zone, setZone] = useState('');
  const [until, setUntil] = useState('');
  const judges = role === 'judge' || role === 'head-judge';
  const appoint = async () => {
    const tables = /^(\d+)\s*[-–]\s*(\d+)$/.exec(zone.trim());
    const certificates =
      judges && until !== '' && competition
        ? [{ game: competition.game, division: competition.division, until }]
        : undefined;
    const official = {
      name,
      roles: [role],
      ...(school !== '' && { school }),
      ...(tables && { zone: [Number(tables[1]), Number(tables[2])] }),
      ...(certificates && { certificates }),
    };
    const reply = await event.act('appoint', { official });
    if (!reply.ok || reply.token === undefined) return;
    setMade({ name, href: hrefTo('e', event.id, reply.token) });
    setName('');
  };
  return (
    <section className="panel">
      <h2>{t('hall.officials')}</h2>
      <ul className="hall-people">
        {event.view.officials.map(official => (
          <li key={official.key}>
            <span className="grow">
              <b>{official.name}</b>
              <small>
                {[
                  official.roles.map(one => t(`hall.role.${one}`)).join(', '),
                  official.school,
                  official.zone && `${t('hall.zone')} ${official.zone.join('–')}`,
                  ...official.certificates.map(
                    one =>
                      `${t(`game.${one.game}`)} ${t(`division.${one.division}`)} ${t('hall.certificate.until')} ${one.until}`,
                  ),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
            {!official.roles.includes('director') && (
              <button
                type="button"
                className="btn quiet"
                onClick={() => void event.act('dismiss', { key: official.key })}
              >
                <span className="sr">{official.name}: </span>
                {t('hall.dismiss')}
              </button>
            )}
          </li>
        ))}
      </ul>
      <Form send={t('hall.appoint')} look="btn" onSend={() => void appoint()}>
        <Field label={t('hall.name')} required value={name} onText={setName} />
        <LabelledSelect<Role>
          label={t('hall.role')}
          value={role}
          options={APPOINTED.map(value => ({ value, label: t(`hall.role.${value}`) }))}
          onPick={setRole}
        />
        {judges && (
          <>
            <Field label={t('hall.school')} value={school} onText={setSchool} />
            <Field
              label={t('hall.zone')}
              placeholder="1-12"
              pattern="[0-9]+ ?[-–] ?[0-9]+"
              value={zone}
              onText={setZone}
            />
            {competition !== null && (
              <Field
                label={`${t('hall.certificate')} ${competition.id}, ${t('hall.certificate.until')}`}
                type="date"
                value={until}
                onText={setUntil}
              />
            )}
          </>
        )}
      </Form>
      {made && (
        <div className="hall-note hall-newlink" role="status">
          <p>
            {t('hall.newLink', { name: made.name })}
            <br />
            <a className="hall-link" href={made.href}>
              {`${reach.base}${made.href}`}
            </a>
          </p>
          <Qr text={`${reach.base}${made.href}`} label={t('hall.newLink.qr', { name: made.name })} />
        </div>
      )}
    </section>
  );
}
