/** @module-tag long */
import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { send, wrongFields } from '../buyer.ts';
import { drawSample } from '../draw-sample.tsx';
import type { FilledSample } from '../sample.ts';
import { catchSentForms } from '../sent.ts';
import { playground } from './playground.ts';

catchSentForms();

test.each(Object.entries<FilledSample>(playground))(
  '[CARD-04] %s: the form takes an input, shows an error, and is sent',
  async (_, { wrong, at, right, sends, ...sample }) => {
    await drawSample(sample);
    await act(async () => wrong?.());
    expect(await send()).toBeUndefined();
    expect(wrongFields()).toEqual([at]);
    expect(document.getElementById(`${at}-error`)?.textContent).not.toBe('');
    await act(async () => right());
    expect(await send()).toEqual(sends);
  },
);

test('a form without fields is sent as it is', async () => {
  await drawSample({ schema: { type: 'object' } });
  expect(await send()).toEqual({});
});
