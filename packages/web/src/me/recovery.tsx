import { useT } from '../i18n/index.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { saveFile } from '../ui/save-file.ts';

/** Ten codes, shown once. */
export function RecoveryCodes({
  codes,
  login,
  onDone,
}: {
  readonly codes: readonly string[];
  readonly login: string;
  readonly onDone: () => void;
}) {
  const t = useT();
  const text = [t('me.codes.file', { login }), '', ...codes, ''].join('\n');
  return (
    <Dialog title={t('me.codes')}>
      <p>{t('me.codes.about')}</p>
      <ul className="codes codesheet">
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="row wrap">
        <button
          type="button"
          className="btn"
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'forceout-codes.txt')}
        >
          <Icon name="save" /> {t('me.codes.save')}
        </button>
        <button type="button" className="btn" onClick={() => print()}>
          <Icon name="print" /> {t('me.codes.print')}
        </button>
        <button type="button" className="btn pri" onClick={onDone}>
          {t('me.codes.done')}
        </button>
      </div>
    </Dialog>
  );
}
