import { expect, test } from 'vitest';
import type { JsonValue } from '../../../brand/parse/node.ts';
import { idOf, valueIn } from '../json-path.ts';
import { edited } from './build-test-kit.ts';
import type { BlockEdit, Edit } from './edit.ts';

const LEAD = { screen: 'lead' } as const;
const add = {
  kind: 'block',
  ...LEAD,
  block: 'quote',
  type: 'testimonial',
  after: 'title',
  options: { quote: 'Mudou minha vida.', author: 'Ana' },
} as const;
/** The value edit of a block, as the page makes it. */
const remove = (block: string, screen = 'lead') =>
  ({
    kind: 'value',
    place: { document: `screens/${screen}`, steps: ['blocks', { id: block }] },
  }) as const;
const blocks = (...list: object[]) => ({ blocks: list });
const change = (block: string, more: Partial<BlockEdit>) =>
  ({ kind: 'block', ...LEAD, block, ...more }) as const;
const orderOf = (document: JsonValue | undefined) =>
  (valueIn(document, ['blocks']) as JsonValue[]).map((one) => idOf(one));

test('a block stands behind another one, its texts under keys of its own', () => {
  const { files, merged } = edited(add);
  expect(files).toEqual({
    'alfa/screens/lead': blocks({
      id: 'quote',
      block: 'testimonial',
      after: 'title',
      quote: 'lead.quote',
      author: 'lead.quote.author',
    }),
    'alfa/texts': { 'lead.quote': 'Mudou minha vida.', 'lead.quote.author': 'Ana' },
  });
  expect(orderOf(merged('screens/lead'))).toEqual(['title', 'quote', 'intro', 'form']);
});

test('a changed option is the text behind its key, or the value itself, and an optional one gets a key of its own', () => {
  const options = { text: 'Vamos', link: 'politics', linkText: 'Saiba mais' };
  expect(edited(change('intro', { options })).files).toEqual({
    'alfa/screens/lead': blocks({
      id: 'intro',
      block: 'text',
      link: 'politics',
      linkText: 'lead.intro.linkText',
    }),
    'alfa/texts': { 'lead.intro': 'Vamos', 'lead.intro.linkText': 'Saiba mais' },
  });
});

test.each<[what: string, more: Partial<BlockEdit>, own: object]>([
  ['option that goes', { options: { link: null } }, { link: 'politics' }],
  ['block that goes back to its place', { after: null }, { after: 'intro' }],
])('the last %s leaves no trace', (_, more, own) => {
  const lead = blocks({ id: 'title', block: 'heading', ...own });
  const { files } = edited(change('title', more), 'alfa', { 'brands/alfa/screens/lead': lead });
  expect(files).toEqual({ 'alfa/screens/lead': null });
});

test('in the base a block stands in the text where it stands on the screen', () => {
  const { files } = edited(add, 'base');
  expect(orderOf(files['base/screens/lead'])).toEqual(['title', 'quote', 'intro', 'form']);
  expect(JSON.stringify(files)).not.toContain('after');
});

test.each<[string, string, string | null, string[]]>([
  ['down', 'title', 'intro', ['intro', 'title', 'form']],
  ['up', 'form', 'title', ['title', 'form', 'intro']],
  ['to the top', 'form', null, ['form', 'title', 'intro']],
])('a block of the parent moves %s', (_, block, after, wanted) => {
  const { files, merged } = edited(change(block, { after }));
  expect(orderOf(merged('screens/lead'))).toEqual(wanted);
  expect(files['alfa/screens/lead']).toMatchObject(blocks({ id: block, after }));
});

const EXTENDING = {
  'brands/base/screens/payment': blocks({ id: 'title' }, { id: 'seal' }, { id: 'help' }),
  'brands/base/screens/payment/[id]': {
    extends: 'payment',
    ...blocks({ id: 'note', after: 'title' }, { id: 'seal', $remove: true }),
  },
  'brands/alfa/screens/payment/[id]': blocks({ id: 'help', after: 'title' }),
  'brands/base/screens/renew/[id]': {
    extends: 'payment/[id]',
    ...blocks({ id: 'title', text: 'x' }, { id: 'end' }),
  },
};
test.each([
  ['payment/[id]', ['title', 'help', 'note']],
  ['renew/[id]', ['title', 'help', 'note', 'end']],
])(
  "every block of '%s', which extends another screen, goes, moves and gets a next one",
  (screen, ids) => {
    for (const id of ids) {
      const others = ids.filter((one) => one !== id);
      const cases: [Edit, string[]][] = [
        [remove(id, screen), others],
        [change(id, { screen, after: null }), [id, ...others]],
        [change(id, { screen, after: others.at(-1)! }), [...others, id]],
        [{ ...add, screen, after: id }, ids.toSpliced(ids.indexOf(id) + 1, 0, 'quote')],
      ];
      for (const [edit, order] of cases)
        expect(orderOf(edited(edit, 'alfa', EXTENDING).merged(`screens/${screen}`))).toEqual(order);
    }
  },
);

test("a block of the parent is taken away, a brand's own one goes with its texts", () => {
  expect(edited(remove('intro')).files).toEqual({
    'alfa/screens/lead': blocks({ id: 'intro', $remove: true }),
  });
  expect(edited([add, remove('quote')]).files).toEqual({});
});

test('a name that is taken, or none, is refused with a sentence', () => {
  expect(() => edited({ ...add, block: 'intro' })).toThrow("block 'intro' already");
  expect(() => edited({ ...add, block: 'Meu Bloco' })).toThrow('not a name for a block');
  expect(() => edited(change('x', { after: null }))).toThrow("no block 'x'");
});
