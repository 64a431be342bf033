import { fireEvent, render, screen } from '@testing-library/react';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { SchemaForm } from './SchemaForm.tsx';

/** A form that holds its value, as those of the page do, and says what is saved. */
function drawn(schema: RJSFSchema, first: unknown, ui?: UiSchema) {
  const save = vi.fn<(value: unknown) => void>();
  function Held() {
    const [value, setValue] = useState(first);
    return (
      <SchemaForm
        label="Form"
        schema={schema}
        ui={ui}
        value={value}
        onChange={setValue}
        onSubmit={() => save(value)}
        onFile={() => {}}
        button="Save"
        isBusy={false}
      />
    );
  }
  render(<Held />);
  return save;
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

test('the options of an object are drawn by their schemas, and saved in their types', () => {
  const save = drawn(OPTIONS, { text: 'Oi' });
  const text = screen.getByRole('textbox', { name: 'Text' });
  expect(document.getElementById(text.getAttribute('aria-describedby')!)!.textContent).toBe(
    'Words of the paragraph.',
  );
  expect(text).toHaveProperty('required', true);
  type(text, 'Oi!');
  type(screen.getByLabelText('Link'), 'help');
  fireEvent.click(screen.getByLabelText('Main'));
  type(screen.getByLabelText('Width'), '12');
  press();
  expect(save).toHaveBeenCalledWith({ text: 'Oi!', link: 'help', isMain: true, width: 12 });
});

test('an emptied number and a choice that is taken back are missing', () => {
  const save = drawn(OPTIONS, { text: 'Oi', link: 'help', width: 3 });
  type(screen.getByLabelText('Link'), '');
  type(screen.getByLabelText('Width'), '');
  press();
  expect(save.mock.calls[0]).toEqual([{ text: 'Oi' }]);
});

test('Enter saves a text of one line, and begins another one in a list or a text of several', () => {
  const save = drawn(
    { type: 'object', properties: { text: { type: 'string' }, list: { type: 'string' } } },
    { text: 'Oi' },
    { list: { 'ui:lines': true } },
  );
  const text = screen.getByLabelText('text');
  fireEvent.keyDown(text, { key: 'Enter', shiftKey: true });
  fireEvent.keyDown(screen.getByLabelText('list'), { key: 'Enter' });
  expect(save).not.toHaveBeenCalled();
  fireEvent.keyDown(text, { key: 'Enter' });
  expect(save).toHaveBeenCalledTimes(1);
  type(text, 'Oi!\nb');
  fireEvent.keyDown(text, { key: 'Enter' });
  expect(save).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(text, { key: 'Enter', ctrlKey: true });
  expect(save).toHaveBeenLastCalledWith({ text: 'Oi!\nb' });
});

test('a colour is typed or picked, an image chosen among those that are there', () => {
  const save = drawn(
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
  expect(save).toHaveBeenCalledWith({ main: '#DDEEFF', logo: 'b.svg' });
});
