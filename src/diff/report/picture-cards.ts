import { html } from 'hono/html';
import type { DiffReport, PicturePair } from '../diff-report.ts';
import { groupOf, subjectsOf } from './picture-subjects.ts';
import { filterData, type Markup } from './filter-data.ts';

/** Cards of a screen that are seen at once; the others are folded. */
const MAX_CARDS = 8;
/** Reports with more pictures begin with all screens but the first one folded. */
const MAX_OPEN = 60;

/** A picture, and those of other brands to which the same happens. */
interface Card {
  pair: PicturePair;
  same: PicturePair[];
}

/** All pictures as small cards, by screen; brands that change in the same way share a card. */
export function pictureSection(report: DiffReport): Markup | '' {
  const { pictures, samePictures } = report;
  const total = pictures.length + samePictures;
  if (total === 0) return '';
  const screens = [...new Set(pictures.map(({ screen }) => screen))];
  return html`<section id="pictures">
    <h2>Pictures</h2>
    <p>
      ${pictures.length} of ${total} screens that were photographed look different. A press on one
      shows it before and after in full size.
    </p>
    ${screens.map((screen, at) => {
      const own = pictures.filter((pair) => pair.screen === screen);
      const cards = cardsOf(report, own);
      const isOpen = pictures.length <= MAX_OPEN || at === 0;
      return html`<details class="screen" ${isOpen ? 'open' : ''}>
        <summary>
          <h3>/${screen}</h3>
          <span class="where">${counted(own.length, 'picture')}</span>
        </summary>
        <div class="cards">${cards.slice(0, MAX_CARDS).map((one) => cardOf(report, one))}</div>
        ${folded(
          report,
          cards.slice(MAX_CARDS),
          `${counted(cards.length - MAX_CARDS, 'more state')}`,
        )}
      </details>`;
    })}
  </section>`;
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

function cardsOf(report: DiffReport, pairs: readonly PicturePair[]): Card[] {
  const found = new Map<string, Card>();
  for (const pair of pairs) {
    const { brand, state, device, mode } = pair;
    const key = JSON.stringify([groupOf(report, brand), state, device, mode]);
    const known = found.get(key);
    if (known) known.same.push(pair);
    else found.set(key, { pair, same: [] });
  }
  return [...found.values()];
}

const folded = (report: DiffReport, cards: readonly Card[], title: string): Markup | '' =>
  cards.length === 0
    ? ''
    : html`<details class="more">
        <summary>${title}</summary>
        <div class="cards">${cards.map((one) => cardOf(report, one))}</div>
      </details>`;

function cardOf(report: DiffReport, { pair, same }: Card): Markup {
  const more = same.map((one) => ({ pair: one, same: [] }));
  return html`<div class="group">
    ${pictureLink(report, pair)}
    ${folded(report, more, `The same in ${counted(same.length, 'more brand')}`)}
  </div>`;
}

/** A card leads to its picture also without a script; the script opens both sides in a dialog. */
function pictureLink(report: DiffReport, pair: PicturePair): Markup {
  const { brand, screen, state, device, mode, before, after, difference, changed, top } = pair;
  const name = `${brand} /${screen}, ${state}, ${device}, ${mode}`;
  const at = `object-position:50% ${Math.round(top * 100)}%`;
  const thumbnail = (path: string | undefined, title: string) =>
    path
      ? html`<img src="${path}" style="${at}" alt="${title}" loading="lazy" />`
      : html`<span class="none">${title === 'Before' ? 'It is new' : 'It is gone'}</span>`;
  const kinds = subjectsOf(report, pair);
  return html`<a
    class="card ${device}"
    href="${after ?? before!}"
    data-name="${name}"
    data-before="${before ?? ''}"
    data-after="${after ?? ''}"
    data-difference="${difference ?? ''}"
    ${filterData({ brands: [brand], screens: [screen], kinds })}
  >
    <span class="thumbnails">${thumbnail(before, 'Before')} ${thumbnail(after, 'After')}</span>
    <span class="name">${name}</span>
    <span class="where">${(changed * 100).toFixed(2)} % differs</span>
  </a>`;
}
