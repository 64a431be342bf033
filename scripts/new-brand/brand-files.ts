import type { Answers } from './answers.ts';
import { imagesOf } from './images.ts';
import { paletteOf } from './palette.ts';

/** The files of the smallest valid brand, by name within its folder. */
export function brandFiles(answers: Answers): Map<string, string> {
  const { key, name, area, parent, business, colour, domain } = answers;
  const host = domain.replace(/^https:\/\//, '');
  const palette = paletteOf(colour);
  const brand = {
    $schema: '../../schemas/brand/brand.schema.json',
    extends: parent,
    key,
    placeholder: true,
    ...(area === 'BR' ? {} : { area }),
    ...(business ? { business } : {}),
    dsProductId: `ds-${key.toLowerCase()}`,
    product: { name, businessName: name },
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
    ...imagesOf(name, palette.light.primary, palette.dark.primary).map(
      ({ file, text }) => [file, text] as const,
    ),
  ]);
}

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
