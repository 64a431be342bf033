import type { ParsedSources } from '../../brand/parse/brand-files.ts';
import { SVG_NAMESPACE } from '../../brand/parse/drawing.ts';
import { beginningOf, type Place } from '../../brand/parse/node.ts';
import type { Picture } from '../../brand/parse/picture.ts';
import { sourcesRule, type Report, type Rule } from '../rule.ts';

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
  imageRule('image-kind', checkKind, () => true),
  imageRule('image-script', checkScript),
  imageRule('image-size', checkSize),
];
