import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';
import type { CheckedBrands } from '../../src/diagnostics/check-brands.ts';
import type { DiffReport } from '../../src/diff/diff-report.ts';
import type { PicturePair } from '../../src/diff/diff-report.ts';
import { chromiumPaths } from '../browsers/chromium.mjs';
import { buildPreview } from '../preview-brands/preview-site.ts';
import { serveFolder } from '../preview-brands/serve-folder.ts';
import type { Output } from '../validate-brands/command.ts';
import { Photographer } from './photographer.ts';
import { steadyShots } from './steady-shots.ts';
import { mayDiffer, pictureJobs, type PictureJob, type Scene } from './picture-jobs.ts';

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
  output: Output;
}

const VERSIONS = ['before', 'after'] as const;
type Version = (typeof VERSIONS)[number];

/** The program that draws both versions. */
const PROGRAM = resolve(import.meta.dirname, '../..');

/** Photographs what a change may have touched, before and after, and notes in the report what differs. */
export async function takePictures(input: PictureInput): Promise<void> {
  const { folders, report, out, most, output } = input;
  const temporary = await mkdtemp(join(tmpdir(), 'guiche-pictures-'));
  const sites = [];
  // One after the other: they share the program that the first one builds.
  for (const version of VERSIONS) {
    const folder = join(temporary, version);
    const { frames } = await buildPreview({
      root: PROGRAM,
      brandsRoot: folders[version],
      out: folder,
    });
    sites.push({ version, scenes: frames.map(nameOf), ...(await serveFolder(folder, 0)) });
  }
  const names = new Map(sites.map(({ version, scenes }) => [version, new Set(scenes)]));
  const scenes = [...new Set(sites.flatMap((site) => site.scenes))].map(sceneOf);
  const all = pictureJobs(scenes, ownBrands(report), (job) =>
    mayDiffer(compiledBrand(input.before, job), compiledBrand(input.after, job), job),
  );
  const jobs = all.slice(0, most);
  output.stderr(`Taking ${jobs.length} pictures, before and after…`);
  const executablePath = chromiumPaths(process.env).find((path) => existsSync(path));
  const browser = await chromium.launch({ executablePath });
  const origins = new Map(sites.map(({ version, port }) => [version, `http://localhost:${port}`]));
  await mkdir(join(out, 'pictures'));
  try {
    const photographer = new Photographer(browser);
    for (const pair of await photographed(photographer, jobs, { origins, names, out })) {
      if (pair.changed > 0) report.pictures.push(pair);
      else report.samePictures++;
    }
    report.notes.push(...photographer.failures());
  } finally {
    await browser.close();
    sites.forEach(({ server }) => server.close());
    await rm(temporary, { recursive: true, force: true });
  }
  if (all.length > jobs.length) {
    report.notes.push(
      `${jobs.length} of ${all.length} pictures were taken, phones in light mode first. --pictures ${all.length} takes them all.`,
    );
  }
}

interface Sources {
  origins: ReadonlyMap<Version, string>;
  names: ReadonlyMap<Version, ReadonlySet<string>>;
  out: string;
}

async function photographed(
  photographer: Photographer,
  jobs: readonly PictureJob[],
  { origins, names, out }: Sources,
): Promise<PicturePair[]> {
  const pairs: PicturePair[] = [];
  for (const [at, job] of jobs.entries()) {
    const take = (version: Version) =>
      names.get(version)!.has(nameOf(job))
        ? photographer.take(origins.get(version)!, version, job)
        : undefined;
    const shots = await steadyShots(() => Promise.all(VERSIONS.map(take)));
    const isWhole = VERSIONS.every(
      (version, index) => shots.pictures[index] || !names.get(version)!.has(nameOf(job)),
    );
    if (!isWhole) continue;
    const [before, after] = shots.pictures;
    const { changed, difference } = shots;
    const pair: PicturePair = { ...job, changed };
    if (changed > 0) {
      for (const [name, picture] of Object.entries({ before, after, difference })) {
        if (!picture) continue;
        const path = `pictures/${at + 1}-${name}.png`;
        await writeFile(join(out, path), picture);
        pair[name as Version] = path;
      }
    }
    pairs.push(pair);
  }
  return pairs;
}

const nameOf = ({ brand, screen, state }: Scene) => [brand, screen, state].join('\n');

function sceneOf(name: string): Scene {
  const [brand = '', screen = '', state = ''] = name.split('\n');
  return { brand, screen, state };
}

/** Folders of the brands of which a file of their own changed. */
const ownBrands = ({ changes }: DiffReport): Set<string> =>
  new Set(
    changes.flatMap(({ place, brands }) =>
      brands.filter((brand) => place?.file.startsWith(`brands/${brand}/`)),
    ),
  );

const compiledBrand = ({ brands }: CheckedBrands, { brand }: Scene) =>
  brands.find(({ merged }) => merged.id === brand)?.compiled;
