import { html, raw } from 'hono/html';
import type { Frame } from '../../src/workshop/states/frame.ts';
import type { PicturePair } from '../../src/workshop/diff/diff-report.ts';
import { pictureCard } from '../../src/workshop/diff/report/picture-cards.ts';
import { REPORT_STYLE } from '../../src/workshop/diff/report/report-style.ts';

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
            ${raw(REPORT_STYLE)}
          </style>
        </head>
        <body>
          <main>
            <h1>What looks different since ${commit}</h1>
            <p>
              ${different.length} of ${compared} pictures differ, of ${brands.size} brands. A press
              on a picture shows it in full size.
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
                      .map((pair) => pictureCard(pair))}
                  </div>`,
            )}
          </main>
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
