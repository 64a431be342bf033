import { act, cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { wantQuietConsole } from '../fakes/quiet-console.ts';

// A second here becomes many on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// jsdom has no layout, hence nothing to scroll.
Element.prototype.scrollIntoView ??= () => {};
window.scrollTo = () => {};

// jsdom knows no modal dialogs: this one is open, and tells in its own time that it was closed.
HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(answer = '') {
  if (!this.open) return;
  this.open = false;
  this.returnValue = answer;
  setTimeout(() => this.dispatchEvent(new Event('close')));
};

wantQuietConsole();

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

/** Longer than answers of fakes take. */
async function pause(): Promise<void> {
  for (let turn = 0; turn < 4; turn++) await new Promise((resolve) => setTimeout(resolve));
}

/** Lets everything that has been answered take effect: one answer may lead to the next call. */
export async function settle(): Promise<void> {
  for (let round = 0; round < 4; round++) await act(pause);
}

/** Does something that React then carries out in its own time, as in a browser. */
export async function unhurried<T>(work: () => T): Promise<T> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const done = work();
  for (let turn = 0; turn < 4; turn++) await pause();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  return done;
}
