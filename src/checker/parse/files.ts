import {
  FILE_NAMES,
  meantFile,
  missingFile,
  type ParsedSources,
} from '../../brand/parse/brand-files.ts';
import { SVG_NAMESPACE } from '../../brand/parse/drawing.ts';
import { nearestName } from '../../brand/parse/nearest-name.ts';
import { beginningOf, nodeAt, textAt, type Place } from '../../brand/parse/node.ts';
import type { Picture } from '../../brand/parse/picture.ts';
import { plainName } from '../names.ts';
import { TEMPLATE_IDS } from '../../flow/templates.ts';
import { say, type Sentence } from '../language/sentence.ts';
import { fileRule, sourcesRule, type Report, type Rule } from '../rule.ts';

const FOLDER_NAME = /^(families\/)?[a-z0-9]+(-[a-z0-9]+)*$/;

const fileNames: readonly Rule[] = [
  // The name of a folder is lower case, with dashes.
  sourcesRule('folder-name', 'error', ({ sources, report }) => {
    for (const name of sources.folders.keys()) {
      if (FOLDER_NAME.test(name)) continue;
      const right = name.split('/').map(plainName).join('/');
      const at = beginningOf(`brands/${name}/brand.json`);
      report(at, 'folder-name.folder-name-lower', { name, right });
    }
  }),
  // Every file has a name and a place that something reads.
  sourcesRule('unknown-file', 'error', ({ sources, report }) => {
    for (const path of sources.strays) {
      const isNeeded = path.endsWith('.json') || missingFile(sources, path);
      const severity = isNeeded ? 'error' : 'warning';
      const suggestion = suggestionFor(path, sources);
      const at = beginningOf(path);
      report(at, 'unknown-file.nothing-reads-file', {}, { severity, suggestion });
    }
  }),
  // Every file tells editors by which schema they may complete and explain it.
  fileRule('schema-path', 'warning', ({ root, schema, report }) => {
    const up = '../'.repeat(root.at.file.split('/').length - 1);
    const right = `schemas/brand/${schema}.schema.json`;
    const written = textAt(root, '$schema') ?? '';
    const base = `file:///${root.at.file}`;
    if (URL.canParse(written, base) && new URL(written, base).pathname === `/${right}`) return;
    const { at } = nodeAt(root, ['$schema']) ?? root;
    report(at, 'schema-path.editor-can-help', { up, right });
  }),
];

const templates: readonly string[] = TEMPLATE_IDS;
const ROOT_FILES = ['registry.json'];

/** A screen that stands beside the folder of screens. */
const screenFile = (file: string) =>
  templates.includes(file.replace(/\.json$/, '')) ? `screens/${file}` : undefined;

function suggestionFor(path: string, { folders }: ParsedSources): Sentence {
  const [, folder = '', file = ''] = /^(.*)\/([^/]+)$/.exec(path)!;
  const isAbove = folder === 'brands' || folder === 'brands/families';
  const near = isAbove ? nearestName(file, ROOT_FILES) : (screenFile(file) ?? meantFile(file));
  if (near !== undefined && folders.get(folder.replace(/^brands\//, ''))?.files.has(near))
    return say('unknown-file.json-there-already', { near });
  if (near !== undefined) return say('did-you-mean', { name: near.replace(/(\.json)?$/, '.json') });
  if (isAbove) return say('unknown-file.here-stand-registry');
  const names = FILE_NAMES.map((name) => `${name}.json`);
  return say('unknown-file.brand-folder-holds', { names });
}

const KILOBYTE = 1024;
/** A page with everything in it weighs about as much. */
const MAX_KILOBYTES = 200;
const MAX_PIXELS = 2000;

/** An image of a brand folder that could be looked into. */
interface Image {
  at: Place;
  ending: string;
  /** The kind that the ending stands for. */
  said: string;
  picture: Picture;
}

const imagesOf = ({ folders, pictures }: ParsedSources): Image[] =>
  [...folders.values()].flatMap(({ images }) =>
    [...images].flatMap(([name, path]) => {
      const [, ending = ''] = /\.(\w+)$/.exec(name) ?? [];
      const picture = pictures?.get(path);
      const said = ending === 'jpg' ? 'jpeg' : ending;
      return picture ? [{ at: beginningOf(path), ending, said, picture }] : [];
    }),
  );

/** A rule of images, or of those alone that are what their names say. */
const imageRule = (
  id: string,
  check: (image: Image, report: Report) => void,
  isChecked = ({ picture, said }: Image) => picture.bytes > 0 && picture.kind === said,
): Rule =>
  sourcesRule(id, 'error', ({ sources, report }) => {
    for (const image of imagesOf(sources).filter(isChecked)) check(image, report);
  });

/** An image is what the ending of its name says. */
function checkKind({ at, ending, said, picture }: Image, report: Report): void {
  const { kind, bytes, flaw } = picture;
  const data = { ending, kind, kind2: kind?.toUpperCase(), said: said.toUpperCase() };
  if (bytes === 0) report(at, 'image-kind.file-empty');
  else if (kind === undefined) report(at, 'image-kind.file-contains-neither', data);
  else if (kind !== said) report(at, 'image-kind.file-called-but', data);
  // A browser hides the cause: the place of the logo stays empty.
  else if (flaw) report(at, `image-kind.${flaw.kind}`, { ...flaw, namespace: SVG_NAMESPACE });
}

/** A drawing runs nothing and loads nothing. */
function checkScript({ at, picture: { active } }: Image, report: Report): void {
  if (active !== undefined) report(at, 'image-script.drawing-runs-loads', { active });
}

/** An image is no larger than a screen shows, and quickly loaded. */
function checkSize({ at, picture }: Image, report: Report): void {
  const { bytes, width = 0, height = 0, active } = picture;
  const size = Math.round(bytes / KILOBYTE);
  if (active !== undefined) return;
  if (bytes > MAX_KILOBYTES * KILOBYTE)
    report(at, 'image-size.image-weighs-kb', { size, maxKilobytes: MAX_KILOBYTES });
  else if (Math.max(width, height) > MAX_PIXELS)
    report(at, 'image-size.image-pixels-more', { width, height, maxPixels: MAX_PIXELS });
}

export const rules: readonly Rule[] = [
  ...fileNames,
  imageRule('image-kind', checkKind, () => true),
  imageRule('image-script', checkScript),
  imageRule('image-size', checkSize),
];
