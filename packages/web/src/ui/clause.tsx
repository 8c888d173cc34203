import { hrefTo } from '../route.ts';

/** A clause as in a ruling; opens our wording of it in the rulebook. `of` is the full form: `onsets-2026 V-A-2-a`. */
export function Clause({ of }: { readonly of: string }) {
  const cut = of.indexOf(' ');
  const [edition, clause] = [of.slice(0, cut), of.slice(cut + 1)];
  return (
    <a className="clause" href={hrefTo('rules', edition, clause)} target="_blank" rel="noreferrer">
      {clause}
    </a>
  );
}
