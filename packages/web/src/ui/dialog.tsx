import { type ReactNode, useEffect, useId, useRef } from 'react';
import { CloseButton } from './close-button.tsx';
import './dialog.css';

interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Absent: the question has to be answered. */
  readonly onClose?: (() => void) | undefined;
}

/** The browser's own dialog: it keeps the focus inside and gives it back. */
export function Dialog({ title, children, onClose }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.open) dialog.showModal();
    // The browser begins at the cross; where there is a likely answer, that is the better place.
    dialog?.querySelector<HTMLElement>('[data-likely]')?.focus();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      className="dialog"
      aria-labelledby={id}
      onCancel={event => {
        event.preventDefault();
        onClose?.();
      }}
    >
      <div className="row">
        <h2 id={id} className="grow">
          {title}
        </h2>
        {onClose && <CloseButton onClose={onClose} />}
      </div>
      {children}
    </dialog>
  );
}
