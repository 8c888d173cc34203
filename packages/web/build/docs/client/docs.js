// The search of the docs site: every word of the question has to stand in a section; headings count more.
const script = document.querySelector('script[data-root]');
const root = new URL(script.dataset.root, location.href);
const field = document.getElementById('q');
const found = document.getElementById('found');
let sections = null;

const details = document.querySelector('nav details');
const wide = matchMedia('(min-width: 60rem)');
const fold = () => {
  details.open = wide.matches;
};
wide.addEventListener('change', fold);
fold();

const rank = ({ heading, page, text }, words) => {
  const inHeading = `${heading} ${page}`.toLowerCase();
  const inText = text.toLowerCase();
  let points = 0;
  for (const word of words) {
    if (inHeading.includes(word)) points += 10;
    else if (inText.includes(word)) points += 1;
    else return 0;
  }
  return points;
};

const around = (text, word) => {
  const at = Math.max(0, text.toLowerCase().indexOf(word) - 60);
  return `${at > 0 ? '… ' : ''}${text.slice(at, at + 160)} …`;
};

async function look() {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  found.hidden = words.length === 0;
  if (words.length === 0) return found.replaceChildren();
  sections ??= await (await fetch(new URL('search.json', root))).json();
  const best = sections
    .map(section => ({ section, points: rank(section, words) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, 12);
  const list = document.createElement('ul');
  for (const { section } of best) {
    const link = document.createElement('a');
    link.href = new URL(section.at, root).href;
    link.textContent = section.heading === section.page ? section.page : `${section.page}: ${section.heading}`;
    const line = document.createElement('p');
    line.textContent = around(section.text, words[0]);
    const item = document.createElement('li');
    item.append(link, line);
    list.append(item);
  }
  const none = document.createElement('p');
  none.textContent = 'Nothing found. Try one word, such as challenge, record or backup.';
  found.replaceChildren(best.length > 0 ? list : none);
}

field.addEventListener('input', () => void look());
field.form.addEventListener('submit', event => {
  event.preventDefault();
  found.querySelector('a')?.click();
});
