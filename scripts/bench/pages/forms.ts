import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { CompiledBrand } from '../../../src/contract/compiled-brand.ts';
import { companyLabels } from '../../../widgets/fields/card-company/labels.ts';
import { deliveredBrands } from '../../check-upstream/delivered-brands.ts';

export const STEPS = ['lead', 'payment'] as const;
export type Step = (typeof STEPS)[number];

const LEAD = 'name email phone';
const CARD = 'cardNumber cardCompany cardName cardExpireDate cardCVV installments';
/** Fields of the pages that are measured: what most brands ask for. */
const ASKED = { lead: `${LEAD} terms`, payment: `${LEAD} ${CARD} terms` };

/** A field as stock RJSF understands it, with the text that an empty one is answered with. */
export interface Field {
  name: string;
  schema: RJSFSchema;
  ui: UiSchema;
  message: string;
}

export interface Form {
  /** Path and query of the product's own page. */
  path: string;
  title: string;
  submit: string;
  fields: readonly Field[];
}

export type Forms = Readonly<Record<Step, Form>>;

const choice = (widget: string, options: readonly (readonly [string, string])[]) => ({
  schema: { enum: options.map(([value]) => value), default: options[0]![0] },
  ui: { 'ui:widget': widget, 'ui:enumNames': options.map(([, label]) => label) },
});

/** Stock RJSF in place of widgets that make their choices from the price and from the number of the card. */
const STOCK: Readonly<Record<string, Partial<Field>>> = {
  consent: { schema: { enum: [true] }, ui: { 'ui:widget': 'checkbox' } },
  'card-company': choice('radio', Object.entries(companyLabels)),
  installments: choice(
    'select',
    ['1', '3', '6', '12'].map((count) => [count, `${count}x`]),
  ),
};

function formOf({ screens, settings }: CompiledBrand, step: Step): Form {
  const block = screens[step]!.blocks.find((one) => one.block === 'form')!;
  const { ui, messages, pages } = block.form;
  const { submit, variants } = pages[0]!;
  // The first one is that of a page which is opened directly.
  const properties = Object.values(variants)[0]!.schema.properties as Record<string, RJSFSchema>;
  const fields = Object.entries(properties).map(([name, property]): Field => {
    const { const: _, ...schema } = property;
    const { 'ui:widget': widget, 'ui:texts': texts = {}, ...own } = ui[name]!;
    const stock = STOCK[widget as string];
    const title = schema.title!.replace(/\{(\w+)\}/g, (__, text: string) => texts[text]);
    return {
      name,
      schema: { ...schema, title, ...stock?.schema },
      ui: { ...own, ...stock?.ui },
      message: messages[name]?.required ?? '',
    };
  });
  const path = `/${step}?product=${settings.productCode ?? settings.key}`;
  return { path, title: settings.product.name, submit, fields };
}

/** The forms of the first delivered brand that asks for these fields and no others. @throws for none. */
export function readForms(): Forms {
  const { compiled } = deliveredBrands();
  for (const brand of compiled.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const forms = { lead: formOf(brand, 'lead'), payment: formOf(brand, 'payment') };
    const asked = (step: Step) => forms[step].fields.map(({ name }) => name).join(' ');
    if (STEPS.every((step) => asked(step) === ASKED[step])) return forms;
  }
  throw new Error('No brand asks for the fields that the bench measures.');
}
