// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { notePage, returnToPage } from './keep-page.ts';

const NOTE = 'guiche.dev.page';
let moved: unknown[];

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState({ usr: { page: 1 } }, '', '/lead');
  document.body.innerHTML = '<main></main>';
  Object.assign(document.querySelector('main')!, { __reactProps$x: {} });
  moved = [];
});
window.addEventListener('popstate', ({ state }) => moved.push(state?.usr));

test('a document that is drawn anew goes back to the page of its form, once', () => {
  notePage();
  history.replaceState({ usr: null }, '', '/lead');
  returnToPage();
  returnToPage();
  expect(history.state.usr).toEqual({ page: 1 });
  expect(moved).toEqual([{ page: 1 }]);
});

test('a card has to be typed again, so its form begins at its first page', () => {
  document.body.innerHTML += '<input autocomplete="cc-number" />';
  notePage();
  expect(sessionStorage.getItem(NOTE)).toBeNull();
});

test('another screen keeps its own page', () => {
  notePage();
  history.replaceState({ usr: null }, '', '/payment');
  returnToPage();
  expect(moved).toEqual([]);
});

test('it waits until the program has taken the screen over', () => {
  vi.useFakeTimers();
  notePage();
  document.body.innerHTML = '<main></main>';
  returnToPage();
  expect(moved).toEqual([]);
  Object.assign(document.querySelector('main')!, { __reactProps$x: {} });
  vi.runAllTimers();
  expect(moved).toEqual([{ page: 1 }]);
  vi.useRealTimers();
});
