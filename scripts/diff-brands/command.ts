import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkBrands, type CheckedBrands } from '../../src/diagnostics/check-brands.ts';
import { diffReport, type DiffReport } from '../../src/diff/diff-report.ts';
import { formatHtml } from '../../src/diff/format-html.ts';
import { formatMarkdown } from '../../src/diff/format-markdown.ts';
import { headline } from '../../src/diff/report-texts.ts';
import type { TitledSchema } from '../../src/diff/title-path.ts';
import { checkoutAt, NoSuchVersion, programChanges, type Earlier } from './git-worktree.ts';
import { takePictures } from './pictures.ts';
import { readBrandSources, readMetaSchemas } from '../brand-files/read-brand-sources.ts';
import type { Output } from '../validate-brands/command.ts';

const USAGE =
  'Usage: npm run diff-brands -- <git ref> [--out DIR] [--no-pictures] [--pictures N] [--root DIR]';
const MAX_PICTURES = '240';

/**
 * Says what the working tree changes for buyers since a git ref: Markdown and HTML with pictures, in a
 * folder. Gives the exit code: 0 done, 2 could not run.
 */
export async function diffBrands(args: readonly string[], output: Output): Promise<0 | 2> {
  const options = readOptions(args);
  if (!options) {
    output.stderr(USAGE);
    return 2;
  }
  let earlier: Earlier | undefined;
  try {
    await checkOut(options.out);
    earlier = await checkoutAt(options.root, options.ref);
    const report = await compare(options, earlier, output);
    const file = (name: string) => join(options.out, name);
    await writeFile(file('diff.md'), formatMarkdown(report));
    await writeFile(file('index.html'), formatHtml(report));
    output.stdout(headline(report));
    output.stdout(`For the pull request: ${file('diff.md')}\nFor the eye: ${file('index.html')}`);
    return 0;
  } catch (error) {
    if (!(error instanceof NoSuchVersion || error instanceof OtherFolder)) throw error;
    output.stderr(error.message);
    return 2;
  } finally {
    await earlier?.remove();
  }
}

class OtherFolder extends Error {}

/** The output folder is replaced, so it must be empty, missing or an older report. */
async function checkOut(out: string): Promise<void> {
  const names = await readdir(out).catch((): string[] => []);
  if (names.length === 0 || names.includes('diff.md')) return;
  throw new OtherFolder(`${out} holds something else than a report: choose another --out DIR.`);
}

interface Options {
  ref: string;
  out: string;
  root: string;
  /** Maximum number of photographed screens; 0 for none. */
  pictures: number;
}

function readOptions(args: readonly string[]): Options | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        out: { type: 'string', default: 'reports/diff' },
        root: { type: 'string', default: '.' },
        pictures: { type: 'string', default: MAX_PICTURES },
        'no-pictures': { type: 'boolean', default: false },
      },
    });
    const [ref, ...more] = positionals;
    const pictures = values['no-pictures'] ? 0 : Number(values.pictures);
    if (ref === undefined || more.length > 0 || !(pictures >= 0)) return undefined;
    return { ref, pictures, out: resolve(values.out), root: resolve(values.root) };
  } catch {
    return undefined;
  }
}

async function compare(
  { ref, out, root, pictures }: Options,
  { folder, commit }: Earlier,
  output: Output,
): Promise<DiffReport> {
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  const [before, after] = [await checkedAt(folder), await checkedAt(root)];
  const name = commit.startsWith(ref) ? ref : `${ref} (${commit})`;
  const report = diffReport(name, before, after, await readTitles(root));
  const program = programChanges(root, commit);
  if (program.length > 0) {
    report.notes.push(
      `The program changed too (${program.length} files of src, widgets and schemas/brand). Both versions of the brands are drawn by the program of today.`,
    );
  }
  if (report.errors.length > 0) {
    report.notes.push('The brand files have errors, so there are no pictures: correct them first.');
  } else if (pictures > 0 && report.changes.length > 0) {
    await takePictures({
      before,
      after,
      folders: { before: folder, after: root },
      out,
      report,
      most: pictures,
      output,
    });
  }
  return report;
}

async function checkedAt(root: string): Promise<CheckedBrands> {
  const { metaSchemas, programTexts } = await readMetaSchemas(root);
  return checkBrands(await readBrandSources(root), metaSchemas, programTexts);
}

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
