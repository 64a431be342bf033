import { expect, test } from 'vitest';
import { nearestName, suggestName } from './nearest-name.ts';

test.each<[typed: string, names: string[], nearest: string | undefined]>([
  ['titel', ['title', 'tile'], 'title'],
  ['Title', ['title'], 'title'],
  ['title', ['TITLE'], 'TITLE'],
  ['titles', ['title', 'tables'], 'title'],
  ['tilte', ['tile', 'title'], 'title'],
  ['paymnet', ['payment', 'pix'], 'payment'],
  ['colour', ['color'], 'color'],
  // Two slips in words of four to eight letters, a third of longer ones.
  ['abcd', ['abxy'], 'abxy'],
  ['abcd', ['axyz'], undefined],
  ['abcdefghi', ['abcdefxyz'], 'abcdefxyz'],
  ['abcdefgh', ['abcdexyz'], undefined],
  ['abcdefghijkl', ['abcdefgh1234'], 'abcdefgh1234'],
  ['abcdefghijkl', ['abcdefg12345'], undefined],
  // One in words of two or three, none in a single letter.
  ['ab', ['ax'], 'ax'],
  ['abc', ['abx'], 'abx'],
  ['abc', ['axy'], undefined],
  ['a', ['b'], undefined],
  ['a', ['a'], 'a'],
  ['', ['a', 'ab'], undefined],
  // The first of two that are equally near.
  ['cat', ['bat', 'hat'], 'bat'],
  ['bet', ['bat', 'bet'], 'bet'],
  // A word that begins another one, if only one does.
  ['prod', ['production', 'test'], 'production'],
  ['production', ['prod', 'test'], 'prod'],
  ['pro', ['production'], undefined],
  ['prod', ['production', 'products'], undefined],
  ['prod', [], undefined],
  // A word in Portuguese, by all of its parts.
  ['endereço', ['address', 'city'], 'address'],
  ['numero-cartao', ['cardNumber', 'cardName'], 'cardNumber'],
  ['primeiro-acesso', ['first-access', 'set-password'], 'first-access'],
  ['telefone', ['phone-br', 'phone-mz'], undefined],
])('%s of %j is %s', (typed, names, nearest) => {
  expect(nearestName(typed, names)).toBe(nearest);
});

test('of several names that a Portuguese one may stand for, those alone are named', () => {
  expect(suggestName('telefone', ['cpf', 'phone-br', 'phone-mz'], 'Rules')).toBe(
    'Rules: phone-br, phone-mz.',
  );
});

test.each([
  ['titel', ['title', 'text'], "Did you mean 'title'?"],
  ['zzzzz', ['title', 'text'], 'Ids: title, text.'],
  ['zzzzz', [], ''],
])('a hint at %s of %j', (typed, names, hint) => {
  expect(suggestName(typed, names, 'Ids')).toBe(hint);
});
