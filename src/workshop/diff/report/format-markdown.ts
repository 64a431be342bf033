import { sayIn } from '../../say.ts';
import type { DiffReport } from '../diff-report.ts';
import { headline, notesOf, sentencesOf } from './sentences.ts';

/** The report as Markdown for a pull request: its pictures are in the HTML beside it. */
export function formatMarkdown(report: DiffReport): string {
  const t = sayIn(report.language);
  const { length: count } = report.pictures;
  const total = count + report.samePictures;
  const parts = [
    `## ${t('diff.title')}`,
    headline(report),
    ...sentencesOf(report),
    total > 0 &&
      `### ${t('diff.heading.pictures')}\n\n${t('diff.look-different', { count, total })}`,
    notesOf(report),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
