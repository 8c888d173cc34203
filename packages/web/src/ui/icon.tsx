import type { ReactNode } from 'react';

const drawings = {
  bulb: <path d="M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5 1 1.2 1 2.1h5c0-.9.4-1.6 1-2.1A6 6 0 0 0 12 3z" />,
  screen: (
    <>
      <rect x="3" y="5" width="18" height="12" rx="2" />
      <path d="M9 21h6" />
    </>
  ),
  paper: (
    <>
      <path d="M6 3h9l4 4v14H6z" />
      <path d="M9 12h7M9 16h7" />
    </>
  ),
  check: <path d="M4 13l5 5L20 6" />,
  link: <path d="M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1" />,
  picture: (
    <>
      <rect x="3" y="5" width="18" height="14" rx="2" />
      <path d="M4 17l5-5 4 4 3-3 4 4" />
    </>
  ),
  cross: <path d="M6 6l12 12M18 6 6 18" />,
  undo: (
    <>
      <path d="M8 5 4 9l4 4" />
      <path d="M4 9h10a5 5 0 0 1 0 10H9" />
    </>
  ),
  judge: <path d="M14 4l6 6M11 7l6 6M12.5 5.500l6 6M13 11 4 20M13 21h8" />,
  book: (
    <>
      <path d="M5 4h11a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3z" />
      <path d="M5 17a3 3 0 0 1 3-3h11" />
    </>
  ),
  settings: (
    <>
      <path d="M4 7h9M19 7h1M4 17h1M11 17h9" />
      <circle cx="16" cy="7" r="2.5" />
      <circle cx="8" cy="17" r="2.5" />
    </>
  ),
  bot: (
    <>
      <rect x="4" y="8" width="16" height="12" rx="3" />
      <path d="M12 8V4M9 13v2M15 13v2" />
    </>
  ),
  person: <path d="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c0-4 3.500-6 8-6s8 2 8 6" />,
  people: (
    <>
      <circle cx="8" cy="9" r="3.2" />
      <path d="M2.5 20a5.500 5.500 0 0 1 11 0" />
      <circle cx="17" cy="8" r="2.6" />
      <path d="M16.5 14a5 5 0 0 1 5 5" />
    </>
  ),
  device: (
    <>
      <rect x="6" y="3" width="12" height="18" rx="2" />
      <path d="M11 18h2" />
    </>
  ),
  pen: <path d="M4 20l1-5L16 4l4 4L9 19z" />,
  print: (
    <>
      <path d="M7 9V4h10v5M6 17H4v-8h16v8h-2" />
      <path d="M7 14h10v6H7z" />
    </>
  ),
  sound: <path d="M4 10v4h4l5 4V6L8 10zM17 9a4 4 0 0 1 0 6" />,
  flag: <path d="M6 21V4h11l-2.5 4L17 12H6" />,
  arrow: <path d="M5 12h14M13 6l6 6-6 6" />,
  tap: (
    <path d="M9 11V5.500a1.700 1.700 0 0 1 3.400 0V11l4.600 1.200a2 2 0 0 1 1.500 2.300L17.500 20H10l-4-5.500a1.600 1.600 0 0 1 2.500-2z" />
  ),
  eye: (
    <>
      <path d="M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12z" />
      <circle cx="12" cy="12" r="3" />
    </>
  ),
  play: <path d="M8 5v14l11-7z" fill="currentColor" />,
  more: (
    <>
      <circle cx="6" cy="12" r="0.8" />
      <circle cx="12" cy="12" r="0.8" />
      <circle cx="18" cy="12" r="0.8" />
    </>
  ),
  bin: <path d="M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5" />,
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  history: (
    <>
      <circle cx="12" cy="12" r="8" />
      <path d="M12 8v4l3 2" />
    </>
  ),
  pause: <path d="M9 5v14M15 5v14" />,
  first: <path d="M6 5v14M18 6l-8 6 8 6" />,
  previous: <path d="M15 6l-6 6 6 6" />,
  next: <path d="M9 6l6 6-6 6" />,
  up: <path d="M6 15l6-6 6 6" />,
  lock: <path d="M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3" />,
  unlock: <path d="M6 11h12v9H6zM8.5 11V7a3.5 3.5 0 0 1 6.800-1.200" />,
  last: <path d="M18 5v14M6 6l8 6-8 6" />,
  save: <path d="M12 4v11M7 11l5 5 5-5M5 20h14" />,
} as const satisfies Readonly<Record<string, ReactNode>>;

export type IconName = keyof typeof drawings;

export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg className="ic" viewBox="0 0 24 24" aria-hidden="true">
    {drawings[name]}
  </svg>
);

export const Logo = () => (
  <svg viewBox="0 0 28 28" aria-hidden="true" overflow="visible">
    <rect x="1" y="15" width="12" height="12" rx="3" fill="currentColor" />
    <rect x="15" y="15" width="12" height="12" rx="3" fill="currentColor" />
    <rect x="1" y="1" width="12" height="12" rx="3" fill="currentColor" />
    <rect x="15.5" y="-1.5" width="11" height="11" rx="3" transform="rotate(14 21 4)" fill="#8A2369" />
  </svg>
);
