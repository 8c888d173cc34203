import { type FormEvent, useState } from 'react';
import { useT } from '../i18n/index.ts';
import { Field } from '../me/fields.tsx';
import { call, signIn } from '../online/api.ts';

/** A name that should not stand here; at a table it is known whose it is. */
export function ReportName({ name = '', table }: { readonly name?: string; readonly table?: string }) {
  const t = useT();
  const [typed, setTyped] = useState(name);
  const [state, setState] = useState<'done' | 'failed' | null>(null);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    await signIn();
    const answer = await call('POST', 'reports', { name: typed, ...(table === undefined ? {} : { table }) });
    setState(answer.ok ? 'done' : 'failed');
    if (answer.ok) setTyped('');
  };
  return (
    <form className="panel col" style={{ gap: 'var(--s3)' }} onSubmit={event => void send(event)}>
      <h2>{t('report.title')}</h2>
      <Field label={t('report.name')} value={typed} onChange={setTyped} />
      {state !== null && <p role="status">{t(`report.${state}`)}</p>}
      <button type="submit" className="btn">
        {t('report.go')}
      </button>
    </form>
  );
}
