import { inWordsOf } from '../../../checker/language/say-finding.ts';
import { say } from '../../../checker/language/sentence.ts';
import type { Language } from '../../../checker/language/translate.ts';
import { counted, sayIn, type Say } from '../../say.ts';
import {
  SUBJECTS,
  brandsOf,
  type Change,
  type ChangeDescription,
  type Subject,
} from '../change.ts';
import type { DiffReport } from '../diff-report.ts';

/** One line of a report: a sentence with its old and new value, and where it comes from. */
export interface Entry extends ChangeDescription {
  /** The word that the line begins with. */
  kind?: string;
  /** The file that the line is about. */
  file?: string;
  /** Places and brands. */
  where?: string[];
}

export interface Section {
  language: Language;
  title: string;
  entries: Entry[];
}

/** The sentences of a report: errors, what breaks, the changes by subject and screen, then shared files. */
export function sectionsOf(report: DiffReport): Section[] {
  const { breaks, shared, errors, language } = report;
  const t = sayIn(language);
  const section = (id: 'errors' | 'breaks' | 'shared', entries: Entry[]): Section => ({
    language,
    title: t(`diff.heading.${id}`),
    entries,
  });
  const sections = [
    section(
      'errors',
      errors.map(({ file, line, message }) => ({ file: `${file}:${line}`, title: message })),
    ),
    section(
      'breaks',
      breaks.map(({ kind, sentence, brands }) => {
        return { kind: t(`diff.kind.${kind}`), title: sentence, where: [brandsOf(brands, t)] };
      }),
    ),
    ...SUBJECTS.flatMap((subject) => sectionsOfSubject(report, subject)),
    section(
      'shared',
      shared.map(({ file, brands }) => {
        return { file, title: t('diff.reaches', { brands: brandsOf(brands, t) }) };
      }),
    ),
  ];
  return sections.filter(({ entries }) => entries.length > 0);
}

export const notesOf = ({ notes, language }: DiffReport): Section => ({
  language,
  title: sayIn(language)('diff.heading.notes'),
  entries: notes.map((title) => ({ title })),
});

/** The sections of a subject: a screen with changes of its own has one for itself. */
function sectionsOfSubject({ changes, language }: DiffReport, subject: Subject): Section[] {
  const t = sayIn(language);
  const own = changes.filter((change) => change.subject === subject);
  const screens = [...new Set(own.map(screenOf))].sort();
  return screens.map((screen) => ({
    language,
    title: t(`diff.heading.${subject}`) + (screen && `: /${screen}`),
    entries: equalChanges(
      own.filter((change) => screenOf(change) === screen),
      t,
    ),
  }));
}

/** The one screen that a change is about; '' for a change of several screens, or of none. */
function screenOf({ document, screens }: Change): string {
  const [folder, ...screen] = document.split('/');
  if (folder === 'screens') return screen.join('/');
  return screens?.length === 1 ? screens[0]! : '';
}

/** Stands for the name of a flow while changes are compared. */
const A_FLOW = '\0';

/** Changes as entries, those that read the same joined; a change of a flow may happen in several flows. */
function equalChanges(changes: DiffReport['changes'], t: Say): Entry[] {
  const found = new Map<string, { entry: Entry; flows: string[]; where: string[] }>();
  for (const { document, path, description, brands, place, isRemoved } of changes) {
    const flow = document === 'flows' ? path[1] : undefined;
    const { title: said, ...values } = description;
    const title = flow ? said.replace(t('diff.flow', { id: flow }), A_FLOW) : said;
    const pathInFlow = title.includes(A_FLOW) ? path.slice(2) : path;
    const key = JSON.stringify([document, pathInFlow, title, values]);
    const at = place ? `${place.file}:${place.line}` : '';
    const known = found.get(key) ?? { entry: { title, ...values }, flows: [], where: [] };
    if (flow && !known.flows.includes(flow)) known.flows.push(flow);
    known.where.push(
      `${isRemoved ? t('diff.was-at', { place: at }) : at} · ${brandsOf(brands, t)}`,
    );
    found.set(key, known);
  }
  return [...found.values()].map(({ entry, flows, where }) => {
    const flow = t('diff.flow', { id: flows.join("', '") });
    return { ...entry, title: entry.title.replace(A_FLOW, () => flow), where };
  });
}

/** Equal for brands to which the same changes happen; the brand's own where no change is known. */
export const groupOf = ({ changes }: Pick<DiffReport, 'changes'>, brand: string): string =>
  changes.flatMap(({ brands }, at) => (brands.includes(brand) ? [at] : [])).join() || brand;

/** The whole report in one sentence or two. */
export function headline({ language, ref, changes, breaks, errors, pictures }: DiffReport): string {
  const t = sayIn(language);
  if (changes.length === 0 && pictures.length > 0) {
    const differing = counted('picture-differs', pictures.length);
    return t('diff.look-different-since', { ref, pictures: differing });
  }
  if (changes.length === 0) return t('diff.no-change', { ref });
  const brands = new Set(changes.flatMap((change) => change.brands)).size;
  const parts = [
    say('diff.sum', {
      ref,
      changes: counted('change', changes.length),
      brands: counted('brand', brands),
    }),
    ...(breaks.length > 0 ? [counted('may-break', breaks.length)] : []),
    ...(errors.length > 0 ? [counted('error', errors.length)] : []),
  ];
  return `${parts.map((part) => inWordsOf(language, part)).join(', ')}.`;
}
