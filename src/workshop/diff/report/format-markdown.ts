import { sayIn, type Say } from '../../say.ts';
import type { DiffReport } from '../diff-report.ts';
import { headline, notesOf, sectionsOf, type Entry, type Section } from './sections.ts';

/** A comment on a pull request lists at most this many pictures. */
const MAX_PICTURES = 20;

/** The report as Markdown for a pull request: its pictures are in the HTML beside it. */
export function formatMarkdown(report: DiffReport): string {
  const { language, notes } = report;
  return [
    `## ${sayIn(language)('diff.title')}`,
    headline(report),
    ...sectionsOf(report).map(formatSection),
    ...pictures(report, sayIn(language)),
    ...(notes.length > 0 ? [formatSection(notesOf(report))] : []),
    '',
  ].join('\n\n');
}

/** A section as Markdown. */
export const formatSection = ({ title, entries, language }: Section): string =>
  [`### ${title}`, entries.map((entry) => `- ${line(entry, sayIn(language))}`).join('\n')].join(
    '\n\n',
  );

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
    ...(shown.length > 0 ? [table] : []),
    ...(more > 0 ? [t('diff.and-more', { count: more })] : []),
  ];
}

function line({ kind, file, where = [], title, before, after }: Entry, t: Say): string {
  const empty = t('diff.empty');
  const values = [
    before === undefined ? '' : `~~${escaped(before) || empty}~~`,
    after === undefined ? '' : `**${escaped(after) || empty}**`,
  ].filter(Boolean);
  const parts = [
    kind && `**${kind}**:`,
    file && `\`${file}\``,
    escaped(title) + (values.length > 0 ? `: ${values.join(' → ')}` : ''),
    where.length > 0 && `<sub>${where.join('; ')}</sub>`,
  ];
  return parts.filter(Boolean).join(' ');
}

/** Escapes the characters that Markdown or HTML would interpret. */
const escaped = (text: string) =>
  text.replace(/[\\`*_[\]<>#|~@]/g, (sign) => `\\${sign}`).replace(/\s+/g, ' ');
