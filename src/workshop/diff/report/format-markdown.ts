import { flowMermaid } from '../flows/flow-mermaid.ts';
import type { DiffReport } from '../diff-report.ts';
import { equalChanges } from './equal-changes.ts';
import { headline } from './report-texts.ts';
import { SUBJECTS, brandsOf, type ChangeDescription } from '../change.ts';
import { DIFF_TEXTS, type DiffTexts } from '../diff-texts.ts';

/** A comment on a pull request lists at most this many pictures. */
const MAX_PICTURES = 20;

/** The report as Markdown for a pull request: GitHub draws its diagrams; pictures are in the HTML beside it. */
export function formatMarkdown(report: DiffReport): string {
  const { flows, breaks, shared, errors, notes } = report;
  const texts = DIFF_TEXTS[report.language];
  return [
    `## ${texts.title}`,
    headline(report),
    ...(errors.length > 0
      ? [
          `### ${texts.errors}`,
          list(errors.map(({ file, line, message }) => `\`${file}:${line}\` ${escaped(message)}`)),
        ]
      : []),
    ...(breaks.length > 0
      ? [
          `### ${texts.breaks}`,
          list(
            breaks.map(
              ({ kind, sentence, brands }) =>
                `**${texts.kinds[kind]}**: ${escaped(sentence)} ${brandsOf(brands, texts)}`,
            ),
          ),
        ]
      : []),
    ...SUBJECTS.flatMap((subject) => {
      const ofSubject = equalChanges(report, subject);
      if (ofSubject.length === 0) return [];
      const lines = ofSubject.map(
        ({ description, places }) =>
          `${sentence(description, texts)} <sub>${places.join('; ')}</sub>`,
      );
      return [`### ${texts.headings[subject]}`, list(lines)];
    }),
    ...flows.flatMap(({ id, before, after, brands }) => [
      `### ${texts.flow(escaped(id))} ${brandsOf(brands, texts)}`,
      ...(before
        ? [texts.before, diagram(flowMermaid(before, texts.noStep))]
        : [`${texts.itIsNew}.`]),
      ...(after
        ? [texts.after, diagram(flowMermaid(after, texts.noStep))]
        : [`${texts.itIsGone}.`]),
    ]),
    ...(shared.length > 0
      ? [
          `### ${texts.shared}`,
          list(
            shared.map(
              ({ file, brands }) => `\`${file}\` ${texts.reaches} ${brandsOf(brands, texts)}`,
            ),
          ),
        ]
      : []),
    ...pictures(report),
    ...(notes.length > 0 ? [`### ${texts.notes}`, list(notes.map(escaped))] : []),
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

function sentence({ title, before, after }: ChangeDescription, texts: DiffTexts): string {
  if (before === undefined && after === undefined) return escaped(title);
  const values = [
    before === undefined ? '' : `~~${escaped(before) || texts.empty}~~`,
    after === undefined ? '' : `**${escaped(after) || texts.empty}**`,
  ];
  return `${escaped(title)}: ${values.filter(Boolean).join(' → ')}`;
}

const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');
const diagram = (mermaid: string) => `\`\`\`mermaid\n${mermaid}\n\`\`\``;

/** Escapes the characters that Markdown or HTML would interpret. */
const escaped = (text: string) =>
  text.replace(/[\\`*_[\]<>#|~@]/g, (sign) => `\\${sign}`).replace(/\s+/g, ' ');
