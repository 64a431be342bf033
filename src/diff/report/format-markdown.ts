import { flowMermaid } from '../../diagram/flow-mermaid.ts';
import type { DiffReport } from '../diff-report.ts';
import { equalChanges } from './equal-changes.ts';
import { HEADINGS, headline } from './report-texts.ts';
import { SUBJECTS, brandsOf, type ChangeDescription } from '../change.ts';

/** A comment on a pull request lists at most this many pictures. */
const MAX_PICTURES = 20;

/** The report as Markdown for a pull request: GitHub draws its diagrams; pictures are in the HTML beside it. */
export function formatMarkdown(report: DiffReport): string {
  const { flows, breaks, shared, errors, notes } = report;
  return [
    `## What this changes for buyers`,
    headline(report),
    ...(errors.length > 0
      ? [
          '### Errors',
          list(errors.map(({ file, line, message }) => `\`${file}:${line}\` ${escaped(message)}`)),
        ]
      : []),
    ...(breaks.length > 0
      ? [
          '### What breaks',
          list(
            breaks.map(
              ({ kind, sentence, brands }) =>
                `**${kind}**: ${escaped(sentence)} ${brandsOf(brands)}`,
            ),
          ),
        ]
      : []),
    ...SUBJECTS.flatMap((subject) => {
      const ofSubject = equalChanges(report, subject);
      if (ofSubject.length === 0) return [];
      const lines = ofSubject.map(
        ({ description, places }) => `${sentence(description)} <sub>${places.join('; ')}</sub>`,
      );
      return [`### ${HEADINGS[subject]}`, list(lines)];
    }),
    ...flows.flatMap(({ id, before, after, brands }) => [
      `### Flow '${escaped(id)}' ${brandsOf(brands)}`,
      ...(before ? ['Before', diagram(flowMermaid(before))] : ['It is new.']),
      ...(after ? ['After', diagram(flowMermaid(after))] : ['It is gone.']),
    ]),
    ...(shared.length > 0
      ? [
          '### Shared files',
          list(shared.map(({ file, brands }) => `\`${file}\` reaches ${brandsOf(brands)}`)),
        ]
      : []),
    ...pictures(report),
    ...(notes.length > 0 ? ['### Notes', list(notes.map(escaped))] : []),
    '',
  ].join('\n\n');
}

function pictures({ pictures: pairs, samePictures }: DiffReport): string[] {
  if (pairs.length === 0 && samePictures === 0) return [];
  const shown = pairs.slice(0, MAX_PICTURES).map((pair) => {
    const { brand, screen, state, device, mode, changed } = pair;
    return `| ${brand} | /${screen} | ${state} | ${device}, ${mode} | ${(changed * 100).toFixed(2)} % |`;
  });
  const more = pairs.length - shown.length;
  return [
    '### Pictures',
    `${pairs.length} of ${pairs.length + samePictures} screens look different; all of them, before and after, are in \`index.html\`.`,
    ...(shown.length > 0
      ? [
          [
            '| brand | screen | state | as seen on | area that differs |',
            '| --- | --- | --- | --- | --- |',
            ...shown,
          ].join('\n'),
        ]
      : []),
    ...(more > 0 ? [`And ${more} more.`] : []),
  ];
}

function sentence({ title, before, after }: ChangeDescription): string {
  if (before === undefined && after === undefined) return escaped(title);
  const values = [
    before === undefined ? '' : `~~${escaped(before) || '(empty)'}~~`,
    after === undefined ? '' : `**${escaped(after) || '(empty)'}**`,
  ];
  return `${escaped(title)}: ${values.filter(Boolean).join(' → ')}`;
}

const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');
const diagram = (mermaid: string) => `\`\`\`mermaid\n${mermaid}\n\`\`\``;

/** Escapes the characters that Markdown or HTML would interpret. */
const escaped = (text: string) =>
  text.replace(/[\\`*_[\]<>#|~@]/g, (sign) => `\\${sign}`).replace(/\s+/g, ' ');
