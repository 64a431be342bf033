import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type Browser } from 'playwright';
import type { CheckedBrands } from '../../src/diagnostics/check-brands.ts';
import type { DiffReport, PicturePair } from '../../src/diff/diff-report.ts';
import { groupOf } from '../../src/diff/report/picture-subjects.ts';
import { chromiumPaths } from '../browsers/chromium.mjs';
import { writeFrames } from '../preview-brands/preview-site.ts';
import { serveFolder } from '../preview-brands/serve-folder.ts';
import { Photographer } from './photographer.ts';
import { pictureJobs, type PictureJob } from './picture-jobs.ts';
import type { ReportProgress } from './progress.ts';
import { steadyShots } from './steady-shots.ts';

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
  /** Ends the work; what was photographed until then is dropped. */
  signal?: AbortSignal;
}

const VERSIONS = ['before', 'after'] as const;
type VersionName = (typeof VERSIONS)[number];

/** The program that draws both versions. */
const PROGRAM = resolve(import.meta.dirname, '../..');
/** Screens under way at once, each in two versions: a page waits about as long as it works. */
const LANES = 2;

/**
 * Photographs what a change may have touched, before and after, and notes in the report what differs.
 *
 * @throws the signal's reason once it is aborted.
 */
export async function takePictures(input: PictureInput): Promise<void> {
  const { folders, report, out, most, onProgress, signal } = input;
  const temporary = await mkdtemp(join(tmpdir(), 'guiche-pictures-'));
  const executablePath = chromiumPaths(process.env).find((path) => existsSync(path));
  const launched = chromium.launch({ executablePath });
  const close = () => void launched.then((browser) => browser.close()).catch(() => {});
  signal?.addEventListener('abort', close);
  const servers: { close(): void }[] = [];
  try {
    const only = touchedBrands(input);
    onProgress({ phase: 'build', done: 0, total: only.length });
    const versions = [];
    // One after the other: they share the program that the first one builds.
    for (const name of VERSIONS) {
      signal?.throwIfAborted();
      const site = join(temporary, name);
      const brandsRoot = folders[name];
      const checked = input[name];
      const brands = await writeFrames({ root: PROGRAM, brandsRoot, out: site, only, checked });
      const { server, port } = await serveFolder(site, 0);
      servers.push(server);
      versions.push({ name, brands, origin: `http://localhost:${port}` });
    }
    const [before, after] = versions;
    const all = pictureJobs(before!.brands, after!.brands, (brand) => groupOf(report, brand));
    const jobs = all.slice(0, most);
    await mkdir(join(out, 'pictures'));
    const origins = versions.map(({ origin }) => origin);
    const photographer = new Photographer(await launched);
    const pairs = await photographed(photographer, jobs, { ...input, origins });
    report.pictures.push(...pairs.filter(({ changed }) => changed > 0));
    report.samePictures += pairs.filter(({ changed }) => changed === 0).length;
    report.notes.push(...photographer.failures());
    if (all.length > jobs.length) {
      report.notes.push(
        `${jobs.length} of ${all.length} pictures that may differ were taken, those of screens that the change itself touches first. --pictures ${all.length} takes them all.`,
      );
    }
  } catch (error) {
    // A browser that was closed under way fails with words of its own.
    signal?.throwIfAborted();
    throw error;
  } finally {
    signal?.removeEventListener('abort', close);
    await launched.then((browser: Browser) => browser.close()).catch(() => {});
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

interface Photos extends PictureInput {
  /** Of the version before, and of the one after. */
  origins: readonly string[];
}

/** Takes the pictures of some screens, several at once; in the order of the jobs. */
async function photographed(
  photographer: Photographer,
  jobs: readonly PictureJob[],
  input: Photos,
): Promise<PicturePair[]> {
  const { onProgress, signal } = input;
  const pairs: (PicturePair | undefined)[] = [];
  let [next, done] = [0, 0];
  const lane = async (_: unknown, index: number) => {
    while (next < jobs.length) {
      signal?.throwIfAborted();
      const at = next++;
      pairs[at] = await photographPair(photographer, jobs[at]!, { ...input, at, lane: index });
      onProgress({ phase: 'pictures', done: ++done, total: jobs.length });
    }
  };
  onProgress({ phase: 'pictures', done, total: jobs.length });
  await Promise.all(Array.from({ length: LANES }, lane));
  return pairs.filter((pair) => pair !== undefined);
}

/** Both pictures of one screen, written where they differ; undefined where one of them cannot be taken. */
async function photographPair(
  photographer: Photographer,
  { isIn, ...job }: PictureJob,
  { origins, out, at, lane }: Photos & { at: number; lane: number },
): Promise<PicturePair | undefined> {
  const take = async (version: VersionName, index: number) =>
    isIn[index] ? photographer.take(origins[index]!, version, lane, { ...job, isIn }) : undefined;
  const shots = await steadyShots(() => Promise.all(VERSIONS.map(take)));
  if (VERSIONS.some((_, index) => isIn[index] && !shots.pictures[index])) return undefined;
  const [before, after] = shots.pictures;
  const { changed, difference, top } = shots;
  const pair: PicturePair = { ...job, changed, top };
  if (changed === 0) return pair;
  for (const [name, picture] of Object.entries({ before, after, difference })) {
    if (!picture) continue;
    const path = `pictures/${at + 1}-${name}.png`;
    await writeFile(join(out, path), picture);
    pair[name as VersionName] = path;
  }
  return pair;
}
