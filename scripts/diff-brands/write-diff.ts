import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { say } from '../../src/checker/language/sentence.ts';
import type { Language } from '../../src/checker/language/translate.ts';
import { diffReport, type DiffReport } from '../../src/workshop/diff/diff-report.ts';
import { formatHtml } from '../../src/workshop/diff/report/format-html.ts';
import { formatMarkdown, groupOf } from '../../src/workshop/diff/report/sentences.ts';
import { diffJobs, type Version } from '../../src/workshop/pictures/diff-jobs.ts';
import { counted, sayIn, UserError } from '../../src/workshop/say.ts';
import type { ShownBrands } from '../../src/workshop/site/project.ts';
import { gitIn, withFilesOf, type Git } from '../pictures/git.ts';
import { checkOutput } from '../command-line.ts';
import { takePairs } from '../pictures/take-pairs.ts';
import { pagesOf } from '../workshop/host.ts';
import { workshopProgram } from '../workshop/program.ts';
import { openProject } from '../workshop/open-project.ts';

export interface DiffInput {
  /** Folder with `brands/` and `schemas/`, in a git repository. */
  root: string;
  /** Branch, tag or commit that the working tree is compared with. */
  ref: string;
  /** The report's folder; what is there is replaced. */
  out: string;
  /** The folder below brands/ that the report is about; all brands unless said. */
  brand?: string;
  /** Maximum number of screens to photograph before and after; 0 for none, Infinity for all. */
  pictures: number;
  language: Language;
  onProgress(sentence: string): void;
}

/** About as many pictures as a minute takes on two cores, and as a person looks at. */
export const USUAL_PICTURES = 30;

/** A difference of so few pixels may be rendering noise. */
const FEW_PIXELS = 64;

/**
 * Compares the working tree with the commit where it parted from a git ref, so that later work of others
 * is not shown as undone, and writes `diff.md`, `index.html`, and `pictures/` beside them.
 *
 * @throws {UserError} where git cannot give the other version, or `out` holds something else.
 */
export async function writeDiff(input: DiffInput): Promise<DiffReport> {
  const { root, ref, out, brand, pictures, language, onProgress } = input;
  await checkOutput(out, 'diff.md');
  const t = sayIn(language);
  const git = gitIn(root);
  const commit = sharedCommit(git, ref);
  return withFilesOf(git, commit, ['brands', 'schemas'], async (earlier) => {
    await rm(out, { recursive: true, force: true });
    await mkdir(out, { recursive: true });
    onProgress(t('diff.reading'));
    const now = openProject(root);
    const versions = [openProject(earlier).show(), now.show()] as const;
    const name = commit.startsWith(ref) ? ref : `${ref} (${commit.slice(0, 10)})`;
    const report = diffReport({ ref: name, versions, brand, schemaOf: now.schemaOf, language });
    const program = git('diff', '--name-only', commit, '--', 'src', 'widgets', 'schemas/brand');
    if (program.length > 0)
      report.notes.push(t('diff.program-changed', { files: counted('file', program.length) }));
    if (report.errors.length > 0) report.notes.push(t('diff.no-pictures'));
    else if (pictures > 0 && report.changes.length > 0) await addPictures(input, report, versions);
    await writeFile(join(out, 'diff.md'), formatMarkdown(report));
    await writeFile(join(out, 'index.html'), formatHtml(report));
    return report;
  });
}

/** The shared ancestor of HEAD and a ref; the commit of the ref in a shallow clone without one. */
function sharedCommit(git: Git, ref: string): string {
  let named: string;
  try {
    named = git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`)[0]!;
  } catch {
    throw new UserError(say('git.unknown-ref', { ref }));
  }
  try {
    return git('merge-base', named, 'HEAD')[0]!;
  } catch {
    return named;
  }
}

/** Photographs what a change may have touched, before and after, and notes in the report what differs. */
async function addPictures(
  { out, brand, pictures: most, language, onProgress }: DiffInput,
  report: DiffReport,
  versions: readonly [ShownBrands, ShownBrands],
): Promise<void> {
  const wanted = ({ brands }: ShownBrands): Version =>
    new Map([...brands].filter(([id]) => !brand || id === brand));
  const [before, after] = versions;
  const jobs = diffJobs(wanted(before), wanted(after), (id) => groupOf(report, id));
  const program = await workshopProgram();
  const { notes, pictures, samePictures } = await takePairs({
    versions: [pagesOf(program, before), pagesOf(program, after)],
    jobs: jobs.slice(0, most),
    out,
    retakeUpTo: FEW_PIXELS,
    language,
    onProgress,
  });
  Object.assign(report, { pictures, samePictures });
  report.notes.push(...notes);
  if (jobs.length > most)
    report.notes.push(sayIn(language)('diff.some-pictures', { taken: most, all: jobs.length }));
}
