import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fromBuffer, type Font } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import type { HostedFont } from '../../src/contract/compiled-brand.ts';
import { hashOf } from '../build/fingerprint.ts';
import { writeModule } from './write-formatted.ts';

/** The weights of src/styles/theme.ts, from the lightest to the boldest. */
const WEIGHTS = { min: 400, max: 700 };

/** Between the two bold weights of pages, 600 and 700, which a stand-in draws by the same letters. */
const BOLD = 650;

/** A page waits for no more than this before its words are in their own letters. */
const MAX_BYTES = 20_480;

/** The signs of Portuguese, and of the names of most buyers; a rarer sign is drawn by the fallback. */
const CHARACTERS = [
  Array.from({ length: 95 }, (_, at) => String.fromCodePoint(0x20 + at)).join(''),
  'ÀÁÂÃÄÇÈÉÊËÍÏÑÓÔÕÖÚÜßàáâãäçèéêëíïñóôõöúü',
  '\u00a0\u2011ªº°·§©®×«»–—‘’“”•…−',
].join('');

/**
 * Fonts of devices that stand in while a font is on its way: of Android, of most others, of Linux; names there, and the
 * width of letters in units of 2048 an em. Each has bold letters of its own: without them a browser smears its regular
 * ones.
 */
const STAND_INS = [
  {
    regular: { names: ['Roboto', 'Roboto-Regular'], width: 911 },
    bold: { names: ['Roboto Bold', 'Roboto-Bold'], width: 926 },
  },
  {
    regular: { names: ['Arial', 'ArialMT', 'Liberation Sans'], width: 913 },
    bold: { names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'], width: 983 },
  },
  {
    regular: { names: ['DejaVu Sans'], width: 1041 },
    bold: { names: ['DejaVu Sans Bold', 'DejaVuSans-Bold'], width: 1176 },
  },
];

const FOLDER = 'public/assets';

const percent = (part: number) => `${Number((part * 100).toFixed(2))}%`;
const ruleOf = (...declarations: string[]) => `@font-face{${declarations.join(';')}}`;

/** The rules that give the stand-ins the size of a family's letters, regular and bold. */
function standInRules(family: string, own: Font, ownBold: Font): string[] {
  return STAND_INS.flatMap(({ regular, bold }, at) =>
    [
      { ...regular, like: own, weight: [] },
      { ...bold, like: ownBold, weight: [`font-weight:${WEIGHTS.max}`] },
    ].map(({ names, width, like, weight }) => {
      const size = like.xWidthAvg / like.unitsPerEm / (width / 2048);
      const override = (value: number) => percent(value / own.unitsPerEm / size);
      return ruleOf(
        `font-family:"${family} ${at + 1}"`,
        `src:${names.map((name) => `local("${name}")`).join(',')}`,
        ...weight,
        `size-adjust:${percent(size)}`,
        `ascent-override:${override(own.ascent)}`,
        `descent-override:${override(-own.descent)}`,
        `line-gap-override:${override(own.lineGap)}`,
      );
    }),
  );
}

/** A document whose first paint it misses goes on with a stand-in until the next screen: nothing ever moves by it. */
async function generateFont(folder: string, id: string, family: string): Promise<HostedFont> {
  const whole = await readFile(join(folder, `files/${id}-latin-wght-normal.woff2`));
  const font = await subsetFont(whole, CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
    noLayoutClosure: true,
  });
  const bold = await subsetFont(whole, CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght: BOLD },
  });
  if (font.byteLength > MAX_BYTES) {
    throw new Error(`${family} takes ${font.byteLength} bytes, more than ${MAX_BYTES}.`);
  }
  const address = `/assets/${id}.${hashOf(font)}.woff2`;
  await writeFile(join('public', address), font);
  const own = ruleOf(
    `font-family:"${family}"`,
    `src:url(${address}) format("woff2")`,
    `font-weight:${WEIGHTS.min} ${WEIGHTS.max}`,
    'font-display:optional',
  );
  return {
    address,
    stack: [family, ...STAND_INS.map((_, at) => `${family} ${at + 1}`)]
      .map((name) => (name.includes(' ') ? `"${name}"` : name))
      .join(', '),
    rules: [own, ...standInRules(family, await fromBuffer(font), await fromBuffer(bold))],
  };
}

/**
 * Writes the fonts that brands may name first in their font stack: the variable fonts of Fontsource that package.json
 * has, cut down to the signs and weights of pages. @throws for a heavy one or another licence.
 */
export async function generateFonts(): Promise<void> {
  const { devDependencies } = JSON.parse(await readFile('package.json', 'utf8'));
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const fonts: Record<string, HostedFont> = {};
  const owners: string[] = [];
  let licence = '';
  for (const name of Object.keys(devDependencies)) {
    if (!name.startsWith('@fontsource-variable/')) continue;
    const folder = dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`)));
    const { id, family } = JSON.parse(await readFile(join(folder, 'metadata.json'), 'utf8'));
    fonts[family] = await generateFont(folder, id, family);
    const text = await readFile(join(folder, 'LICENSE'), 'utf8');
    const at = text.indexOf('This Font Software is licensed under the SIL Open Font License');
    if (at < 0) throw new Error(`${family} is not under the SIL Open Font License.`);
    owners.push(`${family}\n${text.slice(0, at).trim()}`);
    licence ||= text.slice(at).trim();
  }
  // The makers of each font, and the licence once.
  await writeFile('public/font-notices.txt', `${[...owners, licence].join('\n\n')}\n`);
  await writeModule(
    'src/contract/generated/fonts.ts',
    'the fonts of package.json',
    `import type { HostedFont } from '../compiled-brand.ts';

/** Fonts that pages bring along, by family. */
export const hostedFonts: ReadonlyMap<string, HostedFont> = new Map(Object.entries(${JSON.stringify(fonts)}));
`,
  );
}
