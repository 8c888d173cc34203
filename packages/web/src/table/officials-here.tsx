import { useT } from '../i18n/index.ts';
import { Officials } from '../online/officials.tsx';
import { useTable } from './context.ts';

/** Who judges this table; nothing where nobody can come to judge. */
export function OfficialsHere({ heading }: { readonly heading: 'h2' | 'h3' }) {
  const t = useT();
  const { connection, me, nameOf } = useTable();
  const officials = connection.officials?.();
  if (officials === undefined) return null;
  const playerName = (seat: number): string => (seat === me ? t('seat.you') : nameOf(seat));
  return <Officials officials={officials} nameOf={playerName} heading={heading} />;
}
