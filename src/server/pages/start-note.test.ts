// @vitest-environment jsdom
import { transformWithOxc } from 'vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PROGRAM_LINK, RELOADED } from '../../contract/start-note.ts';
import { START_SCRIPT, startNote } from './start-note.ts';

const ENTRY = 'https://checkout.example/assets/entry-1.js';
const texts = { late: 'Ainda não carregou.', noscript: 'Ative o JavaScript.', retry: 'De novo' };
const note = () => document.querySelector<HTMLElement>('[role="alert"]')!;
let leave: AbortController;

/** A page up to its inline script; its program never comes. */
function open() {
  document.body.innerHTML = `<link id="${PROGRAM_LINK}" href="${ENTRY}">${startNote(texts)}`;
  // Listeners on the window would outlive the test.
  const listen = window.addEventListener.bind(window);
  leave = new AbortController();
  vi.stubGlobal('addEventListener', (name: string, listener: EventListener) =>
    listen(name, listener, { capture: true, signal: leave.signal }),
  );
  // oxlint-disable-next-line no-eval
  (0, eval)(START_SCRIPT);
}

/** The page is parsed; whether the program runs then is another question. */
const parsed = () => window.dispatchEvent(new Event('DOMContentLoaded'));

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => {
  leave.abort();
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

test.each([
  ['again after the one reload makes the page say so at once', 1],
  ['while the buyer is offline makes the page say so, without a reload', 0],
])('a program that is gone %s', async (_, reloads) => {
  if (reloads > 0) sessionStorage.setItem(RELOADED + ENTRY, '1');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  open();
  parsed();
  await vi.waitFor(() => expect(note().hidden).toBe(false));
  expect(sessionStorage.length).toBe(reloads);
});

test('the program is asked for after the page has been painted, in a hidden tab at once', async () => {
  const fetch = vi.fn<() => Promise<never>>(() => Promise.reject(new TypeError('offline')));
  vi.stubGlobal('fetch', fetch);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  open();
  parsed();
  await vi.advanceTimersByTimeAsync(0);
  expect(fetch).not.toHaveBeenCalled();
  // The frame, and the time after it.
  await vi.advanceTimersByTimeAsync(40);
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce());
  leave.abort();
  hidden.mockReturnValue(true);
  open();
  parsed();
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
});

test('browsers that are too old for the program can read the script', async () => {
  const written = async (target: string) =>
    (await transformWithOxc(START_SCRIPT, 'script.js', { target })).code;
  expect(await written('es2018')).toBe(await written('esnext'));
});
