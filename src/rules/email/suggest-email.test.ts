import { expect, test } from 'vitest';
import field from '../../../schemas/fields/email.json' with { type: 'json' };
import { suggestEmail } from './suggest-email.ts';

const suggest = (address: string) => suggestEmail(address, field.ui['ui:options'].domains);

test.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['ana@gmail.con', 'ana@gmail.com'],
  ['ana.lima+1@gmai.com', 'ana.lima+1@gmail.com'],
  ['ana@hotnail.com', 'ana@hotmail.com'],
  ['ana@hotmail.con', 'ana@hotmail.com'],
  ['ana@outlok.com', 'ana@outlook.com'],
  ['ana@YAHO.com.br', 'ana@yahoo.com.br'],
  [' ana@iclod.com ', 'ana@icloud.com'],
  ['a@gmial.com', 'a@gmail.com'],
])('%j was probably meant as %s', (typed, meant) => {
  expect(suggest(typed)).toBe(meant);
});

test.each([
  ['of the list', 'ana@gmail.com'],
  ['of the list, in capitals', 'ana@GMAIL.com'],
  ['of the list, near another', 'ana@ymail.com'],
  ['of somebody else', 'ana@mail.example'],
  ['that is short', 'ana@oi.com'],
  ['of a company', 'ana@empresa.com.br'],
  ['that is missing', 'ana@'],
  ['without an address', '@gmial.com'],
  ['without anything', ''],
])('a domain %s is left alone', (_, typed) => {
  expect(suggest(typed)).toBeUndefined();
});

test.each([[['abcdxx.com', 'abcdex.com']], [['abcdex.com', 'abcdxx.com']]])(
  'of %j the nearest is meant',
  (domains) => {
    expect(suggestEmail('ana@abcdef.com', domains)).toBe('ana@abcdex.com');
  },
);

test('where two domains are as near, nobody knows which was meant', () => {
  expect(suggestEmail('ana@abcdef.com', ['abcdeg.com', 'abcdeh.com'])).toBeUndefined();
});
