import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { noteServerTime } from '../../../src/contract/browser/server-clock.ts';
import { drawPiece } from '../../../tests/drawing/draw-widget.tsx';
import { Countdown } from './Countdown.tsx';

const NOON = Date.UTC(2030, 0, 1, 12);
const HOUR = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date', 'setInterval', 'clearInterval'] });
});
/** Whether the buyer's system asks for less motion. */
const wantsLessMotion = (matches: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matches && query === '(prefers-reduced-motion: reduce)',
  }));

const after = (hours: number) => new Date(NOON + hours * HOUR).toISOString();
const piece = (until: string) => (
  <Countdown until={until} text="Termina em {time}." days="Faltam {n} dias." />
);
const shown = () => screen.queryByRole('timer')?.textContent;

test.each([
  [1, 'Termina em 1 h 00 min 00 s.'],
  [47.999, 'Termina em 47 h 59 min 56 s.'],
  [48, 'Faltam 2 dias.'],
  [24 * 30, 'Faltam 30 dias.'],
])('%d hours before', (hours, words) => {
  wantsLessMotion(false);
  drawPiece(piece(after(hours)));
  expect(shown()).toBe(words);
});

test('a phone whose clock is an hour behind counts by the server', () => {
  wantsLessMotion(false);
  noteServerTime(new Date(NOON + HOUR).toUTCString());
  drawPiece(piece(after(3)));
  expect(shown()).toBe('Termina em 2 h 00 min 00 s.');
  noteServerTime(new Date(NOON).toUTCString());
});

test('it counts seconds, ends with the date, and is announced by nobody', () => {
  wantsLessMotion(false);
  drawPiece(piece(after(1)));
  act(() => vi.advanceTimersByTime(61_000));
  expect(shown()).toBe('Termina em 0 h 58 min 59 s.');
  expect(screen.getByRole('timer').getAttribute('aria-live')).toBeNull();
  act(() => vi.advanceTimersByTime(HOUR));
  expect(shown()).toBeUndefined();
  expect(vi.getTimerCount()).toBe(0);
});

test('where less motion is wanted, it counts minutes', () => {
  wantsLessMotion(true);
  drawPiece(piece(after(1)));
  expect(shown()).toBe('Termina em 1 h 00 min.');
  act(() => vi.advanceTimersByTime(59_000));
  expect(shown()).toBe('Termina em 1 h 00 min.');
  act(() => vi.advanceTimersByTime(1_000));
  expect(shown()).toBe('Termina em 0 h 59 min.');
});

test.each([after(-1), after(0), after(24 * 31)])(
  'a past date, or one in a month, draws nothing: %s',
  (until) => {
    wantsLessMotion(false);
    drawPiece(piece(until));
    expect(shown()).toBeUndefined();
  },
);

test('the server, which keeps what it has drawn, draws the line without the time', () => {
  expect(renderToString(piece(after(1)))).toMatch(/role="timer"[^>]*>\u00a0</);
});
