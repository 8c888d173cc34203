import { type ReactNode, useEffect } from 'react';
import { postToParent } from './post-to-parent.ts';

/** What is wrong and what to do, in the place of the board. */
export function EmbedNotice({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  useEffect(() => postToParent({ forceout: 'fault', message: title }), [title]);
  return (
    <main className="embed" role="alert">
      <h1>{title}</h1>
      <p>{children}</p>
    </main>
  );
}
