// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RELOADED } from '../../contract/start-note.ts';
import { START_SCRIPT, startNote } from './start-note.ts';

const ENTRY = 'https://checkout.example/assets/entry-1.js';
const texts = { late: 'Ainda não carregou.', noscript: 'Ative o JavaScript.', retry: 'De novo' };
const note = () => document.querySelector<HTMLElement>('[role="alert"]')!;
let leave: AbortController;

/** A page up to its inline script; its program never comes. */
function open() {
  document.body.innerHTML = startNote(texts);
  // Listeners on the window would outlive the test.
  const listen = window.addEventListener.bind(window);
  leave = new AbortController();
  vi.stubGlobal('addEventListener', (name: string, listener: EventListener) =>
    listen(name, listener, { capture: true, signal: leave.signal }),
  );
  // oxlint-disable-next-line no-eval
  (0, eval)(START_SCRIPT);
}

function fail(element: HTMLElement) {
  document.body.append(element);
  element.dispatchEvent(new Event('error'));
}

const entryScript = () =>
  Object.assign(document.createElement('script'), { src: ENTRY, type: 'module' });

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => {
  leave.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a page whose program has not started after 15 s says so, and offers itself again', () => {
  open();
  vi.advanceTimersByTime(14_900);
  expect(note().hidden).toBe(true);
  vi.advanceTimersByTime(200);
  expect(note().hidden).toBe(false);
  expect(note().textContent).toContain('Ainda não carregou.');
  expect(note().querySelector('a')!.textContent).toBe('De novo');
  expect(note().querySelector('a')!.getAttribute('href')).toBe('');
});

test('a program that has started has taken the note away', () => {
  open();
  note().remove();
  expect(() => vi.advanceTimersByTime(20_000)).not.toThrow();
});

test('an entry script that is gone again after the one reload shows the note at once', () => {
  sessionStorage.setItem(RELOADED + ENTRY, '1');
  open();
  fail(entryScript());
  expect(note().hidden).toBe(false);
});

test('an entry script that is gone while the buyer is offline shows the note and does not reload', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  open();
  fail(entryScript());
  await vi.waitFor(() => expect(note().hidden).toBe(false));
  expect(sessionStorage.length).toBe(0);
});

test('a picture that does not load is no reason for the note', () => {
  open();
  fail(document.createElement('img'));
  expect(note().hidden).toBe(true);
});

test('without JavaScript the page says what is missing', () => {
  open();
  expect(document.querySelector('noscript')!.innerHTML).toContain('Ative o JavaScript.');
});
