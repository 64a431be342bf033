import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { renderToString } from 'react-dom/server';
import { filesWith, prepare } from '../../tests/drawing/draw.tsx';
import { descriptionOf, drawField } from '../../tests/drawing/draw-widget.tsx';
import { leave, paste, type } from '../../tests/drawing/typing.ts';
import { Color, Range } from './browser-fields.tsx';
import { NumberInput } from './number/NumberInput.tsx';
import { Text } from './text/Text.tsx';
import { Textarea } from './textarea/Textarea.tsx';
import {
  BirthDate,
  Date as DateField,
  DateTime,
  Email,
  Password,
  Time,
  Updown,
  Url,
} from './typed-fields.tsx';
import type { WidgetProps } from './widget-props.ts';

type Widget = ComponentType<WidgetProps<never>>;
type Schema = NonNullable<Parameters<typeof drawField>[1]>['schema'];

const field = () => screen.getByLabelText<HTMLInputElement>('Campo');
const NUMBER: Schema = { type: 'number' };
const INTEGER: Schema = { type: 'integer', minimum: 1, maximum: 12 };
/** The moment that the buyer's clock calls 31 December 2030, 08:30. */
const MOMENT = new Date(2030, 11, 31, 8, 30).toISOString();

test.each<[string, Widget, string, string, unknown, Schema?]>([
  ['a text', Text, 'Ana Lima', 'Ana Lima', 'Ana Lima'],
  ['a text of several lines', Textarea, 'um\ndois', 'um\ndois', 'um\ndois'],
  ['a number where the schema wants one', Text, '42', '42', 42, { type: 'integer' }],
  ['a number with the decimal sign of the language', NumberInput, '1,50', '1,50', 1.5, NUMBER],
  ['what is no number, for the schema to refuse', NumberInput, 'dois', 'dois', 'dois', NUMBER],
  ['an unfinished date, for the rule to refuse', BirthDate, '3112', '31/12', '31/12'],
])('typed is %s', (_, Widget, typed, shown, value, schema) => {
  const { kept } = drawField(Widget, { schema });
  type(field(), typed);
  expect([field().value, kept()]).toEqual([shown, value]);
});

test.each<[string, Widget, string, unknown, Schema?]>([
  ['color', Color, '#00ff00', '#00ff00'],
  ['date', DateField, '2030-12-31', '2030-12-31'],
  ['datetime-local', DateTime, '2030-12-31T08:30', MOMENT],
  ['time', Time, '08:30', '08:30:00'],
  ['number', Updown, '4', 4, INTEGER],
  ['range', Range, '7', 7, INTEGER],
  ['url', Url, 'https://a.example/x', 'https://a.example/x'],
  ['email', Email, 'ana@mail.example', 'ana@mail.example'],
  ['password', Password, 'segredo', 'segredo'],
])("the browser's own field of type %s keeps a text", (kind, Widget, typed, value, schema) => {
  const { kept } = drawField(Widget, { schema });
  expect([field().type, kept()]).toEqual([kind, undefined]);
  paste(field(), typed);
  expect(kept()).toEqual(value);
});

test.each<[string, Widget, unknown, string, Schema?]>([
  ['no colour as black', Color, undefined, '#000000'],
  ['a moment in the time of the buyer', DateTime, MOMENT, '2030-12-31T08:30'],
  ['a time without its seconds', Time, '08:30:00', '08:30'],
  ['a number beside its slider', Range, 3, '3', INTEGER],
  ['a number as the language writes it', NumberInput, 1.5, '1,5', NUMBER],
  ['a date as it is typed', BirthDate, '1999-12-31', '31/12/1999'],
])('a field shows %s', (_, Widget, campo, text, schema) => {
  drawField(Widget, { schema, values: { campo } });
  expect(field().value.replace(/:00\.000$/, '')).toBe(text);
});

test.each<[string, Widget, unknown, object, unknown, Schema?]>([
  ['text holds nothing', Text, 'A', {}, undefined],
  ['text holds what emptyValue says', Text, 'A', { emptyValue: '' }, ''],
  ['text of several lines holds nothing', Textarea, 'A', {}, undefined],
  ['text of several lines holds what emptyValue says', Textarea, 'A', { emptyValue: '' }, ''],
  ['time holds nothing', Time, '08:30:00', {}, undefined],
])('an emptied %s', (_, Widget, campo, options, value, schema) => {
  const { kept } = drawField(Widget, { schema, options, values: { campo } });
  paste(field(), '');
  expect(kept()).toBe(value);
});

const NAME = { autocomplete: 'given-name', inputMode: 'text', autoCapitalize: 'words' };
test.each<[string, Widget, object, object]>([
  ['first name', Text, NAME, NAME],
  ['address', Url, {}, { inputMode: 'url', autocapitalize: 'none' }],
  ['e-mail address', Email, {}, { autocomplete: 'email', autocapitalize: 'none' }],
  ['e-mail address, as the form says', Email, { autocomplete: 'off' }, { autocomplete: 'off' }],
  ['password', Password, {}, { autocomplete: 'off' }],
  ['new password', Password, { autocomplete: 'new-password' }, { autocomplete: 'new-password' }],
])('the browser knows what is asked for: %s', (_, Widget, options, known) => {
  drawField(Widget, { options });
  for (const [name, value] of Object.entries(known)) {
    expect(field().getAttribute(name.toLowerCase())).toBe(value);
  }
});

test.each([
  [{ type: 'integer', minimum: 0 }, 'numeric'],
  [{ type: 'number', minimum: 0 }, 'decimal'],
  [{ type: 'integer', minimum: -1 }, ''],
] as const)('%j opens the keypad %j: those for numbers have no minus sign', (schema, keypad) => {
  drawField(NumberInput, { schema });
  expect(field().inputMode).toBe(keypad);
});

test.each<[string, Widget, Schema, string[]]>([
  ['a slider', Range, INTEGER, ['1', '12', '1']],
  ['a number of halves', Updown, { type: 'number', multipleOf: 0.5 }, ['', '', '0.5']],
  ['any number', Updown, NUMBER, ['', '', 'any']],
])('%s moves between the ends of its schema, in its steps', (_, Widget, schema, expected) => {
  drawField(Widget, { schema });
  const { min, max, step } = field();
  expect([min, max, step]).toEqual(expected);
});

test('the number beside a slider is written as the language writes it', () => {
  const schema = { type: 'number', minimum: 0, maximum: 3, multipleOf: 0.5 } as const;
  drawField(Range, { schema, values: { campo: 1.5 } });
  expect(document.querySelector('output')!.textContent).toBe('1,5');
  paste(field(), '2.5');
  expect(document.querySelector('output')!.textContent).toBe('2,5');
});

test('the server, which does not know the time zone, shows no moment', () => {
  const moment = { type: 'string', title: 'Campo', format: 'date-time', default: MOMENT };
  const { Drawn } = prepare({ files: filesWith({ schema: { properties: { moment } } }) });
  const html = renderToString(<Drawn />);
  expect(html).toContain('type="datetime-local"');
  expect(html).not.toContain('2030');
});

test.each([
  [true, 'Ana'],
  [undefined, ' Ana '],
])('leaving the field with trim: %s keeps %j', (trim, text) => {
  const { kept } = drawField(Text, { options: { trim } });
  paste(field(), ' Ana ');
  leave(field());
  expect(kept()).toBe(text);
});

test('required, error and help are exposed to assistive technology', () => {
  drawField(Text, { required: true, error: 'Insira o nome' });
  expect(field().required).toBe(true);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(descriptionOf(field())).toBe('Insira o nome');
});
