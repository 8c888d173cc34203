import { Component, type ReactNode } from 'react';
import { shownLanguage, translator } from '../i18n/index.ts';

interface FaultProps {
  readonly children: ReactNode;
}

/** A part that breaks says so and offers a way on; what was written is kept outside of it. */
export class Fault extends Component<FaultProps, { readonly error: Error | null }> {
  override state: { readonly error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render(): ReactNode {
    if (this.state.error === null) return this.props.children;
    const t = translator(shownLanguage());
    return (
      <main className="page col" role="alert">
        <h1>{t('fault.title')}</h1>
        <p>{t('fault.text')}</p>
        <p className="mono small dim">{this.state.error.message}</p>
        <p>
          <button type="button" className="btn pri" onClick={() => location.reload()}>
            {t('fault.reload')}
          </button>
        </p>
      </main>
    );
  }
}
