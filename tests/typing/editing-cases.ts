import {
  casesOf,
  pasted,
  cpf,
  cvv,
  expiry,
  number,
  phone,
  type Field,
  type TypingCase,
} from './deeds.ts';

/** Deletes a whole text from its end and from its start: every key takes one character. */
const emptied = (field: Field, text: string): TypingCase[] => {
  const times = (key: string) => Array.from(text.replace(/\D/g, ''), () => key);
  return casesOf(field, [
    [`'${text}' emptied by Backspace`, [text, ...times('Backspace')], '|'],
    [`'${text}' emptied by Delete`, [text, 'Home', ...times('Delete')], '|'],
  ]);
};

/** Deletion at every place, correction in the middle, and typing over a selection. */
export const editingCases: readonly TypingCase[] = [
  ...casesOf(cpf, [
    ['Backspace behind a dot', ['52998224725', 4, 'Backspace'], '52|9.822.472-5'],
    ['Delete before a dot', ['52998224725', 3, 'Delete'], '529.|822.472-5'],
    ['a digit put right in the middle', ['52998224725', 6, 'Backspace', '7'], '529.97|2.247-25'],
    ['a selection is typed over', ['52998224725', [4, 7], '1'], '529.1|24.725'],
    ['a letter typed over a selection', ['529', [1, 2], 'x'], '5|9'],
  ]),
  ...casesOf(number, [
    ['Delete before a separator takes the digit behind it', ['41112222', 4, 'Delete'], '4111 |222'],
    [
      'a digit put right in the middle',
      ['4111222233334444', 7, 'Backspace', '9'],
      '4111 29|22 3333 4444',
    ],
    [
      'a digit put right at the end of a group',
      ['4111222233334444', 9, 'Backspace', '9'],
      '4111 2229 |3333 4444',
    ],
    ['a digit too many is kept to be seen', ['41111111111111112'], '4111 1111 1111 11112|'],
    [
      'a digit too many in the middle, and taken out again',
      ['4111222233334444', 2, '9', 'Backspace'],
      '41|11 2222 3333 4444',
    ],
    ['of American Express', ['378282246310005'], '3782 822463 10005|'],
    [
      'another company by its first digit',
      ['378282246310005', 'Home', 'Delete', '4'],
      '4|782 8224 6310 005',
    ],
    ['all typed over', ['4111222233334444', [0, 19], '5'], '5|'],
    [
      'a selection from within a group to a separator is typed over',
      ['4111222233334444', [2, 5], '99'],
      '4199 |2222 3333 4444',
    ],
    ['a selection is deleted', ['4111222233334444', [4, 10], 'Delete'], '4111 |3333 4444'],
    [
      'pasted over a selection',
      ['4111222233334444', [5, 9], { paste: '99-99' }],
      '4111 9999 |3333 4444',
    ],
  ]),
  ...casesOf(expiry, [
    ['the month put right from its end', ['1230', 2, 'Backspace', '1'], '11/|30'],
    ['the month put right from its start', ['1230', 'Home', 'Delete', 'Delete', '09'], '09/|30'],
    ['the month selected and typed over', ['1230', [0, 2], '11'], '11/|30'],
    ['the month selected and deleted', ['1230', [0, 2], 'Delete'], '|30'],
    ['the year put right', ['1230', 'Backspace', '1'], '12/31|'],
    ['a slash that was typed goes by one Backspace', ['12/', 'Backspace'], '12|'],
    ['a digit too many is kept to be seen', ['12301'], '12/301|'],
    ['a year pasted behind its month', ['12', { paste: '/2030' }], '12/30|'],
  ]),
  ...casesOf(phone, [
    ['a digit put right in the middle', ['11987654321', 6, 'Backspace', '0'], '11 980|65-4321'],
    ['Backspace behind the dash', ['11987654321', 9, 'Backspace'], '11 9876|4-321'],
    ['a foreign number loses its plus', ['+351912', 'Home', 'Delete'], '|35 1912'],
    ['a number gets its plus afterwards', ['351912345', 'Home', '+'], '+|351912345'],
    ['a foreign number keeps its code while it is typed', ['+5511987654321'], '+5511987654321|'],
    [
      'and loses that of its own country when it is left',
      ['+5511987654321', { leave: true }],
      '11 98765-4321',
    ],
    [
      'pasted over all',
      ['11987654321', [0, 13], { paste: '+55 (21) 91234-5678' }],
      '21 91234-5678|',
    ],
  ]),
  ...casesOf(cvv, [['a digit put right', ['123', 2, 'Backspace', '9'], '19|3']]),
  ...emptied(number, '4111111111111111'),
  ...emptied(number, '378282246310005'),
  ...emptied(expiry, '1230'),
  ...emptied(cvv, '123'),
  ...emptied(cpf, '52998224725'),
  ...emptied(phone, '11987654321'),
  ...emptied(phone, '351912345678'),
  ...pasted(cpf, '529.982.247-25|', ['529.982.247-25', '52998224725', 'CPF: 529.982.247-25']),
  ...pasted(phone, '11 98765-4321|', [
    '\u200b11 98765-4321',
    '11\u00a098765-4321',
    '\u202a+55 11 98765-4321\u202c',
    '011 98765-4321',
    '0055 11 98765-4321',
  ]),
  ...pasted(number, '4111 1111 1111 1111|', [
    '4111\u00a01111\u00a01111\u00a01111',
    '4111\u200b111111111111',
    'nº 4111.1111.1111.1111',
  ]),
];
