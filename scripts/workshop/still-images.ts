import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const STILL = '<style>*{animation:none!important;transition:none!important}</style>';
/** Animation elements of SVG 2. */
const MOVING = /<(animate|animateTransform|animateMotion|set)\b[^>]*(\/>|>[^]*?<\/\1>)/g;

/** Removes the animation from an SVG image, so that two pictures of it are equal. */
export const withoutMotion = (svg: string): string =>
  svg.replace(MOVING, '').replace(/<\/svg>\s*$/, `${STILL}</svg>\n`);

/** Removes the animation from all SVG images below a folder: a page cannot stop it within an image. */
export async function stopImages(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const images = names.filter((name) => name.endsWith('.svg')).map((name) => join(folder, name));
  await Promise.all(
    images.map(async (path) => writeFile(path, withoutMotion(await readFile(path, 'utf8')))),
  );
}
