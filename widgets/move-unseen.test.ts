// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { moveUnseen } from './move-unseen.ts';

afterEach(() => vi.useRealTimers());

test('what stands below on the screen is out of sight for one frame; what is above, inside or outside of the screen stays', () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame'] });
  document.body.innerHTML = `
    <header></header>
    <main><h1></h1><div><div id="form"><p></p></div><aside></aside></div><section></section></main>
    <form></form><footer></footer>`;
  const hidden = () =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter(({ style }) => style.visibility === 'hidden')
      .map(({ localName }) => localName);
  const then = vi.fn<() => void>();
  moveUnseen(document.querySelector<HTMLElement>('#form')!, then);
  expect(hidden()).toEqual(['aside', 'section', 'footer']);
  vi.advanceTimersToNextFrame();
  expect(hidden()).toEqual(['aside', 'section', 'footer']);
  expect(then).not.toHaveBeenCalled();
  vi.advanceTimersToNextFrame();
  expect(hidden()).toEqual([]);
  expect(then).toHaveBeenCalledOnce();
});
