import { expect, test } from 'vitest';
import NoPart, { CssVarsProvider } from './no-part.ts';
import uri from './uri.ts';

test.each([
  ['', '#/definitions/a', '#/definitions/a'],
  ['https://alfa.example.com/form.json', '#/a', 'https://alfa.example.com/form.json#/a'],
  ['https://alfa.example.com/form.json', 'other.json', 'https://alfa.example.com/other.json'],
  ['form.json', 'other.json#/a', 'other.json#/a'],
  ['https://alfa.example.com/', 'https://[', 'https://['],
])('%s and %s are %s', (base, reference, resolved) => {
  expect(uri.resolve(base, reference)).toBe(resolved);
});

test.each([
  ['https://alfa.example.com/a', 'HTTPS://ALFA.example.com:443/./a', true],
  ['form.json', './form.json', true],
  ['form.json', 'other.json', false],
])('%s is %s: %s', (one, other, isSame) => {
  expect(uri.equal(one, other)).toBe(isSame);
});

test.each([NoPart, CssVarsProvider])(
  'a part of MUI that is left out says so when it is drawn',
  (part) => {
    expect(part).toThrow('left out by vite.config.ts');
  },
);
