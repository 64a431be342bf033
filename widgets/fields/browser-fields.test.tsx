import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { drawField, fieldMarkup } from '../../tests/drawing/draw-widget.tsx';
import { paste } from '../../tests/drawing/typing.ts';
import {
  Color,
  Date as DateField,
  DateTime,
  Email,
  Password,
  Range,
  Time,
  Updown,
  Url,
} from './browser-fields.tsx';
import type { WidgetProps } from './widget-props.ts';

type Widget = ComponentType<WidgetProps<never>>;
type Schema = NonNullable<Parameters<typeof drawField>[1]>['schema'];

const field = () => screen.getByLabelText<HTMLInputElement>('Campo');
const INTEGER: Schema = { type: 'integer', minimum: 1, maximum: 12 };
/** The moment that the buyer's clock calls 31 December 2030, 08:30. */
const MOMENT = new Date(2030, 11, 31, 8, 30).toISOString();

test.each<[string, Widget, string, unknown, Schema?]>([
  ['color', Color, '#00ff00', '#00ff00'],
  ['date', DateField, '2030-12-31', '2030-12-31'],
  ['datetime-local', DateTime, '2030-12-31T08:30', MOMENT],
  ['time', Time, '08:30', '08:30:00'],
  ['time', Time, '08:30:15', '08:30:15'],
  ['number', Updown, '4', 4, INTEGER],
  ['range', Range, '7', 7, INTEGER],
  ['url', Url, 'https://a.example/x', 'https://a.example/x'],
  ['email', Email, 'ana@mail.example', 'ana@mail.example'],
  ['password', Password, 'segredo', 'segredo'],
])(
  "the browser's own field of type %s keeps what is typed",
  (type, Widget, typed, value, schema) => {
    const { kept } = drawField(Widget, { schema });
    expect([field().type, kept()]).toEqual([type, undefined]);
    paste(field(), typed);
    expect(kept()).toEqual(value);
  },
);

test.each<[string, Widget, unknown, string, Schema?]>([
  ['no colour as black', Color, undefined, '#000000'],
  ['a colour', Color, '#ff0000', '#ff0000'],
  ['a day', DateField, '1999-01-02', '1999-01-02'],
  ['a moment in the time of the buyer', DateTime, MOMENT, '2030-12-31T08:30'],
  ['a time without its seconds', Time, '08:30:00', '08:30'],
  ['a time with its seconds', Time, '08:30:15', '08:30:15'],
  ['a number', Updown, 3, '3', INTEGER],
  ['a number beside its slider', Range, 3, '3', INTEGER],
])('a field shows %s', (_, Widget, campo, text, schema) => {
  drawField(Widget, { schema, values: { campo } });
  expect(field().value.replace(/:00\.000$/, '')).toBe(text);
});

test.each<[string, Widget, unknown, Schema?]>([
  ['time', Time, '08:30:00'],
  ['number', Updown, 3, { type: 'number' }],
])('an emptied %s holds nothing', (_, Widget, campo, schema) => {
  const { kept } = drawField(Widget, { schema, values: { campo } });
  paste(field(), '');
  expect(kept()).toBeUndefined();
});

test.each<[string, Widget, object, object]>([
  ['address', Url, {}, { inputMode: 'url', autocapitalize: 'none' }],
  ['e-mail address', Email, {}, { autocomplete: 'email', autocapitalize: 'none' }],
  ['e-mail address, as the form says', Email, { autocomplete: 'off' }, { autocomplete: 'off' }],
  ['password', Password, {}, { autocomplete: 'off' }],
  ['new password', Password, { autocomplete: 'new-password' }, { autocomplete: 'new-password' }],
  ['day of birth', DateField, { autocomplete: 'bday' }, { autocomplete: 'bday' }],
])('the browser knows what is asked for: %s', (_, Widget, options, known) => {
  drawField(Widget, { options });
  for (const [name, value] of Object.entries(known)) {
    expect(field().getAttribute(name.toLowerCase())).toBe(value);
  }
});

test.each<[string, Widget]>([
  ['a slider', Range],
  ['a number', Updown],
])('%s moves between the ends of its schema, in its steps', (_, Widget) => {
  const stepOf = (schema: Schema) => {
    const { unmount } = drawField(Widget, { schema });
    const { min, max, step } = field();
    unmount();
    return [min, max, step];
  };
  expect(stepOf(INTEGER)).toEqual(['1', '12', '1']);
  expect(stepOf({ type: 'number', multipleOf: 0.5 })[2]).toBe('0.5');
  expect(stepOf({ type: 'number' })[2]).toBe('any');
});

test('the number beside a slider is written as the language writes it', () => {
  const schema = { type: 'number', minimum: 0, maximum: 3, multipleOf: 0.5 } as const;
  drawField(Range, { schema, values: { campo: 1.5 } });
  expect(document.querySelector('output')!.textContent).toBe('1,5');
  paste(field(), '2.5');
  expect(document.querySelector('output')!.textContent).toBe('2,5');
});

test('the server, which does not know the time zone, shows no moment', () => {
  expect(fieldMarkup(DateTime, { values: { campo: MOMENT } })).not.toContain('2030');
});
