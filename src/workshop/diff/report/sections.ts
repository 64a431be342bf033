import {
  SUBJECTS,
  brandsOf,
  type Change,
  type ChangeDescription,
  type Subject,
} from '../change.ts';
import type { DiffReport } from '../diff-report.ts';
import { DIFF_TEXTS, type DiffTexts } from '../diff-texts.ts';

/** One line of a report: a sentence with its old and new value, and where it comes from. */
export interface Entry extends ChangeDescription {
  /** The word that the line begins with. */
  kind?: string;
  /** The file that the line is about. */
  file?: string;
  /** Places and brands. */
  where: string[];
}

export interface Section {
  id: string;
  title: string;
  entries: Entry[];
}

/** The sentences of a report: errors, what breaks, the changes by subject and screen, then shared files. */
export function sectionsOf(report: DiffReport): Section[] {
  const { breaks, shared, errors, language } = report;
  const texts = DIFF_TEXTS[language];
  const sections: Section[] = [
    {
      id: 'errors',
      title: texts.errors,
      entries: errors.map(({ file, line, message }) => {
        return { file: `${file}:${line}`, title: message, where: [] };
      }),
    },
    {
      id: 'breaks',
      title: texts.breaks,
      entries: breaks.map(({ kind, sentence, brands }) => {
        return { kind: texts.kinds[kind], title: sentence, where: [brandsOf(brands, texts)] };
      }),
    },
    ...SUBJECTS.flatMap((subject) => sectionsOfSubject(report, subject)),
    {
      id: 'shared',
      title: texts.shared,
      entries: shared.map(({ file, brands }) => {
        return { file, title: `${texts.reaches} ${brandsOf(brands, texts)}`, where: [] };
      }),
    },
  ];
  return sections.filter(({ entries }) => entries.length > 0);
}

export const notesOf = ({ notes, language }: DiffReport): Section => ({
  id: 'notes',
  title: DIFF_TEXTS[language].notes,
  entries: notes.map((title) => ({ title, where: [] })),
});

/** The sections of a subject: a screen with changes of its own has one for itself. */
function sectionsOfSubject({ changes, language }: DiffReport, subject: Subject): Section[] {
  const texts = DIFF_TEXTS[language];
  const own = changes.filter((change) => change.subject === subject);
  const screens = [...new Set(own.map(screenOf))].sort();
  return screens.map((screen) => {
    const ofScreen = own.filter((change) => screenOf(change) === screen);
    return {
      id: screen === '' ? subject : `${subject}-${screen}`,
      title: texts.headings[subject] + (screen && `: /${screen}`),
      entries: equalChanges(ofScreen, texts),
    };
  });
}

/** The one screen that a change is about; '' for a change of several screens, or of none. */
function screenOf({ document, screens }: Change): string {
  const [folder, ...screen] = document.split('/');
  if (folder === 'screens') return screen.join('/');
  return screens?.length === 1 ? screens[0]! : '';
}

type Described = DiffReport['changes'][number];

/** Stands for the name of a flow while changes are compared. */
const A_FLOW = '\0';

/** Changes as entries, those that read the same joined; a change of a flow may happen in several flows. */
function equalChanges(changes: readonly Described[], texts: DiffTexts): Entry[] {
  const found = new Map<string, { entry: Entry; flows: Set<string> }>();
  for (const { document, path, description, brands, place, isRemoved } of changes) {
    const [, flow = ''] = document === 'flows' ? path : [];
    const title = flow ? description.title.replace(texts.flow(flow), A_FLOW) : description.title;
    const { before, after } = description;
    const pathInFlow = title.includes(A_FLOW) ? path.slice(2) : path;
    const key = JSON.stringify([document, pathInFlow, title, before, after]);
    const at = place ? `${place.file}:${place.line}` : '';
    const where = `${isRemoved ? texts.wasAt(at) : at} · ${brandsOf(brands, texts)}`;
    const known = found.get(key) ?? {
      entry: { ...description, title, where: [] },
      flows: new Set(),
    };
    known.flows.add(flow);
    known.entry.where.push(where);
    found.set(key, known);
  }
  return [...found.values()].map(({ entry, flows }) => ({
    ...entry,
    title: entry.title.replace(A_FLOW, () => texts.flow([...flows].join("', '"))),
  }));
}

/** Equal for brands to which the same changes happen; the brand's own where no change is known. */
export const groupOf = ({ changes }: Pick<DiffReport, 'changes'>, brand: string): string =>
  changes.flatMap(({ brands }, at) => (brands.includes(brand) ? [at] : [])).join() || brand;

/** The whole report in one sentence or two. */
export function headline({ language, ref, changes, breaks, errors, pictures }: DiffReport): string {
  const texts = DIFF_TEXTS[language];
  if (changes.length === 0 && pictures.length > 0) {
    return texts.lookDifferentSince(ref, pictures.length);
  }
  if (changes.length === 0) return texts.noChange(ref);
  const brands = new Set(changes.flatMap((change) => change.brands)).size;
  const sum = texts.sum(ref, changes.length, brands);
  const broken = breaks.length > 0 ? texts.mayBreak(breaks.length) : '';
  const wrong = errors.length > 0 ? texts.errorCount(errors.length) : '';
  return `${sum}${broken}${wrong}.`;
}
