import type { BotLevel } from '@forceout/table';
import type { ReactNode } from 'react';
import './bot-face.css';

/** What is in the face of each computer player. */
const LOOKS: Readonly<Record<BotLevel, ReactNode>> = {
  newcomer: (
    <>
      <circle cx="17" cy="23" r="3" className="ink" />
      <circle cx="31" cy="23" r="3" className="ink" />
      <path d="M16 31c4 5 12 5 16 0" />
    </>
  ),
  learner: (
    <>
      <circle cx="17" cy="23" r="4" />
      <circle cx="31" cy="23" r="4" />
      <path d="M19 34h10" />
    </>
  ),
  player: (
    <>
      <path d="M12.500 19.500l8-2M27.500 19.500h8" />
      <circle cx="17" cy="25" r="2.800" className="ink" />
      <circle cx="31" cy="25" r="2.800" className="ink" />
      <path d="M18 33.500c5 2.500 9 1.500 12-1.500" />
    </>
  ),
  expert: (
    <>
      <path
        className="ink"
        d="M17 17l2 4 4 .5-3 3 1 4-4-2-4 2 1-4-3-3 4-.5zM31 17l2 4 4 .5-3 3 1 4-4-2-4 2 1-4-3-3 4-.5z"
      />
      <path d="M17 34c5 3 9 3 14 0" />
    </>
  ),
};

/** A computer player is known by its face; its name always stands beside it. */
export const BotFace = ({ level }: { readonly level: BotLevel }) => (
  <svg className="botface" viewBox="0 0 48 48" aria-hidden="true">
    <path d="M24 9V4" />
    <circle cx="24" cy="4" r="2.400" className="ink" />
    <rect x="5" y="9" width="38" height="34" rx="11" className="head" />
    {LOOKS[level]}
  </svg>
);
