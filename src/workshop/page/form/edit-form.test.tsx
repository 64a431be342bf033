import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { expect, test, vi } from 'vitest';
import type { JsonValue } from '../../../brand/parse/node.ts';
import type { SiteBrand } from '../../site/site.ts';
import { BrandContext, StudioContext, type Studio } from '../studio.ts';
import { EditForm } from './EditForm.tsx';

/** A form of a value, and the values that it saves. */
function drawn(schema: RJSFSchema, first: JsonValue, ui?: UiSchema) {
  const queries = new QueryClient();
  const saved: unknown[] = [];
  const place = { document: 'brand', steps: [] };
  const studio = {
    send: vi.fn<Studio['send']>().mockResolvedValue({ levels: [], findings: [] }),
    change: async ({ edits }: Parameters<Studio['change']>[0]) => {
      saved.push(...edits.map((edit) => edit.kind === 'value' && edit.value));
    },
  } as unknown as Studio;
  render(
    <QueryClientProvider client={queries}>
      <StudioContext value={studio}>
        <BrandContext value={{ id: 'alfa', chain: ['alfa'] } as SiteBrand}>
          <EditForm
            label="Form"
            now={first}
            draw={(value) => ({ schema, ui, edits: [{ kind: 'value', place, value }] })}
          />
        </BrandContext>
      </StudioContext>
    </QueryClientProvider>,
  );
  return saved;
}

const OPTIONS: RJSFSchema = {
  type: 'object',
  required: ['text'],
  properties: {
    text: { type: 'string', title: 'Text', description: 'Words of the paragraph.' },
    link: { type: 'string', title: 'Link', oneOf: [{ const: 'terms' }, { const: 'help' }] },
    place: { type: 'string', title: 'Place', oneOf: [{ const: 'top' }] },
    isMain: { type: 'boolean', title: 'Main' },
    width: { type: 'integer', title: 'Width' },
  },
};

const type = (element: HTMLElement, value: string) =>
  fireEvent.change(element, { target: { value } });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

test('the options of an object are drawn by their schemas, and saved in their types', async () => {
  const saved = drawn(OPTIONS, { text: 'Oi' });
  const text = screen.getByRole('textbox', {
    name: 'Text*',
    description: 'Words of the paragraph.',
  });
  expect(text).toHaveProperty('required', true);
  type(text, 'Oi!');
  type(screen.getByLabelText('Link'), 'help');
  fireEvent.click(screen.getByLabelText('Main'));
  type(screen.getByLabelText('Width'), '12');
  press();
  const expected = { text: 'Oi!', link: 'help', isMain: true, width: 12 };
  await waitFor(() => expect(saved).toEqual([expected]));
});

test('an emptied number and a choice that is taken back are missing', async () => {
  const saved = drawn(OPTIONS, { text: 'Oi', link: 'help', width: 3 });
  type(screen.getByLabelText('Link'), '');
  type(screen.getByLabelText('Width'), '');
  press();
  await waitFor(() => expect(saved).toEqual([{ text: 'Oi' }]));
});

test('Enter saves a text of one line, and begins another one in a list or a text of several', async () => {
  const saved = drawn(
    { type: 'object', properties: { text: { type: 'string' }, list: { type: 'string' } } },
    { text: 'Oi' },
    { list: { 'ui:rows': 4 } },
  );
  const text = screen.getByLabelText('text');
  fireEvent.keyDown(text, { key: 'Enter', shiftKey: true });
  fireEvent.keyDown(screen.getByLabelText('list'), { key: 'Enter' });
  expect(saved).toEqual([]);
  fireEvent.keyDown(text, { key: 'Enter' });
  await waitFor(() => expect(saved).toHaveLength(1));
  type(text, 'Oi!\nb');
  fireEvent.keyDown(text, { key: 'Enter' });
  fireEvent.keyDown(text, { key: 'Enter', ctrlKey: true });
  await waitFor(() => expect(saved).toEqual([{ text: 'Oi' }, { text: 'Oi!\nb' }]));
});

test('a colour is typed or picked, an image chosen among those that are there', async () => {
  const saved = drawn(
    {
      type: 'object',
      properties: {
        main: { type: 'string', title: 'Main', format: 'color' },
        logo: { type: 'string', title: 'Logo', format: 'image', enum: ['a.svg', 'b.svg'] },
      },
    },
    { main: '#112233', logo: 'a.svg' },
  );
  type(screen.getByRole('textbox', { name: 'Main' }), '#AABBCC');
  expect(screen.getByLabelText('Pick a colour')).toHaveProperty('value', '#aabbcc');
  type(screen.getByLabelText('Pick a colour'), '#ddeeff');
  type(screen.getByLabelText('Logo'), 'b.svg');
  press();
  await waitFor(() => expect(saved).toEqual([{ main: '#DDEEFF', logo: 'b.svg' }]));
});
