import { startReview } from '../worker/start.ts';
import type { ReviewNews, ReviewOrder } from './messages.ts';

/** Has a match reviewed in the background; the answer stops it. */
export function orderReview(order: ReviewOrder, onNews: (news: ReviewNews) => void): () => void {
  const worker = startReview();
  worker.addEventListener('message', ({ data }: MessageEvent<ReviewNews>) => {
    onNews(data);
    if ('failed' in data || ('over' in data && data.over)) worker.terminate();
  });
  worker.addEventListener('error', () => {
    worker.terminate();
    onNews({ failed: 'fault' });
  });
  worker.postMessage(order);
  return () => worker.terminate();
}
