import {
  casesOf,
  pasted,
  cpf,
  cvv,
  email,
  expiry,
  holder,
  number,
  phone,
  type Field,
  type TypingCase,
} from './deeds.ts';
import { otherInput } from './other-input.ts';

/** Deletes a whole text from its end and from its start: every key takes one character. */
const emptied = (field: Field, text: string): TypingCase[] => {
  const times = (key: string) => Array.from(text.replace(/\D/g, ''), () => key);
  return casesOf(field, [
    [`'${text}' emptied by Backspace`, [text, ...times('Backspace')], '|'],
    [`'${text}' emptied by Delete`, [text, 'Home', ...times('Delete')], '|'],
  ]);
};

/** Cases that must have the same result in every browser. */
export const typingCases: readonly TypingCase[] = [
  ...casesOf(number, [
    ['typed', ['4111111111111111'], '4111 1111 1111 1111|'],
    ['typed in the middle', ['4111111111111', 6, '22'], '4111 122|1 1111 111'],
    ['Backspace takes the digit before a separator', ['41112222', 5, 'Backspace'], '411|2 222'],
    ['Delete takes the digit behind the caret', ['41112222', 'Home', 'Delete'], '|1112 222'],
    ['a letter changes nothing', ['41112222', 2, 'x'], '41|11 2222'],
    ['pasted in the middle', ['41111111', 4, { paste: '22-22' }], '4111 2222 |1111'],
    [
      'undo takes back what was typed, redo brings it again',
      ['41112222', { undo: 1 }, { redo: 1 }],
      '4111 2222|',
    ],
    [
      'undo brings back what was deleted',
      ['4111222233334444', 11, 'Backspace', 'Backspace', { undo: 2 }],
      '4111 2222 3|333 4444',
    ],
    [
      'undo takes back a paste and nothing else',
      ['4111', { paste: '2222 3333' }, { undo: 1 }],
      '4111|',
    ],
    [
      'undo of all there was leaves nothing',
      ['4111', { paste: '2222' }, 'Backspace', { undo: 6 }],
      '|',
    ],
    [
      'typing goes on after an undo',
      ['4111', { paste: '9999' }, { undo: 1 }, '2222'],
      '4111 2222|',
    ],
    ['Delete before a separator takes the digit behind it', ['41112222', 4, 'Delete'], '4111 |222'],
    [
      'a digit put right in the middle',
      ['4111222233334444', 7, 'Backspace', '9'],
      '4111 29|22 3333 4444',
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
    ['typed', ['1230'], '12/30|'],
    ['a month of one digit', ['930'], '09/30|'],
    ['typed with a slash', ['12/30'], '12/30|'],
    ['undo', ['1230', 'Backspace', { undo: 1 }], '12/30|'],
    ['the month put right from its end', ['1230', 2, 'Backspace', '1'], '11/|30'],
    ['the month put right from its start', ['1230', 'Home', 'Delete', 'Delete', '09'], '09/|30'],
    ['the month selected and typed over', ['1230', [0, 2], '11'], '11/|30'],
    ['the month selected and deleted', ['1230', [0, 2], 'Delete'], '|30'],
    ['a slash that was typed goes by one Backspace', ['12/', 'Backspace'], '12|'],
    ['a digit too many is kept to be seen', ['12301'], '12/301|'],
    ['a year pasted behind its month', ['12', { paste: '/2030' }], '12/30|'],
  ]),
  ...casesOf(cvv, [
    ['digits alone', ['1a2b3'], '123|'],
    ['undo', ['123', { undo: 1 }, { redo: 1 }], '123|'],
  ]),
  ...casesOf(cpf, [
    ['typed', ['52998224725'], '529.982.247-25|'],
    [
      'deleted in the middle, undone',
      ['52998224725', 7, 'Backspace', { undo: 1 }, '0'],
      '529.982.0|24-725',
    ],
    ['Backspace behind a dot', ['52998224725', 4, 'Backspace'], '52|9.822.472-5'],
    ['Delete before a dot', ['52998224725', 3, 'Delete'], '529.|822.472-5'],
    ['a selection is typed over', ['52998224725', [4, 7], '1'], '529.1|24.725'],
    ['a letter typed over a selection', ['529', [1, 2], 'x'], '5|9'],
  ]),
  ...casesOf(holder, [
    [
      'undo is the browser\u2019s own where nothing is masked',
      ['ANA', { paste: ' LIMA' }, { undo: 1 }],
      'ANA|',
      { isBrowserOwn: true },
    ],
  ]),
  ...casesOf(phone, [
    ['typed', ['11987654321'], '11 98765-4321|'],
    ['pasted from another country', [{ paste: '+258 84 123 1234' }], '+258841231234|'],
    ['undo', ['119', { paste: '87654321' }, { undo: 1 }], '11 9|'],
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
  ...casesOf(email, [
    [
      'loses the blanks around it when it is left',
      [{ autofill: ' ana@mail.example ' }, { leave: true }],
      'ana@mail.example',
    ],
  ]),
  ...pasted(expiry, '12/30|', ['12/2030', '12 / 30', '1230', '12-30', '12/30']),
  ...pasted(phone, '11 98765-4321|', ['(11) 98765-4321', '+55 11 98765-4321', '5511987654321']),
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
  ...otherInput,
];
