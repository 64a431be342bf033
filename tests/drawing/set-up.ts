import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';
import { isPaymentUnderWay } from '../../src/checkout/session/work-under-way.ts';
import { wantQuietConsole } from '../fakes/quiet-console.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// jsdom has no layout, hence nothing to scroll.
Element.prototype.scrollIntoView ??= () => {};
window.scrollTo = () => {};

// jsdom loads no fonts.
Object.assign(document, { fonts: new EventTarget() });

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

// Whether something is visible takes jsdom most of the time of a search by role; few tests hide anything.
configure({ defaultHidden: true });

wantQuietConsole();

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  // Rules that a test has shown would be searched for every element of those after it.
  document.head.querySelectorAll('style').forEach((style) => style.remove());
  sessionStorage.clear();
  localStorage.clear();
});

// The files share one document: a payment that never ends would stand in the way of the next file's.
afterAll(() => {
  if (isPaymentUnderWay()) throw new Error('A test left a payment under way: let it end.');
});
