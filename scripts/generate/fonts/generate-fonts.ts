import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fromBuffer, type Font } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import type { HostedFont } from '../../../src/contract/compiled-brand.ts';

/** Families that brands may name first in their font stack; each is a package of Fontsource. */
const FAMILIES = [
  'Archivo',
  'Cabin',
  'DM Sans',
  'Figtree',
  'Hanken Grotesk',
  'Lexend',
  'Manrope',
  'Mulish',
  'Nunito Sans',
  'Onest',
  'Plus Jakarta Sans',
  'Public Sans',
  'Red Hat Text',
  'Sofia Sans',
  'Sora',
  'Urbanist',
];

/** The weights of src/styles/theme.ts, from the lightest to the boldest. */
const WEIGHTS = { min: 400, max: 700 };

/** A page waits for no more than this before its words are in their own letters. */
const MAX_BYTES = 20_480;

/** The signs of Portuguese, and of the names of most buyers; a rarer sign is drawn by the fallback. */
const CHARACTERS = [
  Array.from({ length: 95 }, (_, at) => String.fromCodePoint(0x20 + at)).join(''),
  'ÀÁÂÃÄÇÈÉÊËÍÏÑÓÔÕÖÚÜßàáâãäçèéêëíïñóôõöúü',
  '\u00a0\u2011ªº°·§©®×«»–—‘’“”•…−',
].join('');

type Measures = Pick<Font, 'ascent' | 'descent' | 'lineGap' | 'unitsPerEm' | 'xWidthAvg'>;

/** Between the two bold weights of pages, 600 and 700, which a stand-in draws by the same letters. */
const BOLD = 650;

/** A font of a device, by its names there, with the width of its letters in units of their em. */
interface StandIn {
  names: readonly string[];
  width: number;
}

/**
 * Fonts of devices that stand in while a font is on its way: of Android, of most others, of Linux. Each has bold
 * letters of its own: without them a browser smears its regular ones.
 */
const STAND_INS: { regular: StandIn; bold: StandIn }[] = [
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
const UNITS_PER_EM = 2048;

const FOLDER = 'public/assets';
const NOTICES = 'public/font-notices.txt';
const TABLE = 'src/contract/generated/fonts.ts';

const idOf = (family: string) => family.toLowerCase().replaceAll(' ', '-');
const percent = (part: number) => `${Number((part * 100).toFixed(2))}%`;

/**
 * The rules of a family: its own, and those that give the stand-ins its size. A document whose first paint it
 * misses goes on with a stand-in until the next screen (`showLateFonts`): nothing ever moves by it.
 */
function rulesOf(family: string, address: string, own: Measures, bold: Measures): string[] {
  const rule = (declarations: string) => `@font-face{${declarations}}`;
  const standIn = (at: number, { names, width }: StandIn, like: Measures, weight?: number) => {
    const size = like.xWidthAvg / like.unitsPerEm / (width / UNITS_PER_EM);
    const override = (value: number) => percent(value / own.unitsPerEm / size);
    return rule(
      [
        `font-family:"${standInName(family, at)}"`,
        `src:${names.map((name) => `local("${name}")`).join(',')}`,
        ...(weight === undefined ? [] : [`font-weight:${weight}`]),
        `size-adjust:${percent(size)}`,
        `ascent-override:${override(own.ascent)}`,
        `descent-override:${override(-own.descent)}`,
        `line-gap-override:${override(own.lineGap)}`,
      ].join(';'),
    );
  };
  return [
    rule(
      `font-family:"${family}";src:url(${address}) format("woff2");font-weight:${WEIGHTS.min} ${WEIGHTS.max};font-display:optional`,
    ),
    ...STAND_INS.flatMap((one, at) => [
      standIn(at, one.regular, own),
      standIn(at, one.bold, bold, WEIGHTS.max),
    ]),
  ];
}

const standInName = (family: string, at: number) => `${family} ${at + 1}`;

async function generateFont(family: string): Promise<HostedFont> {
  const id = idOf(family);
  const whole = await readFile(join(folderOf(id), `files/${id}-latin-wght-normal.woff2`));
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
  const hash = createHash('sha256').update(font).digest('hex').slice(0, 8);
  const address = `/assets/${id}.${hash}.woff2`;
  await writeFile(join('public', address), font);
  return {
    address,
    stack: [family, ...STAND_INS.map((_, at) => standInName(family, at))]
      .map((name) => (name.includes(' ') ? `"${name}"` : name))
      .join(', '),
    rules: rulesOf(family, address, await fromBuffer(font), await fromBuffer(bold)),
  };
}

const { resolve } = createRequire(import.meta.url);
const folderOf = (id: string) => dirname(resolve(`@fontsource-variable/${id}/package.json`));

/** The licences of all families: who made each, and the SIL Open Font License once. */
async function notices(): Promise<string> {
  const licences = await Promise.all(
    FAMILIES.map(async (family) => {
      const text = await readFile(join(folderOf(idOf(family)), 'LICENSE'), 'utf8');
      const at = text.indexOf('This Font Software is licensed under the SIL Open Font License');
      if (at < 0) throw new Error(`${family} is not under the SIL Open Font License.`);
      return { family, copyright: text.slice(0, at).trim(), licence: text.slice(at).trim() };
    }),
  );
  const owners = licences.map(({ family, copyright }) => `${family}\n${copyright}`);
  return `${[...owners, licences[0]!.licence].join('\n\n')}\n`;
}

/**
 * Writes the fonts that brands may name, cut down to the signs and weights that pages use, with their
 * licences and the table that the compiler of brands reads.
 *
 * @throws when a font is too heavy, or under another licence.
 */
export async function generateFonts(): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const fonts: [string, HostedFont][] = [];
  for (const family of FAMILIES) fonts.push([family, await generateFont(family)]);
  await writeFile(NOTICES, await notices());
  await writeFile(
    TABLE,
    `// Generated by \`npm run generate\` from the fonts that scripts/generate/fonts/generate-fonts.ts names. Do not edit.
import type { HostedFont } from '../compiled-brand.ts';

/** Fonts that pages bring along, by family. */
export const hostedFonts: ReadonlyMap<string, HostedFont> = new Map(Object.entries(${JSON.stringify(Object.fromEntries(fonts), null, 2)}));
`,
  );
}
