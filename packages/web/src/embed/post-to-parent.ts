import type { FromFrame } from './messages.ts';

/** To the page around; there is nothing secret in how tall a board is. */
export function postToParent(message: FromFrame): void {
  if (parent !== window) parent.postMessage(message, '*');
}
