// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cookieStorage } from './cookies.ts';
import { emailCookie } from './cookies.ts';

let written: string[];
beforeEach(() => {
  written = [];
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => void written.push(text));
});
afterEach(() => void vi.unstubAllGlobals());

const on = (protocol: string) => vi.stubGlobal('location', { protocol });

test('on https the e-mail cookie goes over https alone, and lives as long as the browser is open', () => {
  on('https:');
  emailCookie.set('ana@mail.example');
  expect(written).toEqual(['email=ana%40mail.example; path=/; SameSite=Lax; Secure']);
});

test('on plain http, as on a developer’s machine, it is set all the same', () => {
  on('http:');
  emailCookie.set('ana@mail.example');
  expect(written).toEqual(['email=ana%40mail.example; path=/; SameSite=Lax']);
});

test('it is removed by an empty one that is over at once', () => {
  on('https:');
  emailCookie.remove();
  expect(written).toEqual(['email=; path=/; max-age=0; SameSite=Lax; Secure']);
});

test('a note of ours is Secure on https, and ends after a day', () => {
  on('https:');
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('guiche.one=1');
  cookieStorage.setItem('guiche.one', '1');
  expect(written).toEqual(['guiche.one=1; path=/; max-age=86400; SameSite=Strict; Secure']);
});
