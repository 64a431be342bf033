import fc from 'fast-check';
import { expect, test } from 'vitest';
import { every } from '../../tests/generated/every.ts';
import { applyMask, layOut, PATTERN, patternMask } from './mask.ts';
import { maskOf, maskOfFormat } from './masks.ts';

test.each([
  ['', ''],
  ['01', '01'],
  ['013', '01 3'],
  ['01310', '01 310'],
  ['01310100', '01 310-100'],
  ['0131010099', '01 310-10099'],
])('%j is laid out as %j, its surplus kept', (characters, text) => {
  expect(layOut(characters, '## ###-###')).toBe(text);
});

test.each([
  ['ABC1D23', 'AAA-#A##', 'ABC-1D23'],
  ['1ABC', 'AAA-#A##', 'ABC'],
  ['ABC', '###', ''],
  ['12/', '##/##', '12/'],
  ['+258', '+#', '+258'],
  ['12', '(##) #', '(12'],
])('%j in %j is %j', (characters, pattern, text) => {
  expect(layOut(characters, pattern)).toBe(text);
});

test.each([
  ['##/##/####', '31121999', '31/12/1999'],
  ['##/##/####', ' 31-12-1999 ', '31/12/1999'],
  ['AAA-#*##', 'abc1d23', 'ABC-1D23'],
  ['**.**', 'a1ß2é3', 'A1.23'],
])('the mask %j writes %j as %j', (pattern, raw, text) => {
  expect(applyMask(patternMask(pattern), raw)).toBe(text);
});

const patterns = fc.stringMatching(/^[#A* ./()-]{0,9}[#A*]$/);

test('what a pattern has laid out stays as it is', () => {
  every(fc.tuple(patterns, fc.string({ maxLength: 12 })), ([pattern, raw]) => {
    const mask = patternMask(pattern);
    const text = applyMask(mask, raw);
    return applyMask(mask, text) === text;
  });
});

test.each(['#', '##/##/####', 'AAA-#*##', '(##) #####-####', '+## #'])('%j is a pattern', (one) => {
  expect(one).toMatch(new RegExp(PATTERN));
});

test.each(['', '-', '##/', '99/99', 'aa-##', '##\u00a0##', '##\u200b#', '#\n#', 'é#'])(
  '%j is no pattern',
  (one) => {
    expect(one).not.toMatch(new RegExp(PATTERN));
  },
);

test('a mask goes by its name, a format by the mask of its name, and both are the same object each time', () => {
  expect(applyMask(maskOf('cpf'), '52998224725')).toBe('529.982.247-25');
  expect(maskOf('###-#')).toBe(maskOf('###-#'));
  expect(['cep', 'email-address', 'constructor', undefined].map(maskOfFormat)).toEqual([
    'cep',
    undefined,
    undefined,
    undefined,
  ]);
});
