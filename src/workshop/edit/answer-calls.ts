import { inWordsOf } from '../../checker/language/say-finding.ts';
import type { Language } from '../../checker/language/translate.ts';
import type { Diagnostic } from '../../contract/diagnostic.ts';
import { UserError } from '../say.ts';
import { pageFiles } from '../site/page-files.ts';
import type { Project } from '../site/project.ts';
import { siteFinding, type SiteFinding } from '../site/site.ts';
import { describePlace } from './describe-value.ts';
import { parseBrands } from './build/draft.ts';
import { createHistory } from './history.ts';
import { levelsOf, refuseUnreadable } from './levels.ts';
import { differing, planEdits, planFiles, withFiles } from './plan-edits.ts';
import type { EditAnswer, EditWish, PlanAnswer } from './protocol.ts';
import { readLibrary } from './read/library.ts';
import { readScreen } from './read/read-screen.ts';
import { takeImage } from './take-image.ts';

type Place = Record<'brand' | 'screen', string>;
type ValuePlace = { brand: string } & Parameters<typeof describePlace>[2];

/** An answer to a call of the page. @throws {UserError} for the person. */
type Answer = (body: never, language: Language) => object | Promise<object>;

/** The calls of the page by name, and the files beside it, as brands are after the last of them. */
export function answerCalls(project: Project) {
  const history = createHistory(project);
  let shown = project.show();
  let files = pageFiles(shown);
  let news: SiteFinding[] = [];
  let version = 0;
  const { programTexts } = shown;

  /** Diagnostics besides those of now. */
  const besides = (found: readonly Diagnostic[]): Diagnostic[] => {
    const known = new Set(shown.checked.diagnostics.map(findingId));
    return found.filter((one) => !known.has(findingId(one)));
  };
  /** Shows the brand files as they are now. Gives those that have changed. */
  const refresh = (): string[] => {
    const next = project.show();
    const changed = (['json', 'images'] as const).flatMap((kind) =>
      differing(shown.sources[kind], next.sources[kind]).map(({ path }) => path),
    );
    if (changed.length > 0) {
      news = besides(next.checked.diagnostics).map((one) => siteFinding(one, next.sources));
      version++;
    }
    shown = next;
    files = pageFiles(shown);
    return changed;
  };
  const answer = (paths: string[]): EditAnswer => {
    return { files: paths, version, news, changed: history.changed(), canUndo: history.canUndo() };
  };
  const written = (paths: string[]): EditAnswer => {
    refresh();
    return answer(paths);
  };

  const calls = {
    library: ({ brand }: Place, language) =>
      readLibrary(project.sources(), brand, project.schemaOf('screen'), language),
    screen({ brand, screen }: Place) {
      const sources = project.sources();
      refuseUnreadable(parseBrands(sources), brand, [`screens/${screen}`, 'texts']);
      return readScreen(sources, brand, screen);
    },
    describe: ({ brand, ...value }: ValuePlace, language) =>
      describePlace(parseBrands(project.sources()), brand, value, project.schemaOf, language),
    plan(wish: EditWish, language) {
      const sources = project.sources();
      const plan: PlanAnswer = { levels: [], findings: [] };
      for (const level of levelsOf(parseBrands(sources), wish.brand)) {
        try {
          const image = takeImage(project, sources, { ...wish, level }, language);
          const { edits, sources: now } = image;
          const planned = planEdits(now, { ...wish, level, edits }, programTexts);
          plan.levels.push({ level, felt: planned.felt, kept: planned.kept });
          if (level !== wish.level) continue;
          plan.findings = besides(project.check(withFiles(now, planned.files)));
        } catch (error) {
          // A level above the one that has it first can say nothing of it.
          if (!(error instanceof UserError)) throw error;
          plan.reason ??= inWordsOf(language, error.text);
        }
      }
      return plan;
    },
    async change(wish: EditWish, language) {
      const sources = project.sources();
      const image = takeImage(project, sources, wish, language);
      const planned = planFiles(sources, { ...wish, edits: image.edits }, programTexts);
      return written(await history.write([...image.files, ...planned]));
    },
    refresh: () => answer(refresh()),
    undo: () => written(history.undo()),
  } satisfies Readonly<Record<string, Answer>>;
  return { calls: calls as Readonly<Record<string, Answer>>, files: () => files };
}

/** Names a finding for as long as it is the same one, wherever its line moves and whichever brands show it. */
const findingId = ({ rule, file, path, line, data }: Diagnostic): string =>
  [rule, file, path ?? line, JSON.stringify({ ...data, brands: undefined })].join(' ');
