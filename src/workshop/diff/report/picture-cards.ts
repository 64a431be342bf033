import { html } from 'hono/html';
import type { DiffReport, PicturePair } from '../diff-report.ts';
import { DIFF_TEXTS, type DiffTexts } from '../diff-texts.ts';
import { groupOf } from './sections.ts';

export type Markup = ReturnType<typeof html>;

/** A picture, and those of other brands to which the same happens. */
interface Card {
  pair: PicturePair;
  same: PicturePair[];
}

/** All pictures as small cards, by screen; brands that change in the same way share a card. */
export function pictureSection(report: DiffReport): Markup | '' {
  const { pictures, samePictures, language } = report;
  const texts = DIFF_TEXTS[language];
  const total = pictures.length + samePictures;
  if (total === 0) return '';
  const screens = [...new Set(pictures.map(({ screen }) => screen))];
  return html`<section id="pictures">
    <h2>${texts.pictures}</h2>
    <p>${texts.photographed(pictures.length, total)}</p>
    ${screens.map((screen) => {
      const own = pictures.filter((pair) => pair.screen === screen);
      return html`<details class="screen" open>
        <summary>
          <h3>/${screen}</h3>
          <span class="where">${texts.pictureCount(own.length)}</span>
        </summary>
        <div class="cards">${cardsOf(report, own).map((one) => cardOf(report, one))}</div>
      </details>`;
    })}
  </section>`;
}

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
  const texts = DIFF_TEXTS[report.language];
  const more = same.map((one) => ({ pair: one, same: [] }));
  return html`<div class="group">
    ${pictureCard(pair, texts)} ${folded(report, more, texts.sameInMore(same.length))}
  </div>`;
}

/** A screen before and after; a press on a side shows it in full size. */
function pictureCard(pair: PicturePair, texts: DiffTexts): Markup {
  const { brand, screen, state, device, mode, before, after, difference, changed, top } = pair;
  const name = `${brand} /${screen}, ${state}, ${texts.devices[device]}, ${texts.modes[mode]}`;
  const at = `object-position:50% ${Math.round(top * 100)}%`;
  const side = (path: string | undefined, title: string, missing: string) =>
    path
      ? html`<a href="${path}"
          ><img src="${path}" style="${at}" alt="${name}: ${title}" loading="lazy"
        /></a>`
      : html`<span class="none">${missing}</span>`;
  return html`<div class="card ${device}">
    <span class="thumbnails">
      ${side(before, texts.before, texts.itIsNew)} ${side(after, texts.after, texts.itIsGone)}
    </span>
    <span class="name">${name}</span>
    <span class="where"
      >${texts.differs(changed)}
      ${difference ? html`<a href="${difference}">${texts.difference}</a>` : ''}</span
    >
  </div>`;
}
