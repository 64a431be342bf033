import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const PICTURES = 'widgets/fields/card-company/marks';
const SHEET = 'widgets/generated/card-marks.svg';

/** Size of each picture, and the space below it so that no neighbour shows at its edge, in user units. */
const WIDTH = 40;
const HEIGHT = 26;
const GAP = 4;

const OPENING = new RegExp(`^<svg [^>]*viewBox="0 0 ${WIDTH} ${HEIGHT}"[^>]*>`);

/** Puts a picture below the ones before it, under a view that is named like its file. */
function placed(name: string, svg: string, index: number): string {
  if (!OPENING.test(svg)) {
    throw new Error(`${PICTURES}/${name}: its viewBox is not "0 0 ${WIDTH} ${HEIGHT}".`);
  }
  if (/\sid=/.test(svg))
    throw new Error(`${PICTURES}/${name}: ids would mix with other pictures'.`);
  const y = index * (HEIGHT + GAP);
  const view = `<view id="${name.replace('.svg', '')}" viewBox="0 ${y} ${WIDTH} ${HEIGHT}"/>`;
  const opening = `<svg y="${y}" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`;
  return `${view}\n${svg.trim().replace(OPENING, opening)}\n`;
}

/**
 * Writes one file with the pictures of all card companies, so that a page asks once for all of them.
 * Each is shown by the fragment that is its file's name (SVG 2, 16.3.2).
 *
 * @throws when a picture has another size, or ids.
 */
export async function generateCardMarks(): Promise<void> {
  const names = (await readdir(PICTURES)).filter((name) => name.endsWith('.svg')).sort();
  const pictures = await Promise.all(
    names.map(async (name, index) =>
      placed(name, await readFile(join(PICTURES, name), 'utf8'), index),
    ),
  );
  const viewBox = `0 0 ${WIDTH} ${names.length * (HEIGHT + GAP)}`;
  await writeFile(
    SHEET,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">\n${pictures.join('')}</svg>\n`,
  );
}
