/** A name or a sum as it is said with cubes, `G − R` or `(2 + 3) × 4`, or a sign by itself. */
const SIGNS = /[\dA-Z()]+(?: [∪∩−⊆+×÷^√] [\dA-Z()]+)+′?|[A-Z]′|[∪∩−⊆′Λ]/u;

/** A sentence of a lesson: what is said with cubes stands out in it, and never breaks over two lines. */
export function Signs({ text }: { readonly text: string }) {
  const found = SIGNS.exec(text);
  if (!found) return text;
  const end = found.index + found[0].length;
  return (
    <>
      {text.slice(0, found.index)}
      <span className={found[0].length === 1 ? 'lsign alone' : 'lsign'}>{found[0]}</span>
      <Signs text={text.slice(end)} />
    </>
  );
}
