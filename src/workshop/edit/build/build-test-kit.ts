import { parseSources, type BrandSources } from '../../../brand/parse/brand-files.ts';
import type { JsonValue } from '../../../brand/parse/node.ts';
import type { FileChange } from '../history.ts';
import { planEdits, withFiles } from '../plan-edits.ts';
import { openDraft } from './draft.ts';
import type { Edit } from './edit.ts';

const field = (name: string) => ({
  schema: { type: 'string', title: `field.${name}.label` },
  messages: { required: `field.${name}.invalid` },
  texts: { [`field.${name}.label`]: name, [`field.${name}.invalid`]: `${name}?` },
});
export const step = (id: string, next?: string) => ({
  id,
  templateId: id,
  ...(next && { defaultNextStepId: next }),
});
/** A flow from the lead by a payment to the success. */
const flowBy = (id: string, payment: string) => ({
  id,
  steps: [step('lead', payment), step(payment, 'success'), step('success')],
});
/** A form whose fields all have to be answered. */
const form = (action: string, ...names: string[]) => ({
  id: 'form',
  block: 'form',
  action,
  submit: 'lead.submit',
  schema: {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, { $ref: `fields/${name}` }])),
    required: names,
  },
});

/** A base with a lead and two payments, a family and two brands of it, a third brand beside it. */
const FILES: Record<string, object> = {
  'brands/base/brand': {},
  'brands/base/texts': { 'lead.title': 'Olá', 'lead.intro': 'Comece', 'lead.submit': 'Ir' },
  'brands/base/screens/lead': {
    blocks: [
      { id: 'title', block: 'heading', text: 'lead.title' },
      { id: 'intro', block: 'text', text: 'lead.intro' },
      form('createLead', 'name', 'email', 'phone'),
    ],
  },
  'brands/base/screens/payment': {
    blocks: [{ ...form('pay', 'name', 'phone', 'email'), ui: { 'ui:order': ['*', 'phone'] } }],
  },
  'brands/base/screens/payment/[id]': {
    extends: 'payment',
    blocks: [{ id: 'form', block: 'form', schema: { required: ['name', 'email'] } }],
  },
  'brands/base/flows': { flows: [flowBy('default', 'payment'), flowBy('pix', 'pix')] },
  'brands/families/school/brand': { extends: 'base' },
  'brands/alfa/brand': { extends: 'families/school', key: 'ALFA' },
  'brands/beta/brand': { extends: 'families/school', key: 'BETA' },
  'brands/gama/brand': { extends: 'base', key: 'GAMA' },
  ...Object.fromEntries(
    ['name', 'email', 'phone', 'city'].map((name) => [`schemas/fields/${name}`, field(name)]),
  ),
};

const text = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/** The fixture's sources, with files of a test's own over them (paths without '.json'). */
export function sourcesWith(own: Record<string, object | string> = {}): BrandSources {
  const all = Object.entries({ ...FILES, ...own });
  return {
    json: new Map(
      all.map(([path, value]) => [`${path}.json`, typeof value === 'string' ? value : text(value)]),
    ),
    images: new Map(),
  };
}

/** The files that a plan leaves, without their `$schema`; null for one that is deleted. */
function filesOf(files: readonly FileChange[]): Record<string, JsonValue> {
  const left = files.map(({ path, after }) => {
    const { $schema: _, ...rest } = JSON.parse(after ?? '{}') as { [key: string]: JsonValue };
    return [path.replace(/^brands\/|\.json$/g, ''), after === undefined ? null : rest];
  });
  return Object.fromEntries(left) as Record<string, JsonValue>;
}

/** Edits of a brand at a level: the plan, the files it leaves, and what brands have afterwards. */
export function edited(
  edits: Edit | Edit[],
  level = 'alfa',
  own: Record<string, object | string> = {},
  brand = 'alfa',
) {
  const sources = sourcesWith(own);
  const plan = planEdits(sources, { brand, level, edits: [edits].flat() }, []);
  const parsed = parseSources(withFiles(sources, plan.files));
  return {
    plan,
    files: filesOf(plan.files),
    merged: (document: string, of = brand) => openDraft(parsed, of).now(document),
  };
}
