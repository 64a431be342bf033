import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { checkBrands, type CheckedBrands } from '../../src/checker/check-brands.ts';
import type { Language } from '../../src/checker/language/translate.ts';
import { diffReport, type DiffReport } from '../../src/workshop/diff/diff-report.ts';
import { groupOf } from '../../src/workshop/diff/report/sections.ts';
import { formatHtml } from '../../src/workshop/diff/report/format-html.ts';
import { formatMarkdown } from '../../src/workshop/diff/report/format-markdown.ts';
import { counted, sayIn } from '../../src/workshop/say.ts';
import type { TitledSchema } from '../../src/workshop/diff/title-path.ts';
import { readBrandSources, readMetaSchemas } from '../brand-files/read-brand-sources.ts';
import { checkOutput } from '../pictures/command-error.ts';
import { commitNamed, gitIn, layOut, type Git } from '../pictures/git.ts';
import { takePairs } from '../pictures/take-pairs.ts';
import { writeFrames } from '../workshop/site.ts';
import { pictureJobs } from './picture-jobs.ts';

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
  /** The language of the report. */
  language: Language;
  onProgress(sentence: string): void;
}

/** About as many pictures as a minute takes on two cores, and as a person looks at. */
export const USUAL_PICTURES = 30;

/** The program that draws both versions. */
const PROGRAM = resolve(import.meta.dirname, '../..');
/** A difference of so few pixels may be rendering noise. */
const FEW_PIXELS = 64;
/** Pictures between two sentences about progress. */
const EVERY = 10;

/**
 * Compares the working tree with the commit where it parted from a git ref, so that later work of others
 * is not shown as undone, and writes what buyers will see: `diff.md`, `index.html`, and `pictures/` beside
 * them. Gives the report.
 *
 * @throws {CommandError} where git cannot give the other version, or `out` holds something else.
 */
export async function writeDiff(input: DiffInput): Promise<DiffReport> {
  const { root, ref, out } = input;
  await checkOutput(out, 'diff.md');
  const git = gitIn(root);
  const commit = sharedWith(git, commitNamed(git, ref));
  const temporary = await mkdtemp(join(tmpdir(), 'guiche-diff-'));
  try {
    await layOut(git, commit, temporary, 'brands', 'schemas');
    await rm(out, { recursive: true, force: true });
    await mkdir(out, { recursive: true });
    const report = await compare(input, git, commit, temporary);
    await writeFile(join(out, 'diff.md'), formatMarkdown(report));
    await writeFile(join(out, 'index.html'), formatHtml(report));
    return report;
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** The shared ancestor of HEAD and a commit; the commit itself in a shallow clone without one. */
function sharedWith(git: Git, named: string): string {
  try {
    return git('merge-base', named, 'HEAD')[0] ?? named;
  } catch {
    return named;
  }
}

async function compare(
  input: DiffInput,
  git: Git,
  commit: string,
  earlier: string,
): Promise<DiffReport> {
  const { ref, root, brand, pictures, language, onProgress } = input;
  const t = sayIn(language);
  onProgress(t('diff.reading'));
  const [before, after] = [earlier, root].map((one) => ofBrand(checkedAt(one), brand)) as [
    CheckedBrands,
    CheckedBrands,
  ];
  const name = commit.startsWith(ref) ? ref : `${ref} (${commit.slice(0, 10)})`;
  const report = diffReport(name, before, after, await readTitles(root), language);
  const program = git('diff', '--name-only', commit, '--', 'src', 'widgets', 'schemas/brand');
  if (program.length > 0)
    report.notes.push(t('diff.program-changed', { files: counted('file', program.length) }));
  if (report.errors.length > 0) report.notes.push(t('diff.no-pictures'));
  else if (pictures > 0 && report.changes.length > 0) {
    await addPictures(input, report, { before, after, earlier });
  }
  return report;
}

/** The checked brand files with one brand alone, where an id names one. */
const ofBrand = (checked: CheckedBrands, id: string | undefined): CheckedBrands => ({
  ...checked,
  brands: checked.brands.filter(({ merged }) => id === undefined || merged.id === id),
});

export function checkedAt(root: string): CheckedBrands {
  const { metaSchemas, programTexts } = readMetaSchemas(root);
  return checkBrands(readBrandSources(root), metaSchemas, programTexts);
}

/** The meta-schemas, whose titles describe changes. */
async function readTitles(root: string): Promise<Map<string, TitledSchema>> {
  const folder = join(root, 'schemas/brand');
  const titles = new Map<string, TitledSchema>();
  for (const file of await readdir(folder)) {
    const schema = JSON.parse(await readFile(join(folder, file), 'utf8')) as TitledSchema;
    titles.set(file.replace('.schema.json', ''), schema);
  }
  return titles;
}

interface Versions {
  before: CheckedBrands;
  after: CheckedBrands;
  /** Folder with the brand files before. */
  earlier: string;
}

/** Photographs what a change may have touched, before and after, and notes in the report what differs. */
async function addPictures(
  { root, out, pictures: most, language, onProgress }: DiffInput,
  report: DiffReport,
  { before, after, earlier }: Versions,
): Promise<void> {
  const t = sayIn(language);
  const was = compiledById(before);
  const is = compiledById(after);
  const only = [...new Set([...is.keys(), ...was.keys()])].filter(
    (id) => was.get(id) !== is.get(id),
  );
  onProgress(t('diff.preparing', { brands: counted('brand', only.length) }));
  const folders = ['before', 'after'].map((name) => join(earlier, 'frames', name));
  const draw = (brandsRoot: string, folder: string, checked: CheckedBrands) =>
    writeFrames({ root: PROGRAM, brandsRoot, out: folder, only, checked });
  // One after the other: they share the program that the first one builds.
  const brandsBefore = await draw(earlier, folders[0]!, before);
  const brandsAfter = await draw(root, folders[1]!, after);
  const all = pictureJobs(brandsBefore, brandsAfter, (brand) => groupOf(report, brand));
  const jobs = all.slice(0, most);
  const { failures, pictures, samePictures } = await takePairs({
    versions: [
      { name: 'before', folder: folders[0]! },
      { name: 'after', folder: folders[1]! },
    ],
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

/** Compiled files of brands, by folder. */
const compiledById = ({ brands }: CheckedBrands): Map<string, string> =>
  new Map(brands.map(({ compiled }) => [compiled.id, JSON.stringify(compiled)]));
