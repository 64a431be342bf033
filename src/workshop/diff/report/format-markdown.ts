import { sayIn, type Say } from '../../say.ts';
import type { DiffReport } from '../diff-report.ts';
import { headline, notesOf, sentencesOf } from './sentences.ts';

const MAX_PICTURES = 20;

/** The report as Markdown for a pull request: its pictures are in the HTML beside it. */
export function formatMarkdown(report: DiffReport): string {
  const t = sayIn(report.language);
  const parts = [
    `## ${t('diff.title')}`,
    headline(report),
    ...sentencesOf(report),
    ...pictures(report, t),
    notesOf(report),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function pictures({ pictures: pairs, samePictures }: DiffReport, t: Say): string[] {
  const total = pairs.length + samePictures;
  if (total === 0) return [];
  const shown = pairs.slice(0, MAX_PICTURES).map((pair) => {
    const { brand, screen, state, device, mode, changed } = pair;
    const seenOn = `${t(`diff.device.${device}`)}, ${t(`diff.mode.${mode}`)}`;
    return `| ${brand} | /${screen} | ${state} | ${seenOn} | ${(changed * 100).toFixed(2)} % |`;
  });
  const table = [t('diff.table-head'), '| --- | --- | --- | --- | --- |', ...shown].join('\n');
  const more = pairs.length - shown.length;
  return [
    `### ${t('diff.heading.pictures')}`,
    t('diff.look-different', { count: pairs.length, total }),
    shown.length > 0 ? table : '',
    more > 0 ? t('diff.and-more', { count: more }) : '',
  ];
}
