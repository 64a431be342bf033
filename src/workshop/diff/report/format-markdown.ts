import { brandsOf } from '../change.ts';
import type { DiffReport } from '../diff-report.ts';
import { DIFF_TEXTS, type DiffTexts } from '../diff-texts.ts';
import { flowMermaid } from '../flows/flow-mermaid.ts';
import { headline, notesOf, sectionsOf, type Entry, type Section } from './sections.ts';

/** A comment on a pull request lists at most this many pictures. */
const MAX_PICTURES = 20;

/** The report as Markdown for a pull request: GitHub draws its diagrams; pictures are in the HTML beside it. */
export function formatMarkdown(report: DiffReport): string {
  const texts = DIFF_TEXTS[report.language];
  const list = ({ title, entries }: Section) => [
    `### ${title}`,
    entries.map((entry) => `- ${line(entry, texts)}`).join('\n'),
  ];
  return [
    `## ${texts.title}`,
    headline(report),
    ...sectionsOf(report).flatMap(list),
    ...report.flows.flatMap(({ id, before, after, brands }) => [
      `### ${texts.flow(escaped(id))} ${brandsOf(brands, texts)}`,
      ...(before
        ? [texts.before, diagram(flowMermaid(before, texts.noStep))]
        : [`${texts.itIsNew}.`]),
      ...(after
        ? [texts.after, diagram(flowMermaid(after, texts.noStep))]
        : [`${texts.itIsGone}.`]),
    ]),
    ...pictures(report),
    ...(report.notes.length > 0 ? list(notesOf(report)) : []),
    '',
  ].join('\n\n');
}

function pictures({ pictures: pairs, samePictures, language }: DiffReport): string[] {
  const texts = DIFF_TEXTS[language];
  if (pairs.length === 0 && samePictures === 0) return [];
  const shown = pairs.slice(0, MAX_PICTURES).map((pair) => {
    const { brand, screen, state, device, mode, changed } = pair;
    return `| ${brand} | /${screen} | ${state} | ${texts.devices[device]}, ${texts.modes[mode]} | ${(changed * 100).toFixed(2)} % |`;
  });
  const more = pairs.length - shown.length;
  return [
    `### ${texts.pictures}`,
    texts.lookDifferent(pairs.length, pairs.length + samePictures),
    ...(shown.length > 0
      ? [[texts.tableHead, '| --- | --- | --- | --- | --- |', ...shown].join('\n')]
      : []),
    ...(more > 0 ? [texts.andMore(more)] : []),
  ];
}

function line({ kind, file, where, title, before, after }: Entry, texts: DiffTexts): string {
  const values = [
    before === undefined ? '' : `~~${escaped(before) || texts.empty}~~`,
    after === undefined ? '' : `**${escaped(after) || texts.empty}**`,
  ].filter(Boolean);
  const sentence = escaped(title) + (values.length > 0 ? `: ${values.join(' → ')}` : '');
  const parts = [
    kind && `**${kind}**:`,
    file && `\`${file}\``,
    sentence,
    where.length > 0 && `<sub>${where.join('; ')}</sub>`,
  ];
  return parts.filter(Boolean).join(' ');
}

const diagram = (mermaid: string) => `\`\`\`mermaid\n${mermaid}\n\`\`\``;

/** Escapes the characters that Markdown or HTML would interpret. */
const escaped = (text: string) =>
  text.replace(/[\\`*_[\]<>#|~@]/g, (sign) => `\\${sign}`).replace(/\s+/g, ' ');
