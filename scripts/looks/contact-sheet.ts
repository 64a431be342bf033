import { html, raw } from 'hono/html';
import type { Frame } from '../../src/workshop/states/frame.ts';
import type { PicturePair } from '../../src/workshop/diff/diff-report.ts';

export interface Sheet {
  /** Number of screens that were photographed. */
  compared: number;
  different: PicturePair[];
  /** Sentences about screens that did not come to their state. */
  failures: string[];
  /** The commit that is compared with, short. */
  commit: string;
  gone: readonly Frame[];
}

const STYLE = `
  body { font: 14px/1.5 system-ui, sans-serif; margin: 24px; color: #1f2328; background: #fff; }
  h2 { margin: 32px 0 8px; }
  .cards { display: flex; flex-wrap: wrap; gap: 16px; }
  article { border: 1px solid #d0d7de; border-radius: 6px; padding: 8px; }
  h3 { font-size: 14px; margin: 0 0 8px; }
  .shots { display: flex; gap: 8px; align-items: start; }
  figure { margin: 0; width: 150px; }
  figcaption { color: #59636e; font-size: 12px; }
  img { width: 150px; max-height: 400px; object-fit: cover; object-position: top; border: 1px solid #d0d7de; }
`;

const PARTS = [
  ['before', 'Accepted'],
  ['after', 'Today'],
  ['difference', 'Difference'],
] as const;

/** The contact sheet: every screen that looks different, before, after and the difference, on one page. */
export function contactSheet({ commit, different, gone, failures, compared }: Sheet): string {
  const screens = [...new Set(different.map(({ screen }) => screen))].sort();
  const brands = new Set(different.map(({ brand }) => brand));
  return String(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <link rel="icon" href="data:," />
          <title>What looks different since ${commit}</title>
          <style>
            ${raw(STYLE)}
          </style>
        </head>
        <body>
          <h1>What looks different since ${commit}</h1>
          <p>
            ${different.length} of ${compared} pictures differ, of ${brands.size} brands. A press on
            a picture shows it in full size.
          </p>
          ${list('Screens that cannot be drawn', failures)}
          ${list(
            'Screens that are gone',
            gone.map(({ brand, screen, state }) => `${brand} /${screen} ${state}`),
          )}
          ${screens.map(
            (screen) =>
              html`<h2>/${screen}</h2>
                <div class="cards">
                  ${different
                    .filter((pair) => pair.screen === screen)
                    .sort(byBrand)
                    .map(card)}
                </div>`,
          )}
        </body>
      </html>`,
  );
}

const byBrand = (a: PicturePair, b: PicturePair): number => a.brand.localeCompare(b.brand);

const list = (title: string, entries: readonly string[]) =>
  entries.length === 0
    ? ''
    : html`<h2>${title}</h2>
        <ul>
          ${entries.map((entry) => html`<li>${entry}</li>`)}
        </ul>`;

const percent = (share: number): string => `${(share * 100).toFixed(share < 0.001 ? 3 : 1)} %`;

function card(pair: PicturePair) {
  const { brand, state, device, mode, changed } = pair;
  return html`<article>
    <h3>${[brand, state, device, mode].join(' · ')} (${percent(changed)})</h3>
    <div class="shots">
      ${PARTS.map(([part, title]) => {
        const path = pair[part];
        return html`<figure>
          <figcaption>${path ? title : `${title}: none`}</figcaption>
          ${path ? html`<a href="${path}"><img src="${path}" alt="${title}" loading="lazy" /></a>` : ''}
        </figure>`;
      })}
    </div>
  </article>`;
}
