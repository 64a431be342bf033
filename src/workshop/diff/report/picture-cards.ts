import { html } from 'hono/html';
import { inWordsOf } from '../../../checker/language/say-finding.ts';
import { counted, type Say } from '../../say.ts';
import type { DiffReport, PicturePair } from '../diff-report.ts';
import { groupOf } from './sentences.ts';

type Markup = ReturnType<typeof html>;

/** All pictures as small cards, by screen; brands that change in the same way share a card. */
export function pictureSection(report: DiffReport, t: Say): Markup | '' {
  const { pictures, samePictures, language } = report;
  const total = pictures.length + samePictures;
  if (total === 0) return '';
  const group = (pairs: readonly PicturePair[]) =>
    groupedBy(pairs, ({ brand, state, device, mode }) =>
      JSON.stringify([groupOf(report, brand), state, device, mode]),
    );
  return html`<section>
    <h2>${t('diff.heading.pictures')}</h2>
    <p>${t('diff.photographed', { count: pictures.length, total })}</p>
    ${groupedBy(pictures, ({ screen }) => screen).map(
      (own) =>
        html`<details class="screen" open>
          <summary>
            <h3>/${own[0]!.screen}</h3>
            <span class="where">${inWordsOf(language, counted('picture', own.length))}</span>
          </summary>
          <div class="cards">${group(own).map((pairs) => groupCard(pairs, report, t))}</div>
        </details>`,
    )}
  </section>`;
}

function groupedBy(
  pairs: readonly PicturePair[],
  keyOf: (pair: PicturePair) => string,
): PicturePair[][] {
  const groups = new Map<string, PicturePair[]>();
  for (const pair of pairs) groups.set(keyOf(pair), [...(groups.get(keyOf(pair)) ?? []), pair]);
  return [...groups.values()];
}

function groupCard([first, ...same]: readonly PicturePair[], report: DiffReport, t: Say): Markup {
  const more = html`<details class="more">
    <summary>${t('diff.same-in', { brands: counted('more-brand', same.length) })}</summary>
    <div class="cards">${same.map((pair) => groupCard([pair], report, t))}</div>
  </details>`;
  return html`<div class="group">
    ${pictureCard(first!, report, t)} ${same.length > 0 ? more : ''}
  </div>`;
}

const PERCENT = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** A screen before and after; a press on a side shows it in full size. */
function pictureCard(pair: PicturePair, { language }: DiffReport, t: Say): Markup {
  const { brand, screen, state, device, mode, before, after, difference, changed, top } = pair;
  const seenOn = `${t(`diff.device.${device}`)}, ${t(`diff.mode.${mode}`)}`;
  const name = `${brand} /${screen}, ${state}, ${seenOn}`;
  const share = (changed * 100).toLocaleString(language, PERCENT);
  const at = `object-position:50% ${Math.round(top * 100)}%`;
  const side = (path: string | undefined, title: string, missing: string) =>
    path
      ? html`<a href="${path}" target="_blank"
          ><img src="${path}" style="${at}" alt="${name}: ${title}" loading="lazy"
        /></a>`
      : html`<span class="none">${missing}</span>`;
  return html`<div class="card ${device}">
    <span class="thumbnails">
      ${side(before, t('diff.before'), t('diff.it-is-new'))}
      ${side(after, t('diff.after'), t('diff.it-is-gone'))}
    </span>
    <span class="name">${name}</span>
    <span class="where"
      >${t('diff.differs', { share })}
      ${difference ? html`<a href="${difference}" target="_blank">${t('diff.difference')}</a>` : ''}</span
    >
  </div>`;
}
