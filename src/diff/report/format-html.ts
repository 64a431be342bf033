import { diffWordsWithSpace } from 'diff';
import { html, raw } from 'hono/html';
import { flowDiagram } from '../../diagram/flow-diagram.ts';
import type { DiagramFlow } from '../../diagram/diagram-flow.ts';
import { SUBJECTS, brandsOf, type ChangeDescription } from '../change.ts';
import { DIFF_TEXTS, type DiffTexts } from '../diff-texts.ts';
import type { DiffReport } from '../diff-report.ts';
import { equalChanges } from './equal-changes.ts';
import { filterData, type Markup } from './filter-data.ts';
import { pictureSection } from './picture-cards.ts';
import { subjectsOf } from './picture-subjects.ts';
import { REPORT_SCRIPT } from './report-script.ts';
import { REPORT_STYLE } from './report-style.ts';
import { headline } from './report-texts.ts';

/** The report as a page of its own; pictures lie beside it. */
export function formatHtml(report: DiffReport): string {
  const texts = DIFF_TEXTS[report.language];
  const sections = sectionsOf(report, texts).filter(({ count }) => count > 0);
  const page = html`<!doctype html>
    <html lang="${report.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <title>${texts.pageTitle(report.ref)}</title>
        <style>
          ${raw(REPORT_STYLE)}
        </style>
      </head>
      <body>
        <main>
          <h1>${texts.title}</h1>
          <p class="headline">${headline(report)}</p>
          ${index(sections, texts)} ${filters(report, texts)}
          ${sections.map(({ markup }) => markup)}
        </main>
        ${viewer(texts)}
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

function sectionsOf(report: DiffReport, texts: DiffTexts): Section[] {
  const { flows, breaks, shared, errors, notes, pictures } = report;
  return [
    section(
      'errors',
      texts.errors,
      errors.map(({ file, line, message }) => entry(message, [`${file}:${line}`])),
    ),
    section(
      'breaks',
      texts.breaks,
      breaks.map(({ kind, sentence: words, brands }) =>
        entry(
          html`<strong>${texts.kinds[kind]}</strong> ${words}`,
          [brandsOf(brands, texts)],
          filterData({ brands, kinds: [] }),
        ),
      ),
    ),
    ...SUBJECTS.map((subject) =>
      section(
        subject,
        texts.headings[subject],
        equalChanges(report, subject).map(({ description, places, brands, screens }) =>
          entry(sentence(description), places, filterData({ brands, screens, kinds: [subject] })),
        ),
      ),
    ),
    {
      id: 'flows',
      title: texts.flows,
      count: flows.length,
      markup: html`<section id="flows">
        <h2>${texts.flows}</h2>
        ${flows.map(
          ({ id, before, after, brands }) => html`
            <div ${filterData({ brands, screens: [], kinds: ['steps'] })}>
              <h3>${texts.flowTitle(id)} <span class="where">${brandsOf(brands, texts)}</span></h3>
              ${flowPicture(texts, texts.before, before, `${texts.itIsNew}.`)}
              ${flowPicture(texts, texts.after, after, `${texts.itIsGone}.`)}
            </div>
          `,
        )}
      </section>`,
    },
    section(
      'shared',
      texts.shared,
      shared.map(({ file, brands }) =>
        entry(
          html`<code>${file}</code> ${texts.reaches} ${brandsOf(brands, texts)}`,
          [],
          filterData({ brands, screens: [], kinds: [] }),
        ),
      ),
    ),
    {
      id: 'pictures',
      title: texts.pictures,
      count: pictures.length + report.samePictures,
      markup: pictureSection(report),
    },
    section(
      'notes',
      texts.notes,
      notes.map((note) => entry(note, [])),
    ),
  ];
}

const index = (sections: readonly Section[], texts: DiffTexts): Markup | '' =>
  sections.length === 0
    ? ''
    : html`<nav aria-label="${texts.sections}">
        ${sections.map(
          ({ id, title, count }) => html`<a href="#${id}">${title} <span>${count}</span></a>`,
        )}
      </nav>`;

/** Narrows the report to a brand, a screen or a kind of change; shown by the script. */
function filters(report: DiffReport, texts: DiffTexts): Markup | '' {
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
  return html`<form id="filters" aria-label="${texts.filters}" hidden>
    <label
      >${texts.brand}
      <select name="brand">
        <option value="">${texts.allBrands}</option>
        ${options(brands)}
      </select></label
    >
    <label
      >${texts.screenName}
      <select name="screen">
        <option value="">${texts.allScreens}</option>
        ${options(screens, (screen) => `/${screen}`)}
      </select></label
    >
    <label
      >${texts.kind}
      <select name="kind">
        <option value="">${texts.allKinds}</option>
        ${options(kinds, (kind) => texts.headings[kind as (typeof SUBJECTS)[number]])}
      </select></label
    >
    <output id="count" data-entries="${texts.entries}" data-of="${texts.of}"></output>
  </form>`;
}

const viewer = (texts: DiffTexts): Markup =>
  html`<dialog id="viewer" aria-labelledby="shown">
    <header>
      <h2 id="shown"></h2>
      <p>
        <span id="place"></span>
        <button type="button" data-by="-1">‹ ${texts.previous}</button>
        <button type="button" data-by="1">${texts.next} ›</button>
      </p>
      <form method="dialog"><button>${texts.close}</button></form>
    </header>
    <div class="shots">
      ${(['before', 'after', 'difference'] as const).map(
        (part) =>
          html`<figure data-part="${part}">
            <figcaption>${texts[part]}</figcaption>
            <img alt="" />
            <p>${texts.none}</p>
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

function flowPicture(
  texts: DiffTexts,
  title: string,
  flow: DiagramFlow | undefined,
  missing: string,
): Markup {
  const words = { title: flow ? `${title}: ${flow.id}` : '', missing: texts.noStep };
  return html`<figure>
    <figcaption>${title}</figcaption>
    ${
      flow
        ? html`<div class="flow">${raw(flowDiagram(flow, words))}</div>`
        : html`<p>${missing}</p>`
    }
  </figure>`;
}
