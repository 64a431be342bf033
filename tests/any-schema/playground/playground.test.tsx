/** @module-tag long */
import { act } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { send, wrongFields } from '../buyer.ts';
import { drawSample, prepareSample } from '../draw-sample.tsx';
import type { FilledSample } from '../sample.ts';
import { catchSentForms } from '../sent.ts';
import { alternatives } from './alternatives.ts';
import { fields } from './fields.ts';
import { groups } from './groups.ts';

catchSentForms();

/** Schemas of the shapes that RJSF's playground shows, in words of our own. */
const playground = Object.entries<FilledSample>({ ...fields, ...groups, ...alternatives });

test.each(playground)(
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

test.each(playground)(
  '%s: the server draws it without complaint, and without a style of its own',
  async (_, sample) => {
    const Drawn = await prepareSample(sample);
    const html = renderToString(<Drawn />);
    expect(html).toContain('<form');
    expect(html).not.toContain('não pode ser mostrado');
    expect(html).not.toContain(' style="');
  },
);
