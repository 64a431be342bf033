import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { wantQuietConsole } from '../fakes/quiet-console.ts';

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
  document.body.replaceChildren();
  sessionStorage.clear();
  localStorage.clear();
});
