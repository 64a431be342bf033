import { FILE_NAMES, meantFile, missingFile } from '../../brand/parse/brand-files.ts';
import type { ParsedSources } from '../../brand/parse/brand-files.ts';
import { SVG_NAMESPACE } from '../../brand/parse/drawing.ts';
import { nearestName } from '../../brand/parse/nearest-name.ts';
import { beginningOf, nodeAt, textAt } from '../../brand/parse/node.ts';
import { TEMPLATE_IDS } from '../../flow/templates.ts';
import { say, type Sentence } from '../language/sentence.ts';
import { plainName } from '../names.ts';
import { fileRule, sourcesRule, type Report, type Rule } from '../rule.ts';

const FOLDER_NAME = /^(families\/)?[a-z0-9]+(-[a-z0-9]+)*$/;

function suggestionFor(path: string, { folders }: ParsedSources): Sentence {
  const [, folder = '', file = ''] = /^(.*)\/([^/]+)$/.exec(path)!;
  const isAbove = folder === 'brands' || folder === 'brands/families';
  // A screen may stand beside the folder of screens.
  const isScreen = TEMPLATE_IDS.some((id) => `${id}.json` === file);
  const ofFolder = isScreen ? `screens/${file}` : meantFile(file);
  const near = isAbove ? nearestName(file, ['registry.json']) : ofFolder;
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

/** The images that could be looked into; `said` is the kind that the ending of a name stands for. */
const imagesOf = ({ folders, pictures }: ParsedSources) =>
  [...folders.values()].flatMap(({ images }) =>
    [...images].flatMap(([name, path]) => {
      const [, ending = ''] = /\.(\w+)$/.exec(name) ?? [];
      const picture = pictures?.get(path);
      const said = ending === 'jpg' ? 'jpeg' : ending;
      return picture ? [{ at: beginningOf(path), ending, said, picture }] : [];
    }),
  );

type Image = ReturnType<typeof imagesOf>[number];

const imageRule = (id: string, check: (image: Image, report: Report) => void): Rule =>
  sourcesRule(id, 'error', ({ sources, report }) => {
    for (const image of imagesOf(sources)) check(image, report);
  });

/** Whether an image is what its name says; the rules of its content judge no other. */
const isRight = ({ picture, said }: Image) => picture.bytes > 0 && picture.kind === said;

export const rules: readonly Rule[] = [
  sourcesRule('folder-name', 'error', ({ sources, report }) => {
    for (const name of sources.folders.keys()) {
      if (FOLDER_NAME.test(name)) continue;
      const right = name.split('/').map(plainName).join('/');
      const at = beginningOf(`brands/${name}/brand.json`);
      report(at, 'folder-name.folder-name-lower', { name, right });
    }
  }),
  sourcesRule('unknown-file', 'error', ({ sources, report }) => {
    for (const path of sources.strays) {
      const isNeeded = path.endsWith('.json') || missingFile(sources, path);
      const severity = isNeeded ? 'error' : 'warning';
      const suggestion = suggestionFor(path, sources);
      report(beginningOf(path), 'unknown-file.nothing-reads-file', {}, { severity, suggestion });
    }
  }),
  fileRule('schema-path', 'warning', ({ root, schema, report }) => {
    const up = '../'.repeat(root.at.file.split('/').length - 1);
    const right = `schemas/brand/${schema}.schema.json`;
    const written = textAt(root, '$schema') ?? '';
    const base = `file:///${root.at.file}`;
    if (URL.canParse(written, base) && new URL(written, base).pathname === `/${right}`) return;
    report((nodeAt(root, ['$schema']) ?? root).at, 'schema-path.editor-can-help', { up, right });
  }),
  imageRule('image-kind', ({ at, ending, said, picture }, report) => {
    const { kind, bytes, flaw } = picture;
    const data = { ending, kind, kind2: kind?.toUpperCase(), said: said.toUpperCase() };
    if (bytes === 0) report(at, 'image-kind.file-empty');
    else if (kind === undefined) report(at, 'image-kind.file-contains-neither', data);
    else if (kind !== said) report(at, 'image-kind.file-called-but', data);
    // A browser hides the cause: the place of the logo stays empty.
    else if (flaw) report(at, `image-kind.${flaw.kind}`, { ...flaw, namespace: SVG_NAMESPACE });
  }),
  imageRule('image-script', (image, report) => {
    const { active } = image.picture;
    if (isRight(image) && active !== undefined)
      report(image.at, 'image-script.drawing-runs-loads', { active });
  }),
  imageRule('image-size', (image, report) => {
    const { at, picture } = image;
    const { bytes, width = 0, height = 0, active } = picture;
    const size = Math.round(bytes / KILOBYTE);
    if (!isRight(image) || active !== undefined) return;
    if (bytes > MAX_KILOBYTES * KILOBYTE)
      report(at, 'image-size.image-weighs-kb', { size, maxKilobytes: MAX_KILOBYTES });
    else if (Math.max(width, height) > MAX_PIXELS)
      report(at, 'image-size.image-pixels-more', { width, height, maxPixels: MAX_PIXELS });
  }),
];
