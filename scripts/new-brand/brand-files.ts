import type { ParsedSources } from '../../src/brand/parse/brand-files.ts';
import { paletteOf, surroundingsOf } from './palette.ts';
import { imagesOf } from './images.ts';
import type { Answers } from './questions.ts';

/** The files of the smallest valid brand, by name within its folder. */
export function brandFiles(answers: Answers, sources: ParsedSources): Map<string, string> {
  const { key, name, area, parent, business, colour, product, domain } = answers;
  const host = domain.replace(/^https:\/\//, '');
  const palette = paletteOf(colour, surroundingsOf(parent, sources));
  const currency = CURRENCIES[area];
  const brand = {
    $schema: '../../schemas/brand/brand.schema.json',
    extends: parent,
    key,
    placeholder: true,
    ...(currency ? { area, lang: `pt-${area}` } : {}),
    ...(business ? { business } : {}),
    dsProductId: `ds-${key.toLowerCase()}`,
    product: { name: product, businessName: name, ...(currency && { currency }) },
    company: {
      name: `${name} Ltda.`,
      document: '00.000.000/0000-00',
      address: 'Rua de Exemplo, 100, São Paulo, SP, 01000-000',
      email: `contato@${host}`,
    },
    faqLink: `https://ajuda.${host}`,
    links: {
      test: { domain: `https://teste.${host}` },
      homolog: { domain: `https://homolog.${host}` },
      production: { domain: `https://${host}` },
    },
  };
  const theme = { $schema: '../../schemas/brand/theme.schema.json', ...palette };
  const drawn = imagesOf(name, palette.light.primary, palette.dark.primary);
  return new Map([
    ['brand.json', json(brand)],
    ['theme.json', json(theme)],
    ...sandboxFile(answers),
    ...drawn.map(({ file, text }) => [file, text] as const),
  ]);
}

/** Of areas other than that of the base brand, which has its own. */
const CURRENCIES: Readonly<Record<string, string>> = { MZ: 'MZN' };

/** The plan of the sandbox, where that is not the base brand's plan as it is. */
function sandboxFile({ key, area, price }: Answers): [string, string][] {
  const currency = CURRENCIES[area];
  const amount = price ? Number(price.replace(',', '.')) : undefined;
  if (!currency && amount === undefined) return [];
  const plans =
    amount === undefined
      ? [{ id: PLAN, currency }]
      : [{ id: PLAN, $remove: true }, planOf(`${key.toLowerCase()}-${PLAN}`, amount, currency)];
  return [['sandbox.json', json({ $schema: '../../schemas/brand/sandbox.schema.json', plans })]];
}

/** The id of the base brand's plan. */
const PLAN = 'anual';
const COUNTS = [1, 2, 3, 6, 12];

/** A yearly plan. Brazilians pay it in up to twelve parts that differ by cents at most. */
function planOf(id: string, amount: number, currency: string | undefined) {
  const plan = { id, name: 'Plano anual', amount, type: 'yearly', currency: currency ?? 'BRL' };
  if (currency) return { ...plan, paymentMethods: ['creditcard'] };
  return {
    ...plan,
    installments: COUNTS.map((count) => ({
      id: count,
      value: Math.round((amount / count) * 100) / 100,
      totalValue: amount,
    })),
    paymentMethods: ['creditcard', 'pix', 'boleto'],
  };
}

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
