/** Whether a version of Node is in a range like `^20.19 || >=24`: the two signs that our package.json uses. */
export function isIn(range, version) {
  const numbers = text => text.split('.').map(Number);
  const [major, minor = 0] = numbers(version);
  return range.split('||').some(part => {
    const [, sign, least] = /^\s*(\^|>=)([\d.]+)\s*$/.exec(part) ?? [];
    if (least === undefined) throw new Error(`"${part.trim()}" is no range of versions`);
    const [atMajor, atMinor = 0] = numbers(least);
    return major === atMajor ? minor >= atMinor : sign === '>=' && major > atMajor;
  });
}

/** The same for people: `20.19, 22.13, or 24 and newer`. */
export const inWords = range =>
  range
    .replace(/\s*\|\|\s*/g, ', ')
    .replaceAll('^', '')
    .replace(/(.*), >=(.*)/, '$1, or $2 and newer');
