import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { getMimeType } from 'hono/utils/mime';
import type { CompiledBrand } from '../../src/contract/compiled-brand.ts';

/** The size that messengers ask for: they cut other shapes, and show no SVG. */
const WIDTH = 1200;
const HEIGHT = 630;
/** The logo keeps clear of the edges, which round previews cut off. */
const LOGO = { width: 760, height: 260 };
const BAR = 18;

let ready: Promise<void> | undefined;

function start(): Promise<void> {
  const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
  ready ??= readFile(wasm).then((bytes) => initWasm(bytes));
  return ready;
}

type Drawn = Pick<CompiledBrand, 'settings' | 'theme' | 'images'>;

async function svgOf({ settings, theme, images }: Drawn, folder: string): Promise<string> {
  const { dsMode, logoFile, logoDarkFile = logoFile } = settings;
  const logo = images[dsMode === 'dark' ? logoDarkFile : logoFile] ?? '';
  const [hash, name] = logo.split('/').slice(-2) as [string, string];
  const bytes = await readFile(join(folder, hash, basename(name)));
  const { background, primary } = theme[dsMode];
  const { width, height } = LOGO;
  const place = `x="${(WIDTH - width) / 2}" y="${(HEIGHT - BAR - height) / 2}" width="${width}" height="${height}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${background.page}"/>`,
    `<rect y="${HEIGHT - BAR}" width="${WIDTH}" height="${BAR}" fill="${primary.main}"/>`,
    `<image ${place} href="data:${getMimeType(name)};base64,${bytes.toString('base64')}"/>`,
    '</svg>',
  ].join('');
}

/** Pictures by what they are drawn from: one takes a tenth of a second, and `npm run dev` builds often. */
const drawn = new Map<string, Uint8Array>();

/** The picture that messengers show of a link to a brand, as PNG. */
export async function sharedPicture(brand: Drawn, folder: string): Promise<Uint8Array> {
  const svg = await svgOf(brand, folder);
  await start();
  const picture = drawn.get(svg) ?? new Resvg(svg).render().asPng();
  drawn.set(svg, picture);
  return picture;
}
