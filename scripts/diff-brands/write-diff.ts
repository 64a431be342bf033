import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkBrands, type CheckedBrands } from '../../src/checker/check-brands.ts';
import { diffReport, type DiffReport } from '../../src/workshop/diff/diff-report.ts';
import { DIFF_TEXTS } from '../../src/workshop/diff/diff-texts.ts';
import type { Language } from '../../src/checker/language/translate.ts';
import { formatHtml } from '../../src/workshop/diff/report/format-html.ts';
import { formatMarkdown } from '../../src/workshop/diff/report/format-markdown.ts';
import type { TitledSchema } from '../../src/workshop/diff/title-path.ts';
import { readBrandSources, readMetaSchemas } from '../brand-files/read-brand-sources.ts';
import { checkoutAt, programChanges, type Earlier } from './git-worktree.ts';
import { takePictures } from './pictures.ts';
import type { ReportProgress } from './progress.ts';

export interface DiffInput {
  /** Folder with `brands/` and `schemas/`, in a git repository. */
  root: string;
  /** Branch, tag or commit that the working tree is compared with. */
  ref: string;
  /** The report's folder; what is there is replaced. */
  out: string;
  /** Maximum number of screens to photograph before and after; 0 for none, Infinity for all. */
  pictures: number;
  /** The language of the report; English unless said. */
  language?: Language;
  onProgress?: ReportProgress;
}

/** The folder for the report holds something else; the message is one sentence, `pt` the same in Portuguese. */
export class OtherFolder extends Error {
  constructor(readonly folder: string) {
    super(`${folder} holds something else than a report: choose another --out DIR.`);
  }
  get pt() {
    return `${this.folder} contém outra coisa, não um relatório: escolha outra pasta com --out DIR.`;
  }
}

/**
 * Compares the working tree with the commit where it parted from a git ref, and writes what buyers will
 * see: `diff.md`, `index.html`, and `pictures/` beside them. Gives the report.
 *
 * @throws {NoSuchVersion} where git cannot give the other version.
 * @throws {OtherFolder} where `out` is neither empty nor an older report.
 */
export async function writeDiff(input: DiffInput): Promise<DiffReport> {
  const { root, ref, out } = input;
  await checkOut(out);
  const earlier = await checkoutAt(root, ref);
  try {
    await rm(out, { recursive: true, force: true });
    await mkdir(out, { recursive: true });
    const report = await compare(input, earlier);
    await writeFile(join(out, 'diff.md'), formatMarkdown(report));
    await writeFile(join(out, 'index.html'), formatHtml(report));
    return report;
  } finally {
    await earlier.remove();
  }
}

/** The output folder is replaced, so it must be empty, missing or an older report. */
async function checkOut(out: string): Promise<void> {
  const names = await readdir(out).catch((): string[] => []);
  if (names.length === 0 || names.includes('diff.md')) return;
  throw new OtherFolder(out);
}

async function compare(
  { ref, out, root, pictures, language = 'en', onProgress = () => {} }: DiffInput,
  { folder, commit }: Earlier,
): Promise<DiffReport> {
  onProgress({ phase: 'check', done: 0, total: 2 });
  const before = await checkedAt(folder);
  const after = await checkedAt(root);
  const name = commit.startsWith(ref) ? ref : `${ref} (${commit})`;
  const report = diffReport(name, before, after, await readTitles(root), language);
  const texts = DIFF_TEXTS[language];
  const program = programChanges(root, commit);
  if (program.length > 0) {
    report.notes.push(texts.programChanged(program.length));
  }
  if (report.errors.length > 0) {
    report.notes.push(texts.noPictures);
  } else if (pictures > 0 && report.changes.length > 0) {
    const folders = { before: folder, after: root };
    await takePictures({ before, after, folders, out, report, most: pictures, onProgress });
  }
  return report;
}

async function checkedAt(root: string): Promise<CheckedBrands> {
  const { metaSchemas, programTexts } = await readMetaSchemas(root);
  return checkBrands(await readBrandSources(root), metaSchemas, programTexts);
}

/** The meta-schemas, whose titles describe changes. */
async function readTitles(root: string): Promise<Map<string, TitledSchema>> {
  const folder = join(root, 'schemas/brand');
  const titles = new Map<string, TitledSchema>();
  for (const file of await readdir(folder)) {
    titles.set(
      file.replace('.schema.json', ''),
      JSON.parse(await readFile(join(folder, file), 'utf8')) as TitledSchema,
    );
  }
  return titles;
}
