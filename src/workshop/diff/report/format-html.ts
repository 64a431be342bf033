import { diffWordsWithSpace } from 'diff';
import { html, raw } from 'hono/html';
import { sayIn } from '../../say.ts';
import type { ChangeDescription } from '../change.ts';
import type { DiffReport } from '../diff-report.ts';
import { pictureSection, type Markup } from './picture-cards.ts';
import { REPORT_STYLE } from './report-style.ts';
import { headline, notesOf, sectionsOf, type Entry, type Section } from './sections.ts';

/** The report as a page of its own; pictures lie beside it. */
export function formatHtml(report: DiffReport): string {
  const { notes, pictures, samePictures, language, ref } = report;
  const t = sayIn(language);
  const sections = sectionsOf(report);
  const links = [
    ...sections.map(({ id, title, entries }) => link(id, title, entries.length)),
    link('pictures', t('diff.heading.pictures'), pictures.length + samePictures),
    link('notes', t('diff.heading.notes'), notes.length),
  ];
  const page = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <title>${t('diff.page-title', { ref })}</title>
        <style>
          ${raw(REPORT_STYLE)}
        </style>
      </head>
      <body>
        <main>
          <h1>${t('diff.title')}</h1>
          <p class="headline">${headline(report)}</p>
          <nav aria-label="${t('diff.heading.sections')}">${links}</nav>
          ${sections.map(sectionMarkup)} ${pictureSection(report, t)}
          ${notes.length > 0 ? sectionMarkup(notesOf(report)) : ''}
        </main>
      </body>
    </html>`;
  return String(page);
}

const link = (id: string, title: string, count: number): Markup | '' =>
  count === 0 ? '' : html`<a href="#${id}">${title} <span>${count}</span></a>`;

const sectionMarkup = ({ id, title, entries }: Section): Markup =>
  html`<section id="${id}">
    <h2>${title}</h2>
    <ul>
      ${entries.map(entryMarkup)}
    </ul>
  </section>`;

const entryMarkup = ({ kind, file, where = [], ...description }: Entry): Markup =>
  html`<li>
    ${kind ? html`<strong>${kind}</strong> ` : ''}${file ? html`<code>${file}</code> ` : ''}${sentence(description)}${where.map((place) => html`<span class="where">${place}</span>`)}
  </li>`;

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
