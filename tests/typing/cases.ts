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
  type TypingCase,
} from './deeds.ts';
import { editingCases } from './editing-cases.ts';
import { otherInput } from './other-input.ts';

/** What was tried first: typing, pasting, undo and autofill of each field. */
const firstCases: readonly TypingCase[] = [
  ...casesOf(number, [
    ['typed', ['4111111111111111'], '4111 1111 1111 1111|'],
    ['typed in the middle', ['4111111111111', 6, '22'], '4111 122|1 1111 111'],
    ['deleted in the middle', ['4111222233334444', 11, 'Backspace'], '4111 2222 |3334 444'],
    ['Backspace takes the digit before a separator', ['41112222', 5, 'Backspace'], '411|2 222'],
    ['Delete takes the digit behind the caret', ['41112222', 'Home', 'Delete'], '|1112 222'],
    ['a selection is typed over', ['4111222233334444', [5, 14], '9'], '4111 9|444 4'],
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
    ['filled in by the browser', [{ autofill: '4111111111111111' }], '4111 1111 1111 1111|'],
    [
      'put there without an event',
      [{ plant: '5555555555554444' }, { leave: true }],
      '5555 5555 5555 4444',
    ],
  ]),
  ...casesOf(expiry, [
    ['typed', ['1230'], '12/30|'],
    ['a month of one digit', ['930'], '09/30|'],
    ['typed with a slash', ['12/30'], '12/30|'],
    ['filled in by the browser with a whole year', [{ autofill: '12/2030' }], '12/30|'],
    [
      'emptied key by key',
      ['1230', 'Backspace', 'Backspace', 'Backspace', 'Backspace', 'Backspace'],
      '|',
    ],
    ['undo', ['1230', 'Backspace', { undo: 1 }], '12/30|'],
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
    ['pasted', [{ paste: '529 982 247 25' }], '529.982.247-25|'],
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
    ['deleted in the middle', ['11987654321', 5, 'Backspace'], '11 9|7654-321'],
    ['pasted from another country', [{ paste: '+258 84 123 1234' }], '+258841231234|'],
    ['undo', ['119', { paste: '87654321' }, { undo: 1 }], '11 9|'],
    ['filled in by the browser', [{ autofill: '+5511987654321' }], '11 98765-4321|'],
  ]),
  ...casesOf(email, [
    [
      'loses the blanks around it when it is left',
      [{ autofill: ' ana@mail.example ' }, { leave: true }],
      'ana@mail.example',
    ],
  ]),
  ...pasted(number, '4111 1111 1111 1111|', [
    '4111-1111-1111-1111',
    '4111 1111 1111 1111',
    ' 4111.1111.1111.1111 ',
  ]),
  ...pasted(expiry, '12/30|', ['12/2030', '12 / 30', '1230', '12-30', '12/30']),
  ...pasted(phone, '11 98765-4321|', ['(11) 98765-4321', '+55 11 98765-4321', '5511987654321']),
];

/** Cases that must have the same result in every browser. */
export const typingCases: readonly TypingCase[] = [...firstCases, ...editingCases, ...otherInput];
