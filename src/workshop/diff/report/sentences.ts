import { inWordsOf } from '../../../checker/language/say-finding.ts';
import { say } from '../../../checker/language/sentence.ts';
import { counted, sayIn, type Say } from '../../say.ts';
import { SUBJECTS, brandsOf, type Change, type ChangeDescription } from '../change.ts';
import type { DiffReport } from '../diff-report.ts';

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

/** The sentences of a report in sections of Markdown: errors, what breaks, and the changes by subject and screen. */
export function sentencesOf({ breaks, errors, changes, language }: DiffReport): string[] {
  const t = sayIn(language);
  const ofErrors = errors.map(
    ({ file, line, message }) => `\`${file}:${line}\` ${escaped(message)}`,
  );
  const ofBreaks = breaks.map(({ kind, sentence, brands }) => {
    return `**${t(`diff.kind.${kind}`)}**: ${escaped(sentence)} ${small(brandsOf(brands, t))}`;
  });
  // A screen with changes of its own has a section for itself.
  const ofChanges = SUBJECTS.flatMap((subject) => {
    const own = changes.filter((change) => change.subject === subject);
    return [...new Set(own.map(screenOf))].sort().map((screen) => {
      const title = t(`diff.heading.${subject}`) + (screen && `: /${screen}`);
      const ofScreen = own.filter((change) => screenOf(change) === screen);
      return section(title, linesOf(ofScreen, t));
    });
  });
  const all = [
    section(t('diff.heading.errors'), ofErrors),
    section(t('diff.heading.breaks'), ofBreaks),
    ...ofChanges,
  ];
  return all.filter(Boolean);
}

export const notesOf = ({ notes, language }: DiffReport): string =>
  section(sayIn(language)('diff.heading.notes'), notes.map(escaped));

const section = (title: string, lines: readonly string[]): string =>
  lines.length > 0 ? `### ${title}\n\n${lines.map((line) => `- ${line}`).join('\n')}` : '';

const small = (text: string): string => `<sub>${text}</sub>`;

/** The one screen that a change is about; '' for a change of several screens, or of none. */
function screenOf({ document, screens }: Change): string {
  const [folder, ...screen] = document.split('/');
  if (folder === 'screens') return screen.join('/');
  return screens?.length === 1 ? screens[0]! : '';
}

/** Stands for the name of a flow while changes are compared. */
const A_FLOW = '\0';

/** A line for each change, those that read the same joined; a change of a flow may happen in several flows. */
function linesOf(changes: DiffReport['changes'], t: Say): string[] {
  const found = new Map<string, { said: ChangeDescription; flows: Set<string>; where: string[] }>();
  for (const { document, path, description, brands, place, before, after } of changes) {
    const flow = document === 'flows' ? path[1] : undefined;
    const { title } = description;
    const said = {
      ...description,
      title: flow ? title.replace(t('diff.flow', { id: flow }), A_FLOW) : title,
    };
    const key = JSON.stringify([document, said.title === title ? path : path.slice(2), said]);
    const known = found.get(key) ?? { said, flows: new Set(), where: [] };
    if (flow) known.flows.add(flow);
    const at = place ? `${place.file}:${place.line}` : '';
    const isGone = before !== undefined && after === undefined;
    known.where.push(`${isGone ? t('diff.was-at', { place: at }) : at} · ${brandsOf(brands, t)}`);
    found.set(key, known);
  }
  return [...found.values()].map(({ said, flows, where }) => {
    const flow = t('diff.flow', { id: [...flows].join("', '") });
    return `${lineOf({ ...said, title: said.title.replace(A_FLOW, () => flow) }, t)} ${small(where.join('; '))}`;
  });
}

function lineOf({ title, before, after }: ChangeDescription, t: Say): string {
  const shown = (value: string) => escaped(value) || t('diff.empty');
  const values = [
    ...(before === undefined ? [] : [`~~${shown(before)}~~`]),
    ...(after === undefined ? [] : [`**${shown(after)}**`]),
  ];
  return escaped(title) + (values.length > 0 ? `: ${values.join(' → ')}` : '');
}

const escaped = (text: string) =>
  text.replace(/[\\`*_[\]<>#|~@]/g, (sign) => `\\${sign}`).replace(/\s+/g, ' ');

/** Equal for brands to which the same changes happen; the brand's own where no change is known. */
export const groupOf = ({ changes }: Pick<DiffReport, 'changes'>, brand: string): string =>
  changes.flatMap(({ brands }, at) => (brands.includes(brand) ? [at] : [])).join() || brand;

export function headline({ language, ref, changes, breaks, errors, pictures }: DiffReport): string {
  const t = sayIn(language);
  if (changes.length === 0 && pictures.length > 0) {
    const differing = counted('picture-differs', pictures.length);
    return t('diff.look-different-since', { ref, pictures: differing });
  }
  if (changes.length === 0) return t('diff.no-change', { ref });
  const brands = counted('brand', new Set(changes.flatMap((change) => change.brands)).size);
  const parts = [
    say('diff.sum', { ref, changes: counted('change', changes.length), brands }),
    ...(breaks.length > 0 ? [counted('may-break', breaks.length)] : []),
    ...(errors.length > 0 ? [counted('error', errors.length)] : []),
  ];
  return `${parts.map((part) => inWordsOf(language, part)).join(', ')}.`;
}
