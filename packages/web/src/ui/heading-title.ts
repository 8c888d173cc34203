import { useEffect } from 'react';

/** The first heading names the page; a page that has none yet, and the first page, have the name of the whole. */
const titleOf = (name: string): string => {
  const heading = document.querySelector('h1')?.textContent?.trim() ?? '';
  return heading === '' ? name : `${heading} · ${name}`;
};

/**
 * The title follows the heading, so that no page has to name itself twice; headings come with their page and change with
 * what it shows. Where it is off somebody else says the title: at a table it tells whose turn it is.
 */
export function useHeadingTitle(name: string, on: boolean): void {
  useEffect(() => {
    if (!on) return;
    const follow = (): void => {
      const title = titleOf(name);
      if (document.title !== title) document.title = title;
    };
    follow();
    const observer = new MutationObserver(follow);
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      document.title = name;
    };
  }, [name, on]);
}
