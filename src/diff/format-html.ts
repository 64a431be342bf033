import { diffWordsWithSpace } from 'diff';
import { html, raw } from 'hono/html';
import { flowDiagram } from '../diagram/flow-diagram.ts';
import type { DiagramFlow } from '../diagram/diagram-flow.ts';
import { SUBJECTS, brandsOf, type ChangeDescription } from './change.ts';
import type { DiffReport } from './diff-report.ts';
import { REPORT_STYLE } from './report-style.ts';
import type { PicturePair } from './diff-report.ts';
import { HEADINGS, headline, placeOf } from './report-texts.ts';

type Markup = ReturnType<typeof html>;

/** The report as a page of its own; pictures lie beside it. */
export function formatHtml(report: DiffReport): string {
  const { changes, flows, breaks, shared, errors, notes, pictures } = report;
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>What changes for buyers since ${report.ref}</title>
        <style>
          ${raw(REPORT_STYLE)}
        </style>
      </head>
      <body>
        <main>
          <h1>What this changes for buyers</h1>
          <p class="headline">${headline(report)}</p>
          ${section(
            'Errors',
            errors.map(({ file, line, message }) => entry(message, `${file}:${line}`)),
          )}
          ${section(
            'What breaks',
            breaks.map(({ kind, sentence, brands }) =>
              entry(html`<strong>${kind}</strong> ${sentence}`, brandsOf(brands)),
            ),
          )}
          ${SUBJECTS.map((subject) =>
            section(
              HEADINGS[subject],
              changes
                .filter((change) => change.subject === subject)
                .map((change) =>
                  entry(
                    sentence(change.description),
                    `${placeOf(change)} · ${brandsOf(change.brands)}`,
                  ),
                ),
            ),
          )}
          ${flows.map(
            ({ id, before, after, brands }) => html`
              <section>
                <h2>Flow ‘${id}’</h2>
                <p class="where">${brandsOf(brands)}</p>
                ${flowPicture('Before', before)} ${flowPicture('After', after)}
              </section>
            `,
          )}
          ${section(
            'Shared files',
            shared.map(({ file, brands }) =>
              entry(html`<code>${file}</code> reaches ${brandsOf(brands)}`, ''),
            ),
          )}
          ${
            pictures.length > 0 || report.samePictures > 0
              ? html`<section>
                  <h2>Pictures</h2>
                  <p>
                    ${pictures.length} of ${pictures.length + report.samePictures} screens look
                    different.
                  </p>
                  ${pictures.map(picture)}
                </section>`
              : ''
          }
          ${section(
            'Notes',
            notes.map((note) => entry(note, '')),
          )}
        </main>
      </body>
    </html>`;
  return String(page);
}

const section = (title: string, entries: readonly Markup[]): Markup | '' =>
  entries.length === 0
    ? ''
    : html`<section>
        <h2>${title}</h2>
        <ul>
          ${entries}
        </ul>
      </section>`;

const entry = (words: string | Markup, where: string): Markup =>
  html`<li>${words}${where && html`<span class="where">${where}</span>`}</li>`;

/** A change's title with its old and new value; marks differing words, and shows a colour beside its code. */
function sentence({ title, before, after }: ChangeDescription): Markup {
  if (before === undefined && after === undefined) return html`${title}`;
  if (before === undefined) return html`${title}: <ins>${after}</ins>${swatch(after)}`;
  if (after === undefined) return html`${title}: <del>${before}</del>`;
  if (isShort(before) && isShort(after)) {
    return html`${title}: <del>${before}</del>${swatch(before)} →
      <ins>${after}</ins>${swatch(after)}`;
  }
  const parts = diffWordsWithSpace(before, after);
  const was = parts.filter(({ added }) => !added);
  const is = parts.filter(({ removed }) => !removed);
  return html`${title}
    <span class="values">
      <span class="was"
        >${was.map(({ removed, value }) => (removed ? html`<del>${value}</del>` : value))}</span
      >
      <span class="is"
        >${is.map(({ added, value }) => (added ? html`<ins>${value}</ins>` : value))}</span
      >
    </span>`;
}

/** Two short values (codes, numbers, names) stand side by side without marked words. */
const isShort = (value: string) => value.length <= 40 && !value.includes(' ');

const swatch = (value = ''): Markup | '' =>
  /^#[\da-f]{3,8}$/i.test(value)
    ? html` <span class="swatch" style="background:${value}"></span>`
    : '';

function flowPicture(title: string, flow: DiagramFlow | undefined): Markup {
  const words = title === 'Before' ? 'It is new.' : 'It is gone.';
  return html`<figure>
    <figcaption>${title}</figcaption>
    ${
      flow
        ? html`<div class="flow">${raw(flowDiagram(flow, { title: `${title}: ${flow.id}` }))}</div>`
        : html`<p>${words}</p>`
    }
  </figure>`;
}

function picture(pair: PicturePair): Markup {
  const { brand, screen, state, device, mode, before, after, difference, changed } = pair;
  const name = `${brand} /${screen}, ${state}, ${device}, ${mode}`;
  const shot = (title: string, path: string | undefined) =>
    html`<figure>
      <figcaption>${title}</figcaption>
      ${
        path
          ? html`<a href="${path}"
              ><img src="${path}" alt="${name}: ${title.toLowerCase()}" loading="lazy"
            /></a>`
          : html`<p>There is none.</p>`
      }
    </figure>`;
  return html`<article class="pair ${device}">
    <h3>${name} <span class="where">${(changed * 100).toFixed(2)} % differs</span></h3>
    <div class="shots">
      ${shot('Before', before)} ${shot('After', after)}
      ${difference ? shot('What differs', difference) : ''}
    </div>
  </article>`;
}
