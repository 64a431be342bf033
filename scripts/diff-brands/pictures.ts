import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { CheckedBrands } from '../../src/checker/check-brands.ts';
import type { DiffReport, PicturePair } from '../../src/workshop/diff/diff-report.ts';
import { groupOf } from '../../src/workshop/diff/report/equal-changes.ts';
import { writeFrames } from '../workshop/site.ts';
import { serveFolder } from '../workshop/serve-folder.ts';
import { photographPairs } from './photograph-pairs.ts';
import { pictureJobs } from './picture-jobs.ts';
import type { ReportProgress } from './progress.ts';

interface PictureInput {
  before: CheckedBrands;
  after: CheckedBrands;
  /** Folders with the brand files of both versions. */
  folders: { before: string; after: string };
  /** The report's folder. */
  out: string;
  report: DiffReport;
  /** Maximum number of photographed screens. */
  most: number;
  onProgress: ReportProgress;
}

/** The program that draws both versions. */
const PROGRAM = resolve(import.meta.dirname, '../..');

/** Photographs what a change may have touched, before and after, and notes in the report what differs. */
export async function takePictures(input: PictureInput): Promise<void> {
  const { folders, report, out, most, onProgress } = input;
  const temporary = await mkdtemp(join(tmpdir(), 'guiche-pictures-'));
  const servers: { close(): void }[] = [];
  try {
    const only = touchedBrands(input);
    onProgress({ phase: 'build', done: 0, total: only.length });
    const build = async (name: 'before' | 'after') => {
      const site = join(temporary, name);
      const brandsRoot = folders[name];
      const checked = input[name];
      const brands = await writeFrames({ root: PROGRAM, brandsRoot, out: site, only, checked });
      const { server, port } = await serveFolder(site, 0);
      servers.push(server);
      return { name, brands, origin: `http://localhost:${port}` };
    };
    // One after the other: they share the program that the first one builds.
    const before = await build('before');
    const after = await build('after');
    const all = pictureJobs(before.brands, after.brands, (brand) => groupOf(report, brand));
    const jobs = all.slice(0, most);
    const { pairs, failures } = await photographPairs({
      versions: [before, after],
      jobs,
      out,
      onProgress: (done, total) => onProgress({ phase: 'pictures', done, total }),
    });
    const isWhole = ({ changed, before: was, after: is }: PicturePair, at: number) => {
      const [hadIt, hasIt] = jobs[at]!.isIn;
      return changed === 0 || (hadIt === (was !== undefined) && hasIt === (is !== undefined));
    };
    const whole = pairs.filter(isWhole);
    report.pictures.push(...whole.filter(({ changed }) => changed > 0));
    report.samePictures += whole.filter(({ changed }) => changed === 0).length;
    report.notes.push(...failures);
    if (all.length > jobs.length) {
      report.notes.push(
        `${jobs.length} of ${all.length} pictures that may differ were taken, those of screens that the change itself touches first. --pictures ${all.length} takes them all.`,
      );
    }
  } finally {
    servers.forEach((server) => server.close());
    await rm(temporary, { recursive: true, force: true });
  }
}

/** Folders of the brands whose compiled files differ. */
function touchedBrands({ before, after }: PictureInput): string[] {
  const [was, is] = [before, after].map(
    ({ brands }) =>
      new Map(brands.map(({ merged, compiled }) => [merged.id, JSON.stringify(compiled)])),
  ) as [Map<string, string>, Map<string, string>];
  return [...new Set([...is.keys(), ...was.keys()])].filter((id) => was.get(id) !== is.get(id));
}
