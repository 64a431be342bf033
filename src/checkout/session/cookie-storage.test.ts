// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { cookieStorage } from './cookies.ts';

test('a note is kept in a cookie of ours, beside those of others', () => {
  document.cookie = 'email=ana@mail.example';
  cookieStorage.setItem('guiche.one', '{"key":"a=b; c","at":1}');
  cookieStorage.setItem('guiche.two', 'é');
  expect(cookieStorage.getItem('guiche.one')).toBe('{"key":"a=b; c","at":1}');
  expect([cookieStorage.length, cookieStorage.key(0), cookieStorage.key(2)]).toEqual([
    2,
    'guiche.one',
    null,
  ]);
  expect(cookieStorage.getItem('email')).toBeNull();
  document.cookie = 'guiche.bare';
  expect(cookieStorage.getItem('guiche.bare')).toBe('');
  cookieStorage.removeItem('guiche.one');
  expect(cookieStorage.getItem('guiche.one')).toBeNull();
  expect(cookieStorage.getItem('guiche.two')).toBe('é');
});

test('a cookie that the browser does not keep is not counted', () => {
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
  expect(() => cookieStorage.setItem('guiche.three', '1')).toThrow('kept no cookie');
});
