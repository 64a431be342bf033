import { diffWordsWithSpace } from 'diff';
import { html, raw } from 'hono/html';
import type { DiagramFlow, DiagramStep } from '../flows/diagram-flow.ts';
import { SUBJECTS, brandsOf, type ChangeDescription } from '../change.ts';
import { DIFF_TEXTS, type DiffTexts } from '../diff-texts.ts';
import type { DiffReport } from '../diff-report.ts';
import { equalChanges } from './equal-changes.ts';
import { pictureSection, type Markup } from './picture-cards.ts';
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
          ${index(sections, texts)} ${sections.map(({ markup }) => markup)}
        </main>
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
        entry(html`<strong>${texts.kinds[kind]}</strong> ${words}`, [brandsOf(brands, texts)]),
      ),
    ),
    ...SUBJECTS.map((subject) =>
      section(
        subject,
        texts.headings[subject],
        equalChanges(report, subject).map(({ description, places }) =>
          entry(sentence(description), places),
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
            <div>
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
        entry(html`<code>${file}</code> ${texts.reaches} ${brandsOf(brands, texts)}`, []),
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

const entry = (words: string | Markup, where: readonly string[]): Markup =>
  html`<li>${words}${where.map((place) => html`<span class="where">${place}</span>`)}</li>`;

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
  return html`<figure>
    <figcaption>${title}</figcaption>
    ${
      flow
        ? html`<ol class="flow" aria-label="${title}: ${flow.id}">
            ${flow.steps.map((step) => flowStep(texts, flow, step))}
          </ol>`
        : html`<p>${missing}</p>`
    }
  </figure>`;
}

/** A step with its numbers and the steps that it leads to; what came, went or changed is marked. */
function flowStep(
  texts: DiffTexts,
  { steps, transitions }: DiagramFlow,
  { id, templateId, numbers, mark }: DiagramStep,
): Markup {
  const ways = transitions.filter(({ from }) => from === id);
  return html`<li data-mark="${mark ?? ''}">
    <b>${numbers} ${id}</b> /${templateId}
    ${ways.map(
      ({ outcome, to, mark: ofWay }) =>
        html`<span data-mark="${ofWay ?? ''}"
          >${outcome} → ${to}${steps.some((one) => one.id === to) ? '' : ` (${texts.noStep})`}</span
        >`,
    )}
  </li>`;
}
