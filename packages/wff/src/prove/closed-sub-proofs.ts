import { type Context, type Links, newContext, put, saturate } from './context.ts';
import { BIT } from './rule-set.ts';
import { fillsSubProof } from './second-line.ts';
import { findSecondLine } from './stricter-readings.ts';

/**
 * R not listed: a sub-proof sees nothing but its own supposition, so there is one context per WFF that may be supposed,
 * and all of them grow together until none does. No then proves nothing that does not follow without it.
 */
export function completeClosed(main: Context, links: Links): ReadonlyMap<number, Context> {
  const { f, rules, all } = links;
  const ci = (rules & BIT.Ci) !== 0;
  const ni = (rules & BIT.Ni) !== 0;
  const ao = (rules & BIT.Ao) !== 0;
  const alone = new Map<number, Context>();
  saturate(main, links);
  const inside = (id: number): Context => alone.get(id)!;
  if (!ci && !ni && !ao) {
    while (findSecondLine(main, links, inside)) saturate(main, links);
    return alone;
  }
  const suppose = (id: number): void => {
    if (alone.has(id)) return;
    const context = newContext(links, [id]);
    saturate(context, links);
    alone.set(id, context);
  };
  if (ci) for (const c of all.C) suppose(f.left[c]!);
  if (ni) for (const n of all.N) suppose(f.left[n]!);
  if (ao) for (const a of all.A) for (const side of [f.left[a]!, f.right[a]!]) suppose(side);
  const contexts = [main, ...alone.values()];
  const reaches = (inner: Context, id: number): boolean =>
    inner.holds[id] === 1 && (inner.own[0] !== id || fillsSubProof(inner, links, inside));
  for (let grown = true; grown; ) {
    grown = false;
    for (const context of contexts) {
      if (ci)
        for (const c of all.C) {
          const inner = alone.get(f.left[c]!)!;
          if (context.holds[c] === 0 && reaches(inner, f.right[c]!))
            put(context, c, { rule: 'Ci', supposition: f.left[c]!, conclusion: f.right[c]!, inner }, f);
        }
      if (ni)
        for (const n of all.N) {
          const inner = alone.get(f.left[n]!)!;
          if (context.holds[n] === 0 && inner.clash !== null)
            put(context, n, { rule: 'Ni', supposition: f.left[n]!, inner }, f);
        }
      if (ao)
        for (const on of all.A) {
          if (context.holds[on] === 0) continue;
          const left = alone.get(f.left[on]!)!;
          const right = alone.get(f.right[on]!)!;
          for (let id = 0; id < links.size; id++)
            if (context.holds[id] === 0 && reaches(left, id) && reaches(right, id))
              put(context, id, { rule: 'Ao', on, left, right }, f);
        }
      if (context.agenda.length > 0 || findSecondLine(context, links, inside)) {
        grown = true;
        saturate(context, links);
      }
    }
  }
  return alone;
}
