import { expect, test } from 'vitest';
import { said } from '../checks-test-kit.ts';
import { oneForm } from './one-form.ts';

const screen = (...blocks: object[]) => ({ 'alfa/screens/lead.json': { blocks } });

test('a second form on a screen', () => {
  const files = screen(
    { id: 'a', block: 'form' },
    { id: 't', block: 'text' },
    { id: 'b', block: 'form' },
  );
  expect(said(oneForm, files)).toEqual([
    "alfa/screens/lead.json blocks[b]: The screen 'lead' has a form already: 'a'. Put the fields of both into one, or move this one to a screen of its own.",
  ]);
});

test('one form, or none', () => {
  expect(said(oneForm, screen({ id: 'a', block: 'form' }))).toEqual([]);
  expect(said(oneForm, screen({ id: 'a', block: 'text' }))).toEqual([]);
});
