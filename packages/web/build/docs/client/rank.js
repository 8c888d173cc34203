// What the search of the docs site finds. Kept apart from the page, so that it can be tried without one.

/** Words that stand in any question and say nothing of what is looked for. */
const EVERYWHERE = new Set(
  'a an and are at be by can do does for from get how i in is it me my of on or the there to what when where which who why will with you your'.split(
    ' ',
  ),
);

/** What somebody looks for: the words that tell something, without the s of many. */
export function wordsOf(question) {
  const all = question.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = all.filter(word => !EVERYWHERE.has(word));
  return (telling.length > 0 ? telling : all).map(word => (word.length > 3 ? word.replace(/s$/, '') : word));
}

const beginningOf = word => new RegExp(`(?<![\\p{L}\\p{N}])${word}`, 'giu');

/** Where a word begins in a text; -1: nowhere. */
export const placeOf = (word, text) => text.search(beginningOf(word));

/** Headings count most; of two texts the one that says it more often. */
function weightOf(word, { heading, page, text }) {
  if (placeOf(word, heading) >= 0) return 10;
  if (placeOf(word, page) >= 0) return 6;
  return Math.min(5, text.match(beginningOf(word))?.length ?? 0);
}

/** Pages for everybody come before the others, lists of names after them. */
const LEVEL = { first: 11, middle: 0, last: -100 };

const MOST = 12;

/** The sections that hold most of the words, the best one first. */
export function bestOf(sections, question) {
  const words = wordsOf(question);
  const hits = sections
    .map(section => {
      const weights = words.map(word => weightOf(word, section)).filter(weight => weight > 0);
      return { section, n: weights.length, points: weights.reduce((a, b) => a + b, LEVEL[section.level]) };
    })
    .filter(({ n }) => n > 0);
  const most = Math.max(...hits.map(({ n }) => n));
  return hits
    .filter(({ n }) => n === most)
    .sort((a, b) => b.points - a.points)
    .slice(0, MOST)
    .map(({ section }) => section);
}
