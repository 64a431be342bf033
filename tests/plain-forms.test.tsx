import type { UiSchema } from '@rjsf/utils';
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { describeFields } from '../src/brand/compile/fields/describe-fields.ts';
import { settleSchema } from '../src/brand/compile/settle-schema.ts';
import type { JsonObject } from '../src/brand/compile/sub-schemas.ts';
import type { JsonValue } from '../src/brand/parse/node.ts';
import { createFormStore, withValue, type FormValues } from '../src/checkout/form/form-store.ts';
import type { Checkout } from '../src/checkout/checkout.ts';
import { isObject } from '../src/contract/is-object.ts';
import type { FormGroup, FormVariant } from '../src/contract/compiled-brand.ts';
import { loadChunks, loadedRenderer, loadedWidgets } from '../src/renderer/chunks.ts';
import { FieldsForm } from '../src/renderer/form/FieldsForm.tsx';
import type { FormRenderer } from '../src/renderer/form/form-shape.ts';
import { plainRenderer } from '../src/renderer/form/plain-renderer.tsx';
import { ownBrands } from './drawing/brands.ts';
import { aCheckout } from './drawing/checkout.ts';
import { plainBrand } from './drawing/plain-brand.ts';
import { Providers } from './drawing/providers.tsx';

await loadChunks(['payment', 'steps', 'rjsf']);

const always = () => true;

/** Dotted paths of fields. */
function inputsOf({ fields }: FormGroup, prefix = ''): string[] {
  return fields.flatMap((field) =>
    'fields' in field ? inputsOf(field, `${prefix}${field.name}.`) : [prefix + field.name],
  );
}

interface Drawing {
  checkout: Checkout;
  renderer: FormRenderer;
  variant: FormVariant;
  ui: JsonValue;
  values?: FormValues;
  /** Every field shows an error. */
  isWrong?: boolean;
}

/** A form's markup as the server writes it. */
function markup({ checkout, renderer, variant, ui, values = {}, isWrong }: Drawing): string {
  const shape = renderer.shapeOf(variant, always);
  const store = createFormStore(shape.complete(values, true), () =>
    isWrong ? inputsOf(variant.fields!).map((path) => ({ path, message: `${path} is wrong` })) : [],
  );
  store.touchAll();
  return renderToString(
    <Providers checkout={checkout}>
      <FieldsForm
        renderer={renderer}
        shape={shape}
        ui={ui as UiSchema}
        widgets={loadedWidgets()}
        store={store}
        onSubmit={() => {}}
      >
        <button>Continuar</button>
      </FieldsForm>
    </Providers>,
  );
}

/** Expects the same markup from a description and from RJSF. */
function expectEqualMarkup(drawing: Omit<Drawing, 'renderer'>) {
  const plain = markup({ ...drawing, renderer: plainRenderer });
  expect(plain).toBe(markup({ ...drawing, renderer: loadedRenderer({ needsRjsf: true }) }));
}

/** Brands differ in words more than in fields. */
const withoutWords = (key: string, value: unknown) =>
  ['label', 'help', 'placeholder', 'title', 'description', 'texts'].includes(key)
    ? value !== undefined
    : value;

test('every form of every brand is plain, and drawn as RJSF draws it', () => {
  const drawn = new Set<string>();
  const ofRjsf = { 'choice.yes': 'Sim', 'choice.no': 'Não' };
  for (const brand of ownBrands()) {
    const checkout = aCheckout({ ...brand, texts: { ...brand.texts, ...ofRjsf } });
    for (const { blocks } of Object.values(brand.screens)) {
      for (const block of blocks) {
        if (block.block !== 'form') continue;
        const { needsRjsf, ui, pages } = block.form;
        expect(needsRjsf).toBeUndefined();
        for (const variant of pages.flatMap(({ variants }) => Object.values(variants))) {
          const key = JSON.stringify(variant.fields, withoutWords);
          if (drawn.has(key)) continue;
          drawn.add(key);
          expectEqualMarkup({ checkout, variant, ui: ui as JsonValue });
        }
      }
    }
  }
  expect(drawn.size).toBeGreaterThan(10);
});

const words = fc.constantFrom('Nome', 'Bairro e cidade', 'R$ {price}');
const maybe = <T,>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 });
const defined = (value: object) => JSON.parse(JSON.stringify(value)) as JsonObject;

/** A field's schema and uiSchema. */
type Part = [schema: JsonObject, ui: JsonObject];

