import type { DocumentSchema } from '../edit/describe-value.ts';
import { expect, test } from 'vitest';
import type { Change, ChangeDescription } from './change.ts';
import { describeChange } from './describe-change.ts';
import { aChange } from './diff-test-kit.ts';

const schemaOf = (): DocumentSchema => ({
  properties: { stepsNumber: { title: 'Number of steps' }, light: { title: 'Light palette' } },
});
const titled = (title: string, more: Partial<ChangeDescription> = {}) => ({ title, ...more });
const screen = (path: string[], more: Partial<Change> = {}) => ({
  document: 'screens/lead',
  path,
  ...more,
});
const flows = (path: string[], more: Partial<Change> = {}) => ({
  document: 'flows',
  path: ['flows', ...path],
  ...more,
});

test.each<[Partial<Change>, ChangeDescription]>([
  [{ before: 'a', after: 'b' }, titled("Text 'a.b'", { before: 'a', after: 'b' })],
  [{ before: 'a' }, titled("Text 'a.b' is gone", { before: 'a' })],
  [
    { before: 'a', after: '', screens: ['lead'] },
    titled("Text 'a.b' on /lead", { before: 'a', after: '' }),
  ],
  [
    { after: 'b', screens: ['a', 'b', 'c', 'd', 'e'] },
    titled("Text 'a.b' on /a, /b, /c, /d and 1 more screen is new", { after: 'b' }),
  ],
  [{ document: 'brand', path: [], after: {} }, titled('The brand in brands/alfa is new')],
  [
    { document: 'brand', path: ['stepsNumber'], before: 3, after: 4 },
    titled('Number of steps', { before: '3', after: '4' }),
  ],
  [{ document: 'theme', path: [], after: {} }, titled('everything is new', { after: '' })],
  [
    { document: 'images', path: ['logo.svg'], before: 'x', after: 'y' },
    titled('Image logo.svg is another one'),
  ],
  [
    screen(['blocks'], {
      isOrder: true,
      before: [{ id: 'a' }, { id: 'b' }],
      after: [{ id: 'b' }, { x: 1 }],
    }),
    titled('Screen /lead: blocks: the same in another order', { before: 'a, b', after: 'b, 1' }),
  ],
  [screen([], { after: {} }), titled('Screen /lead is new')],
  [
    screen(['blocks', 'h'], { after: { block: 'heading' } }),
    titled("Screen /lead: the block 'h' (heading) is new"),
  ],
  [
    screen(['blocks', 'f', 'schema', 'properties', 'a'], { after: {} }),
    titled("Screen /lead asks for a new field, 'a'"),
  ],
  [
    screen(['blocks', 'f', 'schema', 'properties', 'a'], { before: {} }),
    titled("Screen /lead no longer asks for the field 'a'"),
  ],
  [
    screen(['blocks', 'f', 'schema', 'required'], { before: ['a', 'b'], after: ['b', 'c'] }),
    titled('Screen /lead: must be filled in now: c; may be left empty now: a'),
  ],
  [
    screen(['blocks', 'f', 'schema', 'required'], { before: ['a', 'b'], after: ['b', 'a'] }),
    titled('Screen /lead: blocks › f › schema › required', {
      before: 'a, b',
      after: 'b, a',
    }),
  ],
  [
    flows(['f'], { after: { steps: [{ id: 'a' }, { id: 'b' }] } }),
    titled("Flow 'f' is new", { after: 'a → b' }),
  ],
  [
    flows(['f', 'steps', 's'], { after: { templateId: 'pix' } }),
    titled("Flow 'f': the step 's' is new", { after: 'it shows /pix' }),
  ],
  [
    flows(['f', 'steps', 's', 'defaultNextStepId'], { before: 'a', after: 'b' }),
    titled("Flow 'f': after 's' comes", { before: 'a', after: 'b' }),
  ],
  [
    flows(['f', 'steps', 's', 'defaultNextStepId'], { before: 'a' }),
    titled("Flow 'f': after 's' comes nothing more", { before: 'a' }),
  ],
  [
    flows(['f', 'steps', 's', 'outcomes', 'refused'], { after: 'b' }),
    titled("Flow 'f': after 's', when refused, comes", { after: 'b' }),
  ],
  [
    flows(['f', 'steps', 's', 'outcomes'], { after: 'b' }),
    titled('flows: flows › f › steps › s › outcomes is new', { after: 'b' }),
  ],
  [
    flows(['f', 'steps', 's', 'templateId'], { before: 'a', after: 'b' }),
    titled("Flow 'f': step 's' shows", { before: '/a', after: '/b' }),
  ],
])('%j reads %j', (change, description) => {
  expect(describeChange(aChange(change), schemaOf)).toEqual(description);
});

test('a change is described in Portuguese, titles of the schema included', () => {
  const currentStep = { title: 'Current step' };
  const payment = { title: 'Payment', properties: { currentStep } };
  const ofBrand = () => ({ properties: { payment } });
  const change = { document: 'brand', path: ['payment', 'currentStep'], before: 2, after: 3 };
  const description = { title: 'Pagamento › Etapa atual', before: '2', after: '3' };
  expect(describeChange(aChange(change), ofBrand, 'pt-BR')).toEqual(description);
});
