import type { Answers } from './answers.ts';
import { imagesOf } from './images.ts';
import { paletteOf } from './palette.ts';

/** The files of the smallest valid brand, by name within its folder. */
export function brandFiles(answers: Answers): Map<string, string> {
  const { key, name, area, parent, business, colour, domain } = answers;
  const host = domain.replace(/^https:\/\//, '');
  const palette = paletteOf(colour);
  const currency = CURRENCIES[area];
  const brand = {
    $schema: '../../schemas/brand/brand.schema.json',
    extends: parent,
    key,
    placeholder: true,
    ...(currency ? { area, lang: `pt-${area}` } : {}),
    ...(business ? { business } : {}),
    dsProductId: `ds-${key.toLowerCase()}`,
    product: { name, businessName: name, ...(currency && { currency }) },
    faqLink: `https://ajuda.${host}`,
    links: {
      test: { domain: `https://teste.${host}` },
      homolog: { domain: `https://homolog.${host}` },
      production: { domain: `https://${host}` },
    },
  };
  const theme = { $schema: '../../schemas/brand/theme.schema.json', ...palette };
  return new Map([
    ['brand.json', json(brand)],
    ['theme.json', json(theme)],
    ...(currency ? [['sandbox.json', json(sandboxIn(currency))] as const] : []),
    ...imagesOf(name, palette.light.primary, palette.dark.primary).map(
      ({ file, text }) => [file, text] as const,
    ),
  ]);
}

/** Of areas other than that of the base brand, which has its own. */
const CURRENCIES: Readonly<Record<string, string>> = { MZ: 'MZN' };

/** The base brand's plan in another currency, so that the sandbox sells in it. */
const sandboxIn = (currency: string) => ({
  $schema: '../../schemas/brand/sandbox.schema.json',
  plans: [{ id: 'anual', currency }],
});

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
