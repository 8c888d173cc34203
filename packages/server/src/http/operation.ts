import type { Route } from './route.ts';

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const one = (text: string): string => text.replace(/(ses|s)$/, end => (end === 'ses' ? 's' : ''));

/** The name of a route for programs: `GET /api/tables/:id/view` is `getTableView`, `GET /api/tables/:id` `getTableById`. */
export function operationOf({ method, url }: Pick<Route, 'method' | 'url'>): string {
  const parts = url.split('/').filter(part => part !== '' && part !== 'api');
  const words = parts.flatMap((part, i) => {
    if (part.startsWith(':')) return i === parts.length - 1 ? [`By${capital(part.slice(1))}`] : [];
    const word = part.split('-').map(capital).join('');
    return [parts[i + 1]?.startsWith(':') ? one(word) : word];
  });
  return `${method.toLowerCase()}${words.join('')}`;
}
