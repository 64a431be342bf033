import {
  casesOf,
  pasted,
  cpf,
  cvv,
  expiry,
  number,
  phone,
  type Deed,
  type TypingCase,
} from './deeds.ts';

const press = (key: 'Backspace' | 'Delete' | 'Home' | 'End', times = 1): Deed[] =>
  Array.from({ length: times }, () => ({ press: key }));

/** Deletes a whole text from its end or from its start: every key takes one character. */
const emptied = (
  field: typeof number | typeof expiry | typeof cvv | typeof cpf | typeof phone,
  text: string,
): TypingCase[] => {
  const count = text.replace(/\D/g, '').length;
  return [
    {
      ...field,
      title: `'${text}' emptied by Backspace`,
      deeds: [{ type: text }, ...press('Backspace', count)],
      shown: '|',
    },
    {
      ...field,
      title: `'${text}' emptied by Delete`,
      deeds: [{ type: text }, { press: 'Home' }, ...press('Delete', count)],
      shown: '|',
    },
  ];
};

/** Deletion at every place, correction in the middle, and typing over a selection. */
export const editingCases: readonly TypingCase[] = [
  ...casesOf(cpf, {
    'Backspace behind a dot': {
      deeds: [{ type: '52998224725' }, { caret: 4 }, { press: 'Backspace' }],
      shown: '52|9.822.472-5',
    },
    'Delete before a dot': {
      deeds: [{ type: '52998224725' }, { caret: 3 }, { press: 'Delete' }],
      shown: '529.|822.472-5',
    },
    'a digit put right in the middle': {
      deeds: [{ type: '52998224725' }, { caret: 6 }, { press: 'Backspace' }, { type: '7' }],
      shown: '529.97|2.247-25',
    },
    'a selection is typed over': {
      deeds: [{ type: '52998224725' }, { select: [4, 7] }, { type: '1' }],
      shown: '529.1|24.725',
    },
    'a letter typed over a selection': {
      deeds: [{ type: '529' }, { select: [1, 2] }, { type: 'x' }],
      shown: '5|9',
    },
  }),
  ...casesOf(number, {
    'Delete before a separator takes the digit behind it': {
      deeds: [{ type: '41112222' }, { caret: 4 }, { press: 'Delete' }],
      shown: '4111 |222',
    },
    'a digit put right in the middle': {
      deeds: [{ type: '4111222233334444' }, { caret: 7 }, { press: 'Backspace' }, { type: '9' }],
      shown: '4111 29|22 3333 4444',
    },
    'a digit put right at the end of a group': {
      deeds: [{ type: '4111222233334444' }, { caret: 9 }, { press: 'Backspace' }, { type: '9' }],
      shown: '4111 2229 |3333 4444',
    },
    'a digit too many is kept to be seen': {
      deeds: [{ type: '41111111111111112' }],
      shown: '4111 1111 1111 11112|',
    },
    'a digit too many in the middle, and taken out again': {
      deeds: [{ type: '4111222233334444' }, { caret: 2 }, { type: '9' }, { press: 'Backspace' }],
      shown: '41|11 2222 3333 4444',
    },
    'of American Express': { deeds: [{ type: '378282246310005' }], shown: '3782 822463 10005|' },
    'another company by its first digit': {
      deeds: [{ type: '378282246310005' }, { press: 'Home' }, { press: 'Delete' }, { type: '4' }],
      shown: '4|782 8224 6310 005',
    },
    'all typed over': {
      deeds: [{ type: '4111222233334444' }, { select: [0, 19] }, { type: '5' }],
      shown: '5|',
    },
    'a selection from within a group to a separator is typed over': {
      deeds: [{ type: '4111222233334444' }, { select: [2, 5] }, { type: '99' }],
      shown: '4199 |2222 3333 4444',
    },
    'a selection is deleted': {
      deeds: [{ type: '4111222233334444' }, { select: [4, 10] }, { press: 'Delete' }],
      shown: '4111 |3333 4444',
    },
    'pasted over a selection': {
      deeds: [{ type: '4111222233334444' }, { select: [5, 9] }, { paste: '99-99' }],
      shown: '4111 9999 |3333 4444',
    },
  }),
  ...casesOf(expiry, {
    'the month put right from its end': {
      deeds: [{ type: '1230' }, { caret: 2 }, { press: 'Backspace' }, { type: '1' }],
      shown: '11/|30',
    },
    'the month put right from its start': {
      deeds: [{ type: '1230' }, { press: 'Home' }, ...press('Delete', 2), { type: '09' }],
      shown: '09/|30',
    },
    'the month selected and typed over': {
      deeds: [{ type: '1230' }, { select: [0, 2] }, { type: '11' }],
      shown: '11/|30',
    },
    'the month selected and deleted': {
      deeds: [{ type: '1230' }, { select: [0, 2] }, { press: 'Delete' }],
      shown: '|30',
    },
    'the year put right': {
      deeds: [{ type: '1230' }, { press: 'Backspace' }, { type: '1' }],
      shown: '12/31|',
    },
    'a slash that was typed goes by one Backspace': {
      deeds: [{ type: '12/' }, { press: 'Backspace' }],
      shown: '12|',
    },
    'a digit too many is kept to be seen': { deeds: [{ type: '12301' }], shown: '12/301|' },
    'a year pasted behind its month': {
      deeds: [{ type: '12' }, { paste: '/2030' }],
      shown: '12/30|',
    },
  }),
  ...casesOf(phone, {
    'a digit put right in the middle': {
      deeds: [{ type: '11987654321' }, { caret: 6 }, { press: 'Backspace' }, { type: '0' }],
      shown: '11 980|65-4321',
    },
    'Backspace behind the dash': {
      deeds: [{ type: '11987654321' }, { caret: 9 }, { press: 'Backspace' }],
      shown: '11 9876|4-321',
    },
    'a foreign number loses its plus': {
      deeds: [{ type: '+351912' }, { press: 'Home' }, { press: 'Delete' }],
      shown: '|35 1912',
    },
    'a number gets its plus afterwards': {
      deeds: [{ type: '351912345' }, { press: 'Home' }, { type: '+' }],
      shown: '+|351912345',
    },
    'a foreign number keeps its code while it is typed': {
      deeds: [{ type: '+5511987654321' }],
      shown: '+5511987654321|',
    },
    'and loses that of its own country when it is left': {
      deeds: [{ type: '+5511987654321' }, { leave: true }],
      shown: '11 98765-4321',
    },
    'pasted over all': {
      deeds: [{ type: '11987654321' }, { select: [0, 13] }, { paste: '+55 (21) 91234-5678' }],
      shown: '21 91234-5678|',
    },
  }),
  ...casesOf(cvv, {
    'a digit put right': {
      deeds: [{ type: '123' }, { caret: 2 }, { press: 'Backspace' }, { type: '9' }],
      shown: '19|3',
    },
  }),
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
