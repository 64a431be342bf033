import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseSources } from '../../../src/brand/parse/brand-files.ts';
import type { Catalogue } from '../../../src/contract/compiled-brand.ts';
import { brandFiles } from '../../new-brand/brand-files.ts';
import { readBrandSources } from '../../brand-files/read-brand-sources.ts';
import { FORMS, type Step } from './forms.ts';

/** Keys of the made-up brands, by the long step that is measured; lead and payment are those of a delivered brand. */
const MADE_UP = { 'fields-50': 'BENCH-50', 'fields-200': 'BENCH-200' } as const;

type LongStep = keyof typeof MADE_UP;

const pathOf = (template: string, product: string) =>
  `/${template}?product=${encodeURIComponent(product)}`;

const CONTROL = /<(?:input|select|textarea)\b[^>]*?\sname="([^"]*)"/g;

/** Whether a page asks for the fields of a step and no others, but for parts of them (`phone-country`). */
function asksFor(html: string, step: Step): boolean {
  const wanted = FORMS[step].fields.map(({ name }) => name);
  const asked = new Set([...html.matchAll(CONTROL)].map(([, name]) => name!));
  return (
    wanted.every((name) => asked.has(name)) &&
    [...asked].every((name) => wanted.some((one) => one === name || name.startsWith(`${one}-`)))
  );
}

/**
 * Finds the first delivered brand, by product code, whose lead and payment ask for what the rivals ask for.
 *
 * @param root Folder of the built project.
 * @param origin Address at which it runs.
 * @throws when there is none.
 */
async function deliveredProduct(root: string, origin: string): Promise<string> {
  const text = await readFile(join(root, 'dist/brands/catalogue.json'), 'utf8');
  const { brands } = JSON.parse(text) as Catalogue;
  const madeUp = new Set<string>(Object.values(MADE_UP));
  const codes = brands.map(({ productCode }) => productCode).filter((code) => !madeUp.has(code));
  for (const code of codes.sort()) {
    const isSame = async (step: 'lead' | 'payment') =>
      asksFor(await (await fetch(origin + pathOf(step, code))).text(), step);
    if ((await isSame('lead')) && (await isSame('payment'))) return code;
  }
  throw new Error('No brand asks for the fields that the rivals ask for: see forms.ts.');
}

/** Finds path and query that open each step without a visit before it; see `deliveredProduct`. */
export async function pathsOfSteps(root: string, origin: string): Promise<Record<Step, string>> {
  const product = await deliveredProduct(root, origin);
  console.error(`Lead and payment are those of ${product}.`);
  return {
    lead: pathOf('lead', product),
    payment: pathOf('payment', product),
    'fields-50': pathOf('lead', MADE_UP['fields-50']),
    'fields-200': pathOf('lead', MADE_UP['fields-200']),
  };
}

/** The lead screen of a brand whose form asks for the fields of a long step. */
function leadScreen(step: LongStep) {
  const { fields } = FORMS[step];
  const usual = new Set(FORMS.lead.fields.map(({ name }) => name));
  const added = fields.filter(({ name }) => !usual.has(name));
  return {
    $schema: '../../../schemas/brand/screen.schema.json',
    blocks: [
      {
        id: 'form',
        ui: { 'ui:order': ['*', 'terms'] },
        schema: {
          properties: Object.fromEntries(
            added.map(({ name, kind }) => [name, { $ref: `fields/${kind}` }]),
          ),
          required: fields.map(({ name }) => name),
        },
      },
    ],
  };
}

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/** Adds the brands of the long steps to a copy of the project. */
export async function addStepBrands(root: string): Promise<void> {
  const sources = parseSources(readBrandSources(root));
  for (const [step, key] of Object.entries(MADE_UP) as [LongStep, string][]) {
    const answers = {
      key,
      name: 'Escola Modelo',
      area: 'BR',
      parent: 'base',
      business: 'other',
      colour: '#1864AB',
      domain: 'https://escola-modelo.example.com',
    };
    const files = brandFiles(answers, sources);
    files.set('screens/lead.json', json(leadScreen(step)));
    for (const [name, text] of files) {
      const path = join(root, 'brands', key.toLowerCase(), name);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, text);
    }
  }
}
