import { diffWordsWithSpace } from 'diff';
import { html, raw } from 'hono/html';
import { flowDiagram } from '../../diagram/flow-diagram.ts';
import type { DiagramFlow } from '../../diagram/diagram-flow.ts';
import { SUBJECTS, brandsOf, type ChangeDescription } from '../change.ts';
import type { DiffReport } from '../diff-report.ts';
import { equalChanges } from './equal-changes.ts';
import { filterData, type Markup } from './filter-data.ts';
import { pictureSection } from './picture-cards.ts';
import { subjectsOf } from './picture-subjects.ts';
import { REPORT_SCRIPT } from './report-script.ts';
import { REPORT_STYLE } from './report-style.ts';
import { HEADINGS, headline } from './report-texts.ts';

/** The report as a page of its own; pictures lie beside it. */
export function formatHtml(report: DiffReport): string {
  const sections = sectionsOf(report).filter(({ count }) => count > 0);
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <title>What changes for buyers since ${report.ref}</title>
        <style>
          ${raw(REPORT_STYLE)}
        </style>
      </head>
      <body>
        <main>
          <h1>What this changes for buyers</h1>
          <p class="headline">${headline(report)}</p>
          ${index(sections)} ${filters(report)} ${sections.map(({ markup }) => markup)}
        </main>
        ${VIEWER}
        <script type="module">
          ${raw(REPORT_SCRIPT)};
        </script>
      </body>
    </html>`;
  return String(page);
}

interface Section {
  id: string;
  title: string;
  count: number;
  markup: Markup | '';
}

function sectionsOf(report: DiffReport): Section[] {
  const { flows, breaks, shared, errors, notes, pictures } = report;
  return [
    section(
      'errors',
      'Errors',
      errors.map(({ file, line, message }) => entry(message, [`${file}:${line}`])),
    ),
    section(
      'breaks',
      'What breaks',
      breaks.map(({ kind, sentence: words, brands }) =>
        entry(
          html`<strong>${kind}</strong> ${words}`,
          [brandsOf(brands)],
          filterData({ brands, kinds: [] }),
        ),
      ),
    ),
    ...SUBJECTS.map((subject) =>
      section(
        subject,
        HEADINGS[subject],
        equalChanges(report, subject).map(({ description, places, brands, screens }) =>
          entry(sentence(description), places, filterData({ brands, screens, kinds: [subject] })),
        ),
      ),
    ),
    {
      id: 'flows',
      title: 'Flows',
      count: flows.length,
      markup: html`<section id="flows">
        <h2>Flows</h2>
        ${flows.map(
          ({ id, before, after, brands }) => html`
            <div ${filterData({ brands, screens: [], kinds: ['steps'] })}>
              <h3>Flow ‘${id}’ <span class="where">${brandsOf(brands)}</span></h3>
              ${flowPicture('Before', before)} ${flowPicture('After', after)}
            </div>
          `,
        )}
      </section>`,
    },
    section(
      'shared',
      'Shared files',
      shared.map(({ file, brands }) =>
        entry(
          html`<code>${file}</code> reaches ${brandsOf(brands)}`,
          [],
          filterData({ brands, screens: [], kinds: [] }),
        ),
      ),
    ),
    {
      id: 'pictures',
      title: 'Pictures',
      count: pictures.length + report.samePictures,
      markup: pictureSection(report),
    },
    section(
      'notes',
      'Notes',
      notes.map((note) => entry(note, [])),
    ),
  ];
}

const index = (sections: readonly Section[]): Markup | '' =>
  sections.length === 0
    ? ''
    : html`<nav aria-label="Sections">
        ${sections.map(
          ({ id, title, count }) => html`<a href="#${id}">${title} <span>${count}</span></a>`,
        )}
      </nav>`;

/** Narrows the report to a brand, a screen or a kind of change; shown by the script. */
function filters(report: DiffReport): Markup | '' {
  const { changes, pictures } = report;
  const brands = changes.flatMap((change) => change.brands);
  const screens = [
    ...pictures.map(({ screen }) => screen),
    ...SUBJECTS.flatMap((subject) =>
      equalChanges(report, subject).flatMap((change) => change.screens ?? []),
    ),
  ];
  const kinds = SUBJECTS.filter(
    (subject) =>
      changes.some((change) => change.subject === subject) ||
      pictures.some((pair) => subjectsOf(report, pair).includes(subject)),
  );
  const options = (values: readonly string[], shown = (value: string) => value) =>
    [...new Set(values)]
      .sort()
      .map((value) => html`<option value="${value}">${shown(value)}</option>`);
  if (changes.length === 0) return '';
  return html`<form id="filters" aria-label="Filters" hidden>
    <label
      >Brand
      <select name="brand">
        <option value="">All brands</option>
        ${options(brands)}
      </select></label
    >
    <label
      >Screen
      <select name="screen">
        <option value="">All screens</option>
        ${options(screens, (screen) => `/${screen}`)}
      </select></label
    >
    <label
      >Kind of change
      <select name="kind">
        <option value="">All kinds</option>
        ${options(kinds, (kind) => HEADINGS[kind as (typeof SUBJECTS)[number]])}
      </select></label
    >
    <output id="count"></output>
  </form>`;
}

const VIEWER = html`<dialog id="viewer" aria-labelledby="shown">
  <header>
    <h2 id="shown"></h2>
    <p>
      <span id="place"></span>
      <button type="button" data-by="-1">‹ Previous</button>
      <button type="button" data-by="1">Next ›</button>
    </p>
    <form method="dialog"><button>Close</button></form>
  </header>
  <div class="shots">
    ${(['before', 'after', 'difference'] as const).map(
      (part) =>
        html`<figure data-part="${part}">
          <figcaption>
            ${{ before: 'Before', after: 'After', difference: 'What differs' }[part]}
          </figcaption>
          <img alt="" />
          <p>There is none.</p>
        </figure>`,
    )}
  </div>
</dialog>`;

const section = (id: string, title: string, entries: readonly Markup[]): Section => ({
  id,
  title,
  count: entries.length,
  markup: html`<section id="${id}">
    <h2>${title}</h2>
    <ul>
      ${entries}
    </ul>
  </section>`,
});

const entry = (
  words: string | Markup,
  where: readonly string[],
  data: Markup | string = '',
): Markup =>
  html`<li ${data}>${words}${where.map((place) => html`<span class="where">${place}</span>`)}</li>`;

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
