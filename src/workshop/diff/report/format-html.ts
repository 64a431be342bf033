import { html, raw } from 'hono/html';
import { marked } from 'marked';
import { sayIn } from '../../say.ts';
import type { DiffReport } from '../diff-report.ts';
import { pictureSection } from './picture-cards.ts';
import { REPORT_STYLE } from './report-style.ts';
import { headline, notesOf, sentencesOf } from './sentences.ts';

/** The report as a page of its own: the sentences of the Markdown, and the pictures that lie beside it. */
export function formatHtml(report: DiffReport): string {
  const { language, ref } = report;
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
          ${sentencesOf(report).map(asHtml)} ${pictureSection(report, t)} ${asHtml(notesOf(report))}
        </main>
      </body>
    </html>`;
  return String(page);
}

/** A section of Markdown; its heading is of the second level, for the comment on a pull request has one more above it. */
const asHtml = (section: string) =>
  html`<section>${raw(marked.parse(section.slice(1), { async: false }))}</section>`;
