import { html, raw } from 'hono/html';
import { marked } from 'marked';
import { sayIn } from '../../say.ts';
import type { DiffReport } from '../diff-report.ts';
import { formatSection } from './format-markdown.ts';
import { pictureSection, type Markup } from './picture-cards.ts';
import { REPORT_STYLE } from './report-style.ts';
import { headline, notesOf, sectionsOf, type Section } from './sections.ts';

/** The report as a page of its own: the sentences of the Markdown, and the pictures that lie beside it. */
export function formatHtml(report: DiffReport): string {
  const { notes, language, ref } = report;
  const t = sayIn(language);
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
          <p>${headline(report)}</p>
          ${sectionsOf(report).map(sectionMarkup)} ${pictureSection(report, t)}
          ${notes.length > 0 ? sectionMarkup(notesOf(report)) : ''}
        </main>
      </body>
    </html>`;
  return String(page);
}

/** A heading of the second level: the comment on a pull request has a heading more above it. */
const sectionMarkup = (section: Section): Markup =>
  html`<section>${raw(marked.parse(formatSection(section).slice(1), { async: false }))}</section>`;
