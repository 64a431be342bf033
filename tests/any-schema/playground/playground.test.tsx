/** @module-tag long */
import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FormValues } from '../../../src/checkout/form/form-values.ts';
import { fill, press, wrongFields } from '../buyer.ts';
import { alternatives } from './alternatives.ts';
import { fields } from './fields.ts';
import { groups } from './groups.ts';
import { PlaygroundForm } from './PlaygroundForm.tsx';
import type { PlaygroundSample } from './playground-sample.ts';

const samples: Record<string, PlaygroundSample> = { ...fields, ...groups, ...alternatives };

test.each(Object.entries(samples))(
  '[CARD-04] %s: the form takes an input, shows an error, and is sent',
  async (_, { schema, ui, data, wrong, at, right, sends }) => {
    const sent: FormValues[] = [];
    const send = () => act(async () => press('Continuar'));
    render(<PlaygroundForm schema={schema} ui={ui} data={data} onSend={(all) => sent.push(all)} />);
    await act(async () => wrong());
    await send();
    expect(sent).toEqual([]);
    expect(wrongFields()).toEqual([at]);
    expect(document.getElementById(`${at}-error`)?.textContent).not.toBe('');
    await act(async () => right());
    await send();
    expect(sent).toEqual([sends]);
  },
);

test('an error that something else has found is shown until its field changes', async () => {
  const schema = {
    type: 'object',
    properties: { name: { type: 'string', title: 'Nome' } },
  } as const;
  const served = [{ path: 'name', message: 'Já existe' }];
  render(<PlaygroundForm schema={schema} served={served} onSend={() => {}} />);
  expect(screen.getByText('Já existe')).toBeTruthy();
  expect(wrongFields()).toEqual(['f.name']);
  await act(async () => fill('Nome', 'Ana'));
  expect(wrongFields()).toEqual([]);
});

test('a form without fields is sent as it is', async () => {
  const sent: FormValues[] = [];
  render(<PlaygroundForm schema={{ type: 'object' }} onSend={(all) => sent.push(all)} />);
  await act(async () => press('Continuar'));
  expect(sent).toEqual([{}]);
});
