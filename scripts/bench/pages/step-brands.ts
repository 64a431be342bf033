import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseSources } from '../../../src/brand/parse/brand-files.ts';
import { brandFiles } from '../../../src/studio/new-brand/brand-files.ts';
import { readBrandSources } from '../../brand-files/read-brand-sources.ts';
import { FORMS, type Step } from './forms.ts';

/** Keys of the made-up brands, by the step that is measured; lead and payment are those of the base brand. */
const BRAND_KEYS: Readonly<Record<Step, string>> = {
  lead: 'BENCH',
  payment: 'BENCH',
  'fields-50': 'BENCH-50',
  'fields-200': 'BENCH-200',
};

/** Path and query that open a step without a visit before it. */
export const pathOf = (step: Step): string =>
  `/${step === 'payment' ? 'payment' : 'lead'}?product=${BRAND_KEYS[step]}`;

/** The lead screen of a brand whose form asks for the fields of a long step. */
function leadScreen(step: Step) {
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

/** Adds the brands of the measured steps to a copy of the project. */
export async function addStepBrands(root: string): Promise<void> {
  const sources = parseSources(readBrandSources(root));
  for (const [step, key] of Object.entries(BRAND_KEYS) as [Step, string][]) {
    if (step === 'payment') continue;
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
    if (step !== 'lead') files.set('screens/lead.json', json(leadScreen(step)));
    for (const [name, text] of files) {
      const path = join(root, 'brands', key.toLowerCase(), name);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, text);
    }
  }
}
