import type { ParsedSources } from '../../brand/parse/brand-files.ts';
import { beginningOf } from '../../brand/parse/node.ts';
import type { Finding } from '../finding.ts';
import type { Picture } from '../../brand/parse/picture.ts';

const KILOBYTE = 1024;
/** A page with everything in it weighs about as much. */
const MAX_KILOBYTES = 200;
const MAX_PIXELS = 2000;
const NAMES: Readonly<Record<string, string>> = { jpg: 'jpeg' };

/** What the image files themselves show: what they are, and how large. */
export function checkPictures({ folders, pictures }: ParsedSources): Finding[] {
  return [...folders.values()].flatMap(({ images }) =>
    [...images].flatMap(([name, path]) => {
      const fault = (rule: string, message: string, suggestion: string): Finding => ({
        ...beginningOf(path),
        rule,
        severity: 'error',
        message,
        suggestion,
      });
      const picture = pictures?.get(path);
      const found = picture ? errorOf(name, picture) : undefined;
      return found ? [fault(...found)] : [];
    }),
  );
}

type Fault = [rule: string, message: string, suggestion: string];

function errorOf(
  name: string,
  { kind, bytes, width = 0, height = 0, active }: Picture,
): Fault | undefined {
  const [, ending = ''] = /\.(\w+)$/.exec(name) ?? [];
  const said = NAMES[ending] ?? ending;
  if (bytes === 0) return ['image-kind', 'This file is empty.', 'Put the image here anew.'];
  if (kind === undefined) {
    return [
      'image-kind',
      `This file is no ${said.toUpperCase()}, nor any other image.`,
      'Save the image anew.',
    ];
  }
  if (kind !== said) {
    return [
      'image-kind',
      `This file is called .${ending}, but holds a ${kind.toUpperCase()}.`,
      `Save it as ${said.toUpperCase()}: another name does not make it one.`,
    ];
  }
  if (active !== undefined) {
    return [
      'image-script',
      `This drawing runs or loads something: ${active}`,
      'Draw it again without, or save it as PNG.',
    ];
  }
  if (bytes > MAX_KILOBYTES * KILOBYTE) {
    const size = Math.round(bytes / KILOBYTE);
    const advice = `Save it smaller or as WebP: ${MAX_KILOBYTES} KB at most.`;
    return [
      'image-size',
      `This image weighs ${size} KB, and every buyer would wait for it.`,
      advice,
    ];
  }
  if (Math.max(width, height) > MAX_PIXELS) {
    const advice = `Make it smaller: ${MAX_PIXELS} pixels at most on either side.`;
    return [
      'image-size',
      `This image is ${width} × ${height} pixels, more than any screen shows.`,
      advice,
    ];
  }
  return undefined;
}
