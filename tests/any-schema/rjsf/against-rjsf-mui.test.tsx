/** @module-tag long */
import { CacheProvider } from '@emotion/react';
import type { FormProps } from '@rjsf/core';
import { Form as MuiForm } from '@rjsf/mui';
import { englishStringTranslator } from '@rjsf/utils';
import { cleanup, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import * as runner from 'vitest';
import { describe, expect } from 'vitest';
import { drawnStyles } from '../../drawing/wear-styles.ts';
import { LONG } from '../../long.ts';
import { buttonsOf, controlsOf, wordsOf } from './drawn-form.ts';
import { gridOptions } from './grid.ts';
import { ThemedForm } from './ThemedForm.tsx';

/** Titles of RJSF's tests whose forms differ from @rjsf/mui by intent; docs/testing.md gives the reasons. */
const DIFFERING = [
  // Several choices are boxes.
  /multiple choice(?!.*using checkboxes)|> checkboxes( with nameGenerator)?$/,
  // Errors are listed above the form, and not within it.
  /has errors|and error display/,
  // Nothing is formatted by Markdown.
  /markdown description$|rich text description/,
  // No file is sent.
  /data-url/,
  // A form is a group: a text by itself has no value.
  /allowClearTextInputs|required field with markdown help/,
  // Fields that cannot be drawn, and fields within themselves, are explained in the brand's words.
  /unsupported field|Cyclic schema/,
  // An added entry has a label for its name and one for its value.
  /^groups.*(?<!label off > .*)(additionalProperties)/,
  // An entry of a list has the title of its own schema, where that has one.
  /lists > with title and description > (fixed array|array icons)/,
  // An option has no description.
  /selected oneOf option description$/,
];

let given: FormProps;
const Recorded: ComponentType<FormProps> = (props) => {
  given = props;
  return null;
};

/** The parts of a form that a buyer meets: controls, buttons that change the form, words. */
function drawn(Form: ComponentType<FormProps>) {
  const { container } = render(
    <CacheProvider value={drawnStyles()}>
      <Form {...given} translateString={englishStringTranslator} />
    </CacheProvider>,
  );
  const form = container.firstElementChild!;
  const text = form.textContent;
  const [controls, buttons, words] = [controlsOf(form), buttonsOf(form), wordsOf(form)];
  cleanup();
  return { controls, buttons, words, text };
}

function compare(): void {
  const { text, words: _, ...ours } = drawn(ThemedForm);
  const { words, controls, buttons } = drawn(MuiForm);
  const missing = words.filter((word) => !text.includes(word));
  const found = { ...ours, missing };
  const same = { controls, buttons, missing: [] };
  if (DIFFERING.some((titles) => titles.test(currentTitle()))) expect(found).not.toEqual(same);
  else expect(found).toEqual(same);
}

const currentTitle = () => expect.getState().currentTestName!;

// RJSF's suites name the functions of the test runner without importing them. In place of a snapshot, each of
// their tests compares its form with that of @rjsf/mui.
Object.assign(globalThis, runner, { expect: () => ({ toMatchSnapshot: compare }) });
const { arrayTests, formTests, gridTests, objectTests } = await import('@rjsf/snapshot-tests');

describe('lists', LONG, () => {
  arrayTests(Recorded);
});
describe('fields', LONG, () => {
  formTests(Recorded);
});
describe('layouts', LONG, () => {
  gridTests(Recorded, gridOptions);
});
describe('groups', LONG, () => {
  objectTests(Recorded);
});
