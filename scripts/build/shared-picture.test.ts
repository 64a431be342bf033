import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { brandWith } from '../../tests/drawing/brands.ts';
import { sharedPicture } from './shared-picture.ts';

const folder = mkdtempSync(join(tmpdir(), 'guiche-picture-'));
mkdirSync(join(folder, 'cafe0001'));

function pictureWith(logo: string | Uint8Array, name: string) {
  writeFileSync(join(folder, 'cafe0001', name), logo);
  const brand = brandWith();
  const images = { ...brand.images, [name]: `/brands/cafe0001/${name}` };
  const settings = { ...brand.settings, logoFile: name, logoDarkFile: name };
  return sharedPicture({ ...brand, settings, images }, folder);
}

const RED = '#FF0000';
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><rect width="40" height="10" fill="${RED}"/></svg>`;
const dot = new PNG({ width: 1, height: 1 });
dot.data.set([255, 0, 0, 255]);

const colorAt = ({ data, width }: PNG, x: number, y: number) =>
  `#${[...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3)].map((part) => part.toString(16).padStart(2, '0')).join('')}`.toUpperCase();

test.each([
  ['SVG', svg, 'logo.svg'],
  ['PNG', PNG.sync.write(dot), 'logo.png'],
])(
  'a shared link shows a PNG of 1200 by 630 with the logo, an %s, on the brand’s page',
  async (_, logo, name) => {
    const picture = PNG.sync.read(Buffer.from(await pictureWith(logo, name)));
    expect([picture.width, picture.height]).toEqual([1200, 630]);
    const { settings, theme } = brandWith();
    const { background, primary } = theme[settings.dsMode];
    expect(colorAt(picture, 600, 306)).toBe(RED);
    expect(colorAt(picture, 20, 20)).toBe(background.page.toUpperCase());
    expect(colorAt(picture, 600, 629)).toBe(primary.main.toUpperCase());
  },
);
