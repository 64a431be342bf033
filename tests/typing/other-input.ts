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
  ...casesOf(number, [
    ['composed behind what was typed', ['41111', { compose: composed('222') }], '4111 1222|'],
    ['composed in the middle', ['41112222', 2, { compose: ['9', '99'] }], '4199 |1122 22'],
    ['typed on behind what was composed', [{ compose: composed('4111') }, '22'], '4111 22|'],
    ['composed, then deleted', [{ compose: composed('41112') }, 'Backspace'], '4111|'],
    [
      'typed on behind what was filled in without an event',
      [{ plant: '411111' }, 'End', '2'],
      '4111 112|',
    ],
  ]),
  ...casesOf(cpf, [['letters composed', ['529', { compose: ['a', 'an'] }], '529|']]),
  ...casesOf(name, [
    [
      'loses invisible characters when it is left',
      [{ paste: 'Ana\u200b Maria\u00a0Li\u00adma\ufeff' }, { leave: true }],
      'Ana Maria Lima',
    ],
  ]),
  ...casesOf(email, [
    [
      'loses invisible characters when it is left',
      [{ paste: '\u202aana\u200b@mail.example\u202c' }, { leave: true }],
      'ana@mail.example',
    ],
  ]),
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
  ).flatMap(([field, text, shown]) =>
    casesOf(field, [[`'${text}' composed`, [{ compose: composed(text) }], shown]]),
  ),
  ...(
    [
      [number, '4111-1111-1111-1111', '4111 1111 1111 1111|'],
      [phone, '+55 11 98765-4321', '11 98765-4321|'],
      [cpf, '529 982 247 25', '529.982.247-25|'],
    ] as const
  ).flatMap(([field, text, shown]) =>
    casesOf(field, [[`'${text}' dropped`, [{ drop: text }], shown]]),
  ),
  ...(
    [
      [number, '5555555555554444', '5555 5555 5555 4444'],
      [expiry, '12/2030', '12/30'],
      [expiry, '1/2030', '01/30'],
      [cpf, '52998224725', '529.982.247-25'],
      [phone, '+5511987654321', '11 98765-4321'],
      [cvv, '123', '123'],
    ] as const
  ).flatMap(([field, text, shown]) =>
    casesOf(field, [
      [`'${text}' filled in with both events`, [{ autofill: text }], `${shown}|`],
      [`'${text}' filled in with a change alone`, [{ fill: text }], `${shown}|`],
      [
        `'${text}' filled in over what was typed, without an event`,
        ['1', { plant: text }, { leave: true }],
        shown,
      ],
    ]),
  ),
];
