import {
  casesOf,
  cpf,
  cvv,
  email,
  expiry,
  holder,
  name,
  number,
  phone,
  type TypingCase,
} from './deeds.ts';

const composed = (text: string) => Array.from(text, (_, at) => text.slice(0, at + 1));

/** What does not come by keys: dropped, composed by an input method, filled in by the browser or by others. */
export const otherInput: readonly TypingCase[] = [
  ...casesOf(number, {
    'composed behind what was typed': {
      deeds: [{ type: '41111' }, { compose: composed('222') }],
      shown: '4111 1222|',
      isChromiumOnly: true,
    },
    'composed in the middle': {
      deeds: [{ type: '41112222' }, { caret: 2 }, { compose: ['9', '99'] }],
      shown: '4199 |1122 22',
      isChromiumOnly: true,
    },
    'typed on behind what was composed': {
      deeds: [{ compose: composed('4111') }, { type: '22' }],
      shown: '4111 22|',
      isChromiumOnly: true,
    },
    'composed, then deleted': {
      deeds: [{ compose: composed('41112') }, { press: 'Backspace' }],
      shown: '4111|',
      isChromiumOnly: true,
    },
    'typed on behind what was filled in without an event': {
      deeds: [{ plant: '411111' }, { press: 'End' }, { type: '2' }],
      shown: '4111 112|',
    },
  }),
  ...casesOf(cpf, {
    'letters composed': {
      deeds: [{ type: '529' }, { compose: ['a', 'an'] }],
      shown: '529|',
      isChromiumOnly: true,
    },
  }),
  ...casesOf(name, {
    'loses invisible characters when it is left': {
      deeds: [{ paste: 'Ana\u200b Maria\u00a0Li\u00adma\ufeff' }, { leave: true }],
      shown: 'Ana Maria Lima',
    },
  }),
  ...casesOf(email, {
    'loses invisible characters when it is left': {
      deeds: [{ paste: '\u202aana\u200b@mail.example\u202c' }, { leave: true }],
      shown: 'ana@mail.example',
    },
  }),
  ...(
    [
      [number, '4111111', '4111 111|'],
      [number, '4111111111111111', '4111 1111 1111 1111|'],
      [cpf, '52998224725', '529.982.247-25|'],
      [phone, '11987654321', '11 98765-4321|'],
      [expiry, '1230', '12/30|'],
      [cvv, '123', '123|'],
      [holder, 'ANA LIMÃO', 'ANA LIMÃO|'],
    ] as const
  ).map(([field, text, shown]): TypingCase => ({
    ...field,
    title: `'${text}' composed`,
    deeds: [{ compose: composed(text) }],
    shown,
    isChromiumOnly: true,
  })),
  ...(
    [
      [number, '4111-1111-1111-1111', '4111 1111 1111 1111|'],
      [phone, '+55 11 98765-4321', '11 98765-4321|'],
      [cpf, '529 982 247 25', '529.982.247-25|'],
    ] as const
  ).map(([field, text, shown]): TypingCase => ({
    ...field,
    title: `'${text}' dropped`,
    deeds: [{ drop: text }],
    shown,
    isChromiumOnly: true,
  })),
  ...(
    [
      [number, '5555555555554444', '5555 5555 5555 4444'],
      [expiry, '12/2030', '12/30'],
      [expiry, '1/2030', '01/30'],
      [cpf, '52998224725', '529.982.247-25'],
      [phone, '+5511987654321', '11 98765-4321'],
      [cvv, '123', '123'],
    ] as const
  ).flatMap(([field, text, shown]): TypingCase[] => [
    {
      ...field,
      title: `'${text}' filled in with both events`,
      deeds: [{ autofill: text }],
      shown: `${shown}|`,
    },
    {
      ...field,
      title: `'${text}' filled in with a change alone`,
      deeds: [{ fill: text }],
      shown: `${shown}|`,
    },
    {
      ...field,
      title: `'${text}' filled in over what was typed, without an event`,
      deeds: [{ type: '1' }, { plant: text }, { leave: true }],
      shown,
    },
  ]),
];
