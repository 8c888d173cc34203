// The search of the docs site, and its menu.
import { bestOf, placeOf, wordsOf } from './rank.js';

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

/** Whole words round the first that is looked for. */
const around = (text, words) => {
  const places = words.map(word => placeOf(word, text)).filter(place => place >= 0);
  const at = Math.max(0, Math.min(...places, text.length) - 60);
  const from = places.length === 0 || at === 0 ? 0 : text.indexOf(' ', at) + 1;
  const rest = text.slice(from, from + 160);
  const whole = from + 160 >= text.length ? rest : `${rest.replace(/ \S*$/, '')} …`;
  return from > 0 ? `… ${whole}` : whole;
};

async function look() {
  const question = field.value;
  const words = wordsOf(question);
  found.hidden = words.length === 0;
  if (words.length === 0) return found.replaceChildren();
  sections ??= await (await fetch(new URL('search.json', root))).json();
  const best = bestOf(sections, question);
  const list = document.createElement('ul');
  for (const section of best) {
    const link = document.createElement('a');
    link.href = new URL(section.at, root).href;
    link.textContent = section.heading === section.page ? section.page : `${section.page}: ${section.heading}`;
    const line = document.createElement('p');
    line.textContent = around(section.text, words);
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
