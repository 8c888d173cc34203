import { useT } from '../i18n/index.ts';

const HOME = /^(localhost|127\.|\[::1\])/;

/** Printed codes and links lead where this page was opened; under the laptop's own name for itself no phone finds it. */
export function AtHomeOnly() {
  const t = useT();
  return HOME.test(location.hostname) ? <p className="hall-note warn">{t('hall.atHomeOnly')}</p> : null;
}
