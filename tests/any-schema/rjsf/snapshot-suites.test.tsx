/** @module-tag long */
import * as runner from 'vitest';
import { describe, expect } from 'vitest';
import { gridOptions } from './grid.ts';
import { ThemedForm } from './ThemedForm.tsx';

/** Names of Emotion's classes, which change with every style, and the numbers of React's `useId`. */
const GENERATED = /(?<=class="(?:[^"]* )?)g-[\w-]+ ?/g;
const NUMBERED = /_r_\w+_/g;

// A snapshot shows markup: what it looks like, `npm run looks` compares.
expect.addSnapshotSerializer({
  test: (value) => value instanceof DocumentFragment && /"g-|_r_\w/.test(markupOf(value)),
  serialize(fragment: DocumentFragment, ...rest) {
    const [config, indentation, depth, references, print] = rest;
    const template = document.createElement('template');
    template.innerHTML = markupOf(fragment)
      .replaceAll(GENERATED, '')
      .replaceAll(' class=""', '')
      .replaceAll(NUMBERED, '_r_');
    return print(template.content, config, indentation, depth, references);
  },
});

function markupOf(fragment: DocumentFragment): string {
  const holder = document.createElement('div');
  holder.append(fragment.cloneNode(true));
  return holder.innerHTML;
}

// The suites of RJSF name the functions of the test runner without importing them.
Object.assign(globalThis, runner);
const { arrayTests, formTests, gridTests, objectTests } = await import('@rjsf/snapshot-tests');

describe('lists', () => {
  arrayTests(ThemedForm);
});
describe('fields', () => {
  formTests(ThemedForm);
});
describe('layouts', () => {
  gridTests(ThemedForm, gridOptions);
});
describe('groups', () => {
  objectTests(ThemedForm);
});
