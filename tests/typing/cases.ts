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
  ...casesOf(number, {
    typed: { deeds: [{ type: '4111111111111111' }], shown: '4111 1111 1111 1111|' },
    'typed in the middle': {
      deeds: [{ type: '4111111111111' }, { caret: 6 }, { type: '22' }],
      shown: '4111 122|1 1111 111',
    },
    'deleted in the middle': {
      deeds: [{ type: '4111222233334444' }, { caret: 11 }, { press: 'Backspace' }],
      shown: '4111 2222 |3334 444',
    },
    'Backspace takes the digit before a separator': {
      deeds: [{ type: '41112222' }, { caret: 5 }, { press: 'Backspace' }],
      shown: '411|2 222',
    },
    'Delete takes the digit behind the caret': {
      deeds: [{ type: '41112222' }, { press: 'Home' }, { press: 'Delete' }],
      shown: '|1112 222',
    },
    'a selection is typed over': {
      deeds: [{ type: '4111222233334444' }, { select: [5, 14] }, { type: '9' }],
      shown: '4111 9|444 4',
    },
    'a letter changes nothing': {
      deeds: [{ type: '41112222' }, { caret: 2 }, { type: 'x' }],
      shown: '41|11 2222',
    },
    'pasted in the middle': {
      deeds: [{ type: '41111111' }, { caret: 4 }, { paste: '22-22' }],
      shown: '4111 2222 |1111',
    },
    'undo takes back what was typed, redo brings it again': {
      deeds: [{ type: '41112222' }, { undo: 1 }, { redo: 1 }],
      shown: '4111 2222|',
    },
    'undo brings back what was deleted': {
      deeds: [
        { type: '4111222233334444' },
        { caret: 11 },
        { press: 'Backspace' },
        { press: 'Backspace' },
        { undo: 2 },
      ],
      shown: '4111 2222 3|333 4444',
    },
    'undo takes back a paste and nothing else': {
      deeds: [{ type: '4111' }, { paste: '2222 3333' }, { undo: 1 }],
      shown: '4111|',
    },
    'undo of all there was leaves nothing': {
      deeds: [{ type: '4111' }, { paste: '2222' }, { press: 'Backspace' }, { undo: 6 }],
      shown: '|',
    },
    'typing goes on after an undo': {
      deeds: [{ type: '4111' }, { paste: '9999' }, { undo: 1 }, { type: '2222' }],
      shown: '4111 2222|',
    },
    'filled in by the browser': {
      deeds: [{ autofill: '4111111111111111' }],
      shown: '4111 1111 1111 1111|',
    },
    'put there without an event': {
      deeds: [{ plant: '5555555555554444' }, { leave: true }],
      shown: '5555 5555 5555 4444',
    },
  }),
  ...casesOf(expiry, {
    typed: { deeds: [{ type: '1230' }], shown: '12/30|' },
    'a month of one digit': { deeds: [{ type: '930' }], shown: '09/30|' },
    'typed with a slash': { deeds: [{ type: '12/30' }], shown: '12/30|' },
    'filled in by the browser with a whole year': {
      deeds: [{ autofill: '12/2030' }],
      shown: '12/30|',
    },
    'emptied key by key': {
      deeds: [
        { type: '1230' },
        ...Array.from({ length: 5 }, () => ({ press: 'Backspace' as const })),
      ],
      shown: '|',
    },
    undo: { deeds: [{ type: '1230' }, { press: 'Backspace' }, { undo: 1 }], shown: '12/30|' },
  }),
  ...casesOf(cvv, {
    'digits alone': { deeds: [{ type: '1a2b3' }], shown: '123|' },
    undo: { deeds: [{ type: '123' }, { undo: 1 }, { redo: 1 }], shown: '123|' },
  }),
  ...casesOf(cpf, {
    typed: { deeds: [{ type: '52998224725' }], shown: '529.982.247-25|' },
    'deleted in the middle, undone': {
      deeds: [
        { type: '52998224725' },
        { caret: 7 },
        { press: 'Backspace' },
        { undo: 1 },
        { type: '0' },
      ],
      shown: '529.982.0|24-725',
    },
    pasted: { deeds: [{ paste: '529 982 247 25' }], shown: '529.982.247-25|' },
  }),
  ...casesOf(holder, {
    'undo is the browser’s own where nothing is masked': {
      isBrowserOwn: true,
      deeds: [{ type: 'ANA' }, { paste: ' LIMA' }, { undo: 1 }],
      shown: 'ANA|',
    },
  }),
  ...casesOf(phone, {
    typed: { deeds: [{ type: '11987654321' }], shown: '11 98765-4321|' },
    'deleted in the middle': {
      deeds: [{ type: '11987654321' }, { caret: 5 }, { press: 'Backspace' }],
      shown: '11 9|7654-321',
    },
    'pasted from another country': {
      deeds: [{ paste: '+258 84 123 1234' }],
      shown: '+258841231234|',
    },
    undo: { deeds: [{ type: '119' }, { paste: '87654321' }, { undo: 1 }], shown: '11 9|' },
    'filled in by the browser': {
      deeds: [{ autofill: '+5511987654321' }],
      shown: '11 98765-4321|',
    },
  }),
  ...casesOf(email, {
    'loses the blanks around it when it is left': {
      deeds: [{ autofill: ' ana@mail.example ' }, { leave: true }],
      shown: 'ana@mail.example',
    },
  }),
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
