import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CheckedBrands } from '../../src/checker/check-brands.ts';
import { say } from '../../src/checker/language/sentence.ts';
import type { Language } from '../../src/checker/language/translate.ts';
import { diffReport, type DiffReport } from '../../src/workshop/diff/diff-report.ts';
import { groupOf } from '../../src/workshop/diff/report/sentences.ts';
import { formatHtml } from '../../src/workshop/diff/report/format-html.ts';
import { formatMarkdown } from '../../src/workshop/diff/report/format-markdown.ts';
import { counted, sayIn, UserError } from '../../src/workshop/say.ts';
import type { TitledSchemas } from '../../src/workshop/diff/title-path.ts';
import { gitIn, layOut, type Git } from '../pictures/git.ts';
import { checkOutput } from '../pictures/run-command.ts';
import { takePairs } from '../pictures/take-pairs.ts';
import { pagesOf } from '../workshop/host.ts';
import { workshopProgram } from '../workshop/program.ts';
import { openBrands, type ShownBrands } from '../workshop/shown-brands.ts';
import { pictureJobs, type Version } from './picture-jobs.ts';

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
const EVERY = 10;

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
  const earlier = await mkdtemp(join(tmpdir(), 'guiche-diff-'));
  try {
    await layOut(git, commit, earlier, 'brands', 'schemas');
    await rm(out, { recursive: true, force: true });
    await mkdir(out, { recursive: true });
    onProgress(t('diff.reading'));
    const [before, after] = [earlier, root].map((one) => openBrands(one).read()) as Versions;
    const name = commit.startsWith(ref) ? ref : `${ref} (${commit.slice(0, 10)})`;
    const ofBrand = ({ checked }: ShownBrands): CheckedBrands => ({
      ...checked,
      brands: checked.brands.filter(({ merged }) => !brand || merged.id === brand),
    });
    const titles = await readTitles(root);
    const report = diffReport(name, ofBrand(before), ofBrand(after), titles, language);
    const program = git('diff', '--name-only', commit, '--', 'src', 'widgets', 'schemas/brand');
    if (program.length > 0)
      report.notes.push(t('diff.program-changed', { files: counted('file', program.length) }));
    if (report.errors.length > 0) report.notes.push(t('diff.no-pictures'));
    else if (pictures > 0 && report.changes.length > 0) {
      await addPictures(input, report, [before, after]);
    }
    await writeFile(join(out, 'diff.md'), formatMarkdown(report));
    await writeFile(join(out, 'index.html'), formatHtml(report));
    return report;
  } finally {
    await rm(earlier, { recursive: true, force: true });
  }
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

/** The meta-schemas, whose titles describe changes. */
async function readTitles(root: string): Promise<TitledSchemas> {
  const folder = join(root, 'schemas/brand');
  const read = async (file: string) => JSON.parse(await readFile(join(folder, file), 'utf8'));
  const names = (await readdir(folder)).map((file) => file.replace('.schema.json', ''));
  return new Map(
    await Promise.all(
      names.map(async (name) => [name, await read(`${name}.schema.json`)] as const),
    ),
  );
}

type Versions = [before: ShownBrands, after: ShownBrands];

/** Photographs what a change may have touched, before and after, and notes in the report what differs. */
async function addPictures(
  { out, brand, pictures: most, language, onProgress }: DiffInput,
  report: DiffReport,
  versions: Versions,
): Promise<void> {
  const t = sayIn(language);
  const isOther = (id: string) => {
    const [was, is] = versions.map(({ brands }) => JSON.stringify(brands.get(id)?.brand));
    return (!brand || id === brand) && was !== is;
  };
  const [before, after] = versions.map(
    ({ brands }): Version => new Map([...brands].filter(([id]) => isOther(id))),
  ) as [Version, Version];
  const changed = new Set([...before.keys(), ...after.keys()]).size;
  onProgress(t('diff.preparing', { brands: counted('brand', changed) }));
  const all = pictureJobs(before, after, (id) => groupOf(report, id));
  const jobs = all.slice(0, most);
  const program = await workshopProgram();
  const { failures, pictures, samePictures } = await takePairs({
    versions: versions.map((shown, at) => {
      return { name: at === 0 ? 'before' : 'after', app: pagesOf(program, shown) };
    }),
    jobs,
    out,
    retakeUpTo: FEW_PIXELS,
    onProgress: (done, total) => {
      if (done % EVERY === 0 || done === total)
        onProgress(t('diff.photographing', { done, total }));
    },
  });
  Object.assign(report, { pictures, samePictures });
  report.notes.push(...failures);
  if (all.length > jobs.length)
    report.notes.push(t('diff.some-pictures', { taken: jobs.length, all: all.length }));
}
