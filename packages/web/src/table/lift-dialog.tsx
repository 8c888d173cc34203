import { useT } from '../i18n/index.ts';
import { Dialog } from '../ui/dialog.tsx';
import { useTable } from './context.ts';

/** On a shared device the block does not know whose hand it is. */
export function LiftDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const { connection, nameOf, act, state } = useTable();
  const seats = connection.seats.filter(
    seat => seat !== state.shake?.lastMover || state.config.enforcement === 'faithful',
  );
  return (
    <Dialog title={t('lift.title')} onClose={onClose}>
      {seats.map((seat, i) => (
        <button
          key={seat}
          type="button"
          {...(i === 0 ? { 'data-likely': '' } : {})}
          className="btn plum full"
          onClick={() => {
            onClose();
            void act({ do: 'lift' }, seat);
          }}
        >
          {nameOf(seat)}
        </button>
      ))}
      <button type="button" className="btn full" onClick={onClose}>
        {t('lift.nobody')}
      </button>
    </Dialog>
  );
}
