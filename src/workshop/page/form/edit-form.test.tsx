import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { expect, test, vi } from 'vitest';
import type { JsonValue } from '../../../brand/parse/node.ts';
import type { SiteBrand } from '../../site/site.ts';
import { BrandContext, StudioContext, type Studio } from '../studio.ts';
import { EditForm } from './EditForm.tsx';

const REMOVAL = { kind: 'remove-step', flows: ['a'], step: 'b' } as const;

/** A form of a value, the values that it saves, and the form for another value in the files. */
function drawn(schema: RJSFSchema, first: JsonValue, ui?: UiSchema) {
  const queries = new QueryClient();
  const saved: unknown[] = [];
  const place = { document: 'brand', steps: [] };
  const studio = {
    send: vi.fn<Studio['send']>().mockResolvedValue({ levels: [], findings: [] }),
    change: async ({ edits }: Parameters<Studio['change']>[0]) => {
      saved.push(...edits.map((edit) => (edit.kind === 'value' ? edit.value : edit.kind)));
    },
  } as unknown as Studio;
  const form = (now: JsonValue) => (
    <QueryClientProvider client={queries}>
      <StudioContext value={studio}>
        <BrandContext value={{ id: 'alfa', chain: ['alfa'] } as SiteBrand}>
          <EditForm
            label="Form"
            now={now}
            draw={(value) => ({ schema, ui, edits: [{ kind: 'value', place, value }] })}
            removal={REMOVAL}
          />
        </BrandContext>
      </StudioContext>
    </QueryClientProvider>
  );
  const { rerender } = render(form(first));
  return { saved, send: studio.send, redraw: (now: JsonValue) => rerender(form(now)) };
}

const OPTIONS: RJSFSchema = {
  type: 'object',
  required: ['text'],
  properties: {
    text: { type: 'string', title: 'Text', description: 'Its words.' },
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
  const { saved } = drawn(OPTIONS, { text: 'Oi' });
  const text = screen.getByRole('textbox', { name: 'Text*', description: 'Its words.' });
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
  const { saved } = drawn(OPTIONS, { text: 'Oi', link: 'help', width: 3 });
  type(screen.getByLabelText('Link'), '');
  type(screen.getByLabelText('Width'), '');
  press();
  await waitFor(() => expect(saved).toEqual([{ text: 'Oi' }]));
});

test('what the files say by now stands in an open form, but for what is changed in it', async () => {
  const { saved, redraw } = drawn(OPTIONS, { text: 'Oi', link: 'help', width: 3 });
  type(screen.getByLabelText('Width'), '12');
  redraw({ text: 'Olá', width: 4, isMain: true });
  expect(screen.getByRole('textbox', { name: 'Text*' })).toHaveProperty('value', 'Olá');
  press();
  await waitFor(() => expect(saved).toEqual([{ text: 'Olá', width: 12, isMain: true }]));
});

test('a removal is planned and shown by the first press, and made by the second', async () => {
  const { saved, send } = drawn(OPTIONS, { text: 'Oi' });
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  const again = screen.getByRole('button', { name: 'Yes, remove' });
  fireEvent.click(again);
  await waitFor(() => expect(again).toHaveProperty('ariaDisabled', 'false'));
  const planned = expect.objectContaining({ edits: [REMOVAL] });
  expect(send).toHaveBeenLastCalledWith('plan', planned, expect.anything());
  expect(saved).toEqual([]);
  fireEvent.click(again);
  await waitFor(() => expect(saved).toEqual(['remove-step']));
});

test('Escape takes back what is typed or about to be removed, and leaves the screen around open', () => {
  drawn(OPTIONS, { text: 'Oi' });
  const text = screen.getByRole('textbox', { name: 'Text*' });
  const escape = () => fireEvent.keyDown(text, { key: 'Escape' });
  type(text, 'Vamos');
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(escape()).toBe(false);
  expect(text).toHaveProperty('value', 'Oi');
  expect(screen.queryByRole('button', { name: 'Yes, remove' })).toBeNull();
  expect(escape()).toBe(true);
});

test('Enter saves a text of one line, and begins another one in a list or a text of several', async () => {
  const { saved } = drawn(
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
  const properties: RJSFSchema['properties'] = {
    main: { type: 'string', title: 'Main', format: 'color' },
    logo: { type: 'string', title: 'Logo', format: 'image', enum: ['a.svg', 'b.svg'] },
  };
  const { saved } = drawn({ type: 'object', properties }, { main: '#112233', logo: 'a.svg' });
  type(screen.getByRole('textbox', { name: 'Main' }), '#AABBCC');
  expect(screen.getByLabelText('Pick a colour')).toHaveProperty('value', '#aabbcc');
  type(screen.getByLabelText('Pick a colour'), '#ddeeff');
  type(screen.getByLabelText('Logo'), 'b.svg');
  press();
  await waitFor(() => expect(saved).toEqual([{ main: '#DDEEFF', logo: 'b.svg' }]));
});