const look = {
  'ui:title': maybe(words),
  'ui:help': maybe(words),
  'ui:description': maybe(words),
  'ui:readonly': maybe(fc.boolean()),
  'ui:disabled': maybe(fc.boolean()),
  'ui:label': maybe(fc.boolean()),
};

const field: fc.Arbitrary<Part> = fc
  .oneof(
    fc.record({
      type: fc.constantFrom('string', 'integer', 'number', 'boolean'),
      minimum: maybe(fc.constantFrom(-1, 0)),
    }),
    fc.record({ type: fc.constant('string'), format: fc.constantFrom('cpf', 'phone-br', 'cep') }),
    fc.record({
      type: fc.constant('string'),
      enum: fc.constant(['p', 'm']),
      default: maybe(fc.constantFrom('p')),
    }),
    fc.record({ type: fc.constant('string'), oneOf: fc.constant([{ const: 'a', title: 'A' }]) }),
    fc.record({ const: fc.constantFrom('x', 7) }),
    fc.record({
      type: fc.constant('string'),
      default: fc.constantFrom('', 'x'),
      readOnly: maybe(fc.boolean()),
    }),
  )
  .chain((schema) =>
    fc
      .tuple(
        fc.record({ title: maybe(words), description: maybe(words) }),
        fc.record({
          ...look,
          'ui:placeholder': maybe(words),
          'ui:options': maybe(
            fc.record({ width: fc.constant('half'), autocomplete: fc.constant('off') }),
          ),
          'ui:widget':
            'enum' in schema ? maybe(fc.constantFrom('select', 'choice')) : fc.constant(undefined),
          'ui:enumNames': maybe(fc.constant(['Pequeno', 'Médio'])),
        }),
      )
      .map(([more, ui]): Part => [defined({ ...schema, ...more }), defined(ui)]),
  );

const groupOf = (part: fc.Arbitrary<Part>): fc.Arbitrary<Part> =>
  fc
    .tuple(
      fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), part, { minKeys: 1 }),
      fc.subarray(['a', 'b', 'c', 'd']),
      fc.record({ ...look, 'ui:order': maybe(fc.constantFrom(['b', '*'], ['*', 'a'])) }),
      maybe(words),
    )
    .map(([parts, required, ui, title]): Part => {
      const list = Object.entries(parts);
      const properties = Object.fromEntries(list.map(([name, [schema]]) => [name, schema]));
      const own = Object.fromEntries(list.map(([name, [, one]]) => [name, one]));
      return [defined({ type: 'object', title, properties, required }), { ...defined(ui), ...own }];
    });

const anyForm = groupOf(fc.oneof(field, field, groupOf(field)));
/** A value, and the number of the field that it is put into. */
const typed = fc.tuple(fc.nat({ max: 9 }), fc.constantFrom('x', '', 5, true, null, undefined));

test('any plain form is drawn as RJSF draws it, with and without errors', () => {
  const checkout = aCheckout(plainBrand());
  fc.assert(
    fc.property(anyForm, fc.boolean(), ([given, ui], isWrong) => {
      const schema = settleSchema(given);
      const fields = describeFields(schema, ui);
      if (!fields) return;
      expectEqualMarkup({ checkout, variant: { schema, fields, validator: '' }, ui, isWrong });
    }),
    { numRuns: 60 },
  );
});

/** Only outermost groups have RJSF replace what a list of values does not offer, so no list has a default. */
const withoutDefault = (_: string, part: JsonValue) =>
  isObject(part) && 'enum' in part ? { ...part, default: undefined } : part;

test("any plain form has RJSF's values: completed, shown, posted", () => {
  fc.assert(
    fc.property(anyForm, fc.array(typed), ([given, ui], entries) => {
      const schema = settleSchema(JSON.parse(JSON.stringify(given, withoutDefault)));
      const fields = describeFields(schema, ui);
      if (!fields) return;
      const paths = [...inputsOf(fields), 'unknown'];
      const values = entries.reduce<FormValues>(
        (all, [at, value]) => withValue(all, paths[at % paths.length]!, value),
        {},
      );
      const variant = { schema, fields, validator: '' };
      const plain = plainRenderer.shapeOf(variant, always);
      const rjsf = loadedRenderer({ needsRjsf: true }).shapeOf(variant, always);
      expect(plain.complete({}, true)).toEqual(rjsf.complete({}, true));
      expect(plain.complete(values)).toEqual(rjsf.complete(values));
      expect(plain.shown(values)).toEqual(rjsf.shown(values));
      const posted = { a: 'x', b: 'false', d: '' };
      expect(plain.posted(posted)).toEqual(rjsf.posted(posted));
    }),
    { numRuns: 300 },
  );
});
