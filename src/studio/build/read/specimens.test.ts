import { expect, test } from 'vitest';
import { sourcesWith } from '../build-test-kit.ts';
import type { Library } from '../model.ts';
import { specimensOf } from './specimens.ts';

const text = (name: string, title: string, example: string) => ({
  name,
  title,
  description: '',
  isText: true,
  isButton: false,
  isNeeded: true,
  example,
});

const LIBRARY: Library = {
  blocks: [
    { type: 'heading', description: '', options: [text('text', 'Text', 'lead.title')] },
    {
      type: 'guarantee',
      description: '',
      options: [
        text('title', 'Title', 'guarantee.title'),
        { ...text('text', 'Words', 'guarantee.text'), isNeeded: false },
      ],
    },
    {
      type: 'payment-methods',
      description: '',
      options: [
        text('title', 'Title', 'lead.intro'),
        { ...text('method', 'Method', 'pix'), isText: false, values: ['creditcard', 'pix'] },
      ],
    },
  ],
  fields: [{ name: 'email', label: 'email', type: 'string' }],
  formats: [],
  facts: [],
};

const specimens = specimensOf(sourcesWith(), 'alfa', LIBRARY);
const blockOf = (id: string) => specimens.find((one) => one.id === id)?.screen.blocks[0];

test('a block stands there with the words of the brand, and the first of a closed set of values', () => {
  expect(blockOf('block heading')).toMatchObject({ block: 'heading', text: 'Olá' });
  expect(blockOf('block payment-methods')).toMatchObject({ title: 'Comece', method: 'creditcard' });
});

test('a text that the brand does not have is named; an option that is not needed is left out', () => {
  const { id: _, ...block } = blockOf('block guarantee')!;
  expect(block).toEqual({ block: 'guarantee', title: 'Title' });
});

test('a field is the only one of a form, and has to be answered', () => {
  const block = blockOf('field email');
  const form = block?.block === 'form' ? block.form : undefined;
  const { schema } = Object.values(form!.pages[0]!.variants)[0]!;
  expect(schema).toMatchObject({ properties: { email: { title: 'email' } }, required: ['email'] });
});
