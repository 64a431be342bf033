import { expect, test } from 'vitest';
import type { JsonValue } from '../../../brand/parse/node.ts';
import { idOf, valueIn } from '../json-path.ts';
import { edited } from './build-test-kit.ts';
import type { Edit } from './edit.ts';

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
  const { files } = edited({
    kind: 'block',
    ...LEAD,
    block: 'intro',
    options: { text: 'Vamos', link: 'politics', linkText: 'Saiba mais' },
  });
  expect(files).toEqual({
    'alfa/screens/lead': blocks({
      id: 'intro',
      block: 'text',
      link: 'politics',
      linkText: 'lead.intro.linkText',
    }),
    'alfa/texts': { 'lead.intro': 'Vamos', 'lead.intro.linkText': 'Saiba mais' },
  });
  const text = blocks({ id: 'intro', block: 'text', link: 'politics' });
  const removed = {
    kind: 'block',
    ...LEAD,
    block: 'intro',
    options: { link: null },
  } as const;
  const { plan } = edited(removed, 'alfa', { 'brands/alfa/screens/lead': text });
  expect(plan.files[0]!.after).toBeUndefined();
});

test('in the base a block stands in the text where it stands on the screen', () => {
  const { files } = edited(add, 'base');
  expect(orderOf(files['base/screens/lead'])).toEqual(['title', 'quote', 'intro', 'form']);
  expect(JSON.stringify(files)).not.toContain('after');
});

test.each<[string, string, string | null, string[], object[]]>([
  ['down', 'title', 'intro', ['intro', 'title', 'form'], [{ id: 'title', after: 'intro' }]],
  ['up', 'form', 'title', ['title', 'form', 'intro'], [{ id: 'form', after: 'title' }]],
  ['to the top', 'form', null, ['form', 'title', 'intro'], [{ id: 'form', after: null }]],
])('a block of the parent moves %s', (_, block, after, wanted, expected) => {
  const { files, merged } = edited({ kind: 'block', ...LEAD, block, after });
  expect(orderOf(merged('screens/lead'))).toEqual(wanted);
  const written = (files['alfa/screens/lead'] as { blocks: { id: string; after: string | null }[] })
    .blocks;
  expect(written.map(({ id, after: place }) => ({ id, after: place }))).toEqual(expected);
});

test('a block that goes back to its place leaves no trace', () => {
  const { plan } = edited({ kind: 'block', ...LEAD, block: 'title', after: null }, 'alfa', {
    'brands/alfa/screens/lead': blocks({ id: 'title', block: 'heading', after: 'intro' }),
  });
  expect(plan.files[0]!.after).toBeUndefined();
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
  "on '%s', which extends another screen, every block goes, moves and gets a next one",
  (screen, ids) => {
    for (const id of ids) {
      const others = ids.filter((one) => one !== id);
      const last = others.at(-1)!;
      const behind = ids.flatMap((one) => (one === id ? [one, 'quote'] : [one]));
      const cases: [Edit, string[]][] = [
        [remove(id, screen), others],
        [{ kind: 'block', screen, block: id, after: null }, [id, ...others]],
        [{ kind: 'block', screen, block: id, after: last }, [...others, id]],
        [{ ...add, screen, after: id }, behind],
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
  expect(() => edited({ kind: 'block', ...LEAD, block: 'x', after: null })).toThrow("no block 'x'");
});
