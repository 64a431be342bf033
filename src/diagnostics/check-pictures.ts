import type { ParsedSources } from '../brand/brand-files.ts';
import { beginningOf } from '../brand/node.ts';
import type { Finding } from './finding.ts';
import type { Picture } from '../brand/picture.ts';

const KILOBYTE = 1024;
/** A page with everything in it weighs about as much. */
const MOST_KILOBYTES = 200;
const MOST_PIXELS = 2000;
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
      const found = picture ? faultOf(name, picture) : undefined;
      return found ? [fault(...found)] : [];
    }),
  );
}

type Fault = [rule: string, message: string, suggestion: string];

function faultOf(
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
  if (bytes > MOST_KILOBYTES * KILOBYTE) {
    const size = Math.round(bytes / KILOBYTE);
    const advice = `Save it smaller or as WebP: ${MOST_KILOBYTES} KB at most.`;
    return [
      'image-size',
      `This image weighs ${size} KB, and every buyer would wait for it.`,
      advice,
    ];
  }
  if (Math.max(width, height) > MOST_PIXELS) {
    const advice = `Make it smaller: ${MOST_PIXELS} pixels at most on either side.`;
    return [
      'image-size',
      `This image is ${width} × ${height} pixels, more than any screen shows.`,
      advice,
    ];
  }
  return undefined;
}
