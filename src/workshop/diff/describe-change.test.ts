import { expect, test } from 'vitest';
import type { DocumentSchema } from '../edit/describe-value.ts';
import type { Change } from './change.ts';
import { describeChange } from './describe-change.ts';
import { aChange } from './diff-test-kit.ts';

const schemaOf = (): DocumentSchema => ({
  properties: { stepsNumber: { title: 'Number of steps' }, light: { title: 'Light palette' } },
});

type Value = Change['before'];
/** Changes of a document; '' is its whole. */
const changesOf =
  (document: string, ...folder: string[]) =>
  (path: string, before?: Value, after?: Value): Partial<Change> => {
    return { document, path: [...folder, ...path.split('/').filter(Boolean)], before, after };
  };
const text = (before?: Value, after?: Value, screens?: string[]) => ({ before, after, screens });
const brand = changesOf('brand');
const screen = changesOf('screens/lead');
const flows = changesOf('flows', 'flows');
const [A, B, BLOCK] = [{ id: 'a' }, { id: 'b' }, { block: 'heading' }];
const moved = screen('blocks', [A, B], [B, { x: 1 }]);

test.each<[change: Partial<Change>, title: string, before?: string, after?: string]>([
  [text('a', 'b'), "Text 'a.b'", 'a', 'b'],
  [text('a'), "Text 'a.b' is gone", 'a'],
  [text('a', '', ['lead']), "Text 'a.b' on /lead", 'a', ''],
  [
    text(undefined, 'b', ['a', 'b', 'c', 'd', 'e']),
    "Text 'a.b' on /a, /b, /c, /d and 1 more screen is new",
    undefined,
    'b',
  ],
  [brand('', undefined, {}), 'The brand in brands/alfa is new'],
  [brand('stepsNumber', 3, 4), 'Number of steps', '3', '4'],
  [changesOf('theme')('', undefined, {}), 'everything is new', undefined, ''],
  [changesOf('images')('logo.svg', 'x', 'y'), 'Image logo.svg is another one'],
  [{ ...moved, isOrder: true }, 'Screen /lead: blocks: the same in another order', 'a, b', 'b, 1'],
  [screen('', undefined, {}), 'Screen /lead is new'],
  [screen('blocks/h', undefined, BLOCK), "Screen /lead: the block 'h' (heading) is new"],
  [screen('blocks/f/schema/properties/a', undefined, {}), "Screen /lead asks for a new field, 'a'"],
  [screen('blocks/f/schema/properties/a', {}), "Screen /lead no longer asks for the field 'a'"],
  [
    screen('blocks/f/schema/required', ['a', 'b'], ['b', 'c']),
    'Screen /lead: must be filled in now: c; may be left empty now: a',
  ],
  [
    screen('blocks/f/schema/required', ['a', 'b'], ['b', 'a']),
    'Screen /lead: blocks › f › schema › required',
    'a, b',
    'b, a',
  ],
  [flows('f', undefined, { steps: [A, B] }), "Flow 'f' is new", undefined, 'a → b'],
  [
    flows('f/steps/s', undefined, { templateId: 'pix' }),
    "Flow 'f': the step 's' is new",
    undefined,
    'it shows /pix',
  ],
  [flows('f/steps/s/defaultNextStepId', 'a', 'b'), "Flow 'f': after 's' comes", 'a', 'b'],
  [flows('f/steps/s/defaultNextStepId', 'a'), "Flow 'f': after 's' comes nothing more", 'a'],
  [
    flows('f/steps/s/outcomes/refused', undefined, 'b'),
    "Flow 'f': after 's', when refused, comes",
    undefined,
    'b',
  ],
  [
    flows('f/steps/s/outcomes', undefined, 'b'),
    'flows: flows › f › steps › s › outcomes is new',
    undefined,
    'b',
  ],
  [flows('f/steps/s/templateId', 'a', 'b'), "Flow 'f': step 's' shows", '/a', '/b'],
])('%j reads %s', (change, title, before, after) => {
  expect(describeChange(aChange(change), schemaOf)).toEqual({ title, before, after });
});

test('a change is described in Portuguese, titles of the schema included', () => {
  const currentStep = { title: 'Current step' };
  const payment = { title: 'Payment', properties: { currentStep } };
  const ofBrand = () => ({ properties: { payment } });
  const description = { title: 'Pagamento › Etapa atual', before: '2', after: '3' };
  const change = aChange(brand('payment/currentStep', 2, 3));
  expect(describeChange(change, ofBrand, 'pt-BR')).toEqual(description);
});
