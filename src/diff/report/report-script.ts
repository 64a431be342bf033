/**
 * The script of the HTML report: filters that stand in the address, and a dialog that shows a picture before
 * and after. Without it everything is listed, and a card leads to its picture.
 */
export const REPORT_SCRIPT = `
const all = (selector, from = document) => [...from.querySelectorAll(selector)];
const form = document.querySelector('#filters');
const count = document.querySelector('#count');
const of = ' ' + count?.dataset.of + ' ';
const entries = all('[data-entry]');
const has = (entry, name, value) =>
  value === '' || entry.dataset[name] === undefined || entry.dataset[name].split(' ').includes(value);

function filter() {
  const { brand, screen, kind } = form.elements;
  let shown = 0;
  for (const entry of entries) {
    const isShown = has(entry, 'brands', brand.value) && has(entry, 'screens', screen.value) &&
      has(entry, 'kinds', kind.value);
    entry.hidden = !isShown;
    if (isShown) shown++;
  }
  for (const part of all('.group, details, main section').reverse()) {
    const own = all('[data-entry]', part);
    part.hidden = own.length > 0 && own.every((entry) => entry.hidden);
    if (part.matches('details') && (brand.value || screen.value)) part.open = true;
  }
  count.textContent = (shown === entries.length ? shown : shown + of + entries.length) + ' ' + count.dataset.entries;
  const chosen = [...new FormData(form)].filter(([, value]) => value !== '');
  history.replaceState(null, '', location.pathname + location.search +
    (chosen.length > 0 ? '#' + new URLSearchParams(chosen) : ''));
}

const dialog = document.querySelector('#viewer');
const heading = dialog.querySelector('h2');
let current;

function show(card) {
  current = card;
  const { name, before, after, difference } = card.dataset;
  heading.textContent = name;
  for (const [part, path] of Object.entries({ before, after, difference })) {
    const figure = dialog.querySelector('[data-part="' + part + '"]');
    figure.hidden = part === 'difference' && !path;
    const image = figure.querySelector('img');
    image.hidden = !path;
    if (path) { image.src = path; image.alt = name + ': ' + figure.querySelector('figcaption').textContent; }
    figure.querySelector('p').hidden = Boolean(path);
  }
  dialog.dataset.device = card.classList.contains('desktop') ? 'desktop' : 'phone';
  dialog.querySelector('#place').textContent = (visible().indexOf(card) + 1) + of + visible().length;
  if (!dialog.open) dialog.showModal();
  dialog.scrollTop = 0;
}

const visible = () => all('a.card').filter((card) => !card.hidden);

function turn(by) {
  const cards = visible();
  show(cards[(cards.indexOf(current) + by + cards.length) % cards.length]);
}

document.addEventListener('click', (event) => {
  const card = event.target.closest('a.card');
  if (!card || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  show(card);
});
dialog.addEventListener('click', ({ target }) => {
  const { by } = target.dataset;
  if (by) turn(Number(by));
});
dialog.addEventListener('keydown', ({ key }) => {
  if (key === 'ArrowLeft') turn(-1);
  if (key === 'ArrowRight') turn(1);
});
dialog.addEventListener('close', () => {
  const { parentElement } = current;
  const folded = current.closest('details:not([open])');
  if (folded) folded.open = true;
  (parentElement.hidden ? form.elements.brand : current).focus();
});

for (const [name, value] of new URLSearchParams(location.hash.slice(1))) {
  const field = form.elements[name];
  if (field && [...field.options].some((option) => option.value === value)) field.value = value;
}
form.addEventListener('change', filter);
form.hidden = false;
filter();
`;
