import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawField } from '../../../tests/drawing/draw-widget.tsx';
import type { FlagName } from '../../../src/contract/flags.ts';
import { settle } from '../../../tests/drawing/jsdom-page.ts';
import { Franchise } from './Franchise.tsx';

type Level = 'region' | 'city' | 'unit';
const ANSWERS = {
  getFranchiseRegions: [{ region: 'Norte' }, { region: 'Sul' }],
  getFranchiseCities: ({ query }: { query: { region: string } }) =>
    query.region === 'Sul' ? [{ city: 'Curitiba' }] : [{ city: 'Belém' }],
  getFranchiseUnits: ({ query }: { query: { city: string } }) => [
    { salesforceId: `S-${query.city}`, name: `Escola ${query.city}` },
  ],
};

async function drawLevel(
  level: Level,
  values: object,
  changes: Partial<Parameters<typeof drawField>[1]> = {},
) {
  const field = { options: { level }, values: { ...values }, answers: ANSWERS };
  const drawn = drawField(Franchise, { ...field, ...changes });
  await settle();
  const set = async (changes: object) => {
    act(() => drawn.scope.take({ ...drawn.scope.values(), ...changes }));
    await settle();
  };
  return { ...drawn, set };
}

const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Campo' });
const offered = () => [...select().options].map(({ textContent }) => textContent);

test.each([
  ['city', { region: 'Sul' }, 'Curitiba', { region: 'Norte' }],
  ['unit', { region: 'Sul', city: 'Curitiba' }, 'S-Curitiba', { city: 'Londrina' }],
  ['unit', { region: 'Sul', city: 'Curitiba' }, 'S-Curitiba', { region: 'Norte' }],
] as const)(
  '%s: another choice above forgets the one made here',
  async (level, at, campo, other) => {
    const { set, kept } = await drawLevel(level, { ...at, campo });
    expect(kept()).toBe(campo);
    await set(other);
    expect(kept()).toBeUndefined();
  },
);

test('a level that waits for another one shows no error, for it cannot be filled yet', async () => {
  const { scope, set } = await drawLevel('city', {});
  const { errors } = scope;
  act(() => errors.setFound([{ path: 'campo', message: 'Escolha.' }]));
  act(() => errors.touchAll());
  act(() => errors.list(errors.shown()));
  expect(errors.listed()).toEqual([]);
  await set({ region: 'Sul' });
  expect(errors.shown()).toHaveLength(1);
});

test('a choice that is not in the list is forgotten', async () => {
  const { kept } = await drawLevel('city', { region: 'Sul', campo: 'Belém' });
  expect(kept()).toBeUndefined();
});

/** The flags of a service that has switched these on. */
const flagsWith =
  (...on: FlagName[]) =>
  async () => ({ read: async (name: FlagName) => on.includes(name) });
const unit = { salesforceId: 'S1', name: 'Batel' };
const franchise = { region: 'Sul', city: 'Curitiba', unit };
const FIXED = { settings: { franchise }, flags: flagsWith('fixedSchool') };

test.each([
  ['region', 'Sul'],
  ['city', 'Curitiba'],
  ['unit', 'Batel'],
] as const)(
  '[CALL-29] with the flag on each %s is that of brand.json, unasked',
  async (level, only) => {
    const { checkout } = await drawLevel(level, { region: 'Sul', city: 'Curitiba' }, FIXED);
    expect(offered()).toEqual([only]);
    expect(checkout.client.calls).toEqual([]);
  },
);

test('until the flag is known nothing is asked, and the list is on its way', async () => {
  let answer: (isOn: boolean) => void = () => {};
  const read = () => new Promise<boolean>((known) => (answer = known));
  const flags = async () => ({ read });
  const { checkout } = await drawLevel('region', {}, { ...FIXED, flags });
  expect(offered()).toEqual(['Carregando…']);
  expect(checkout.client.calls).toEqual([]);
  answer(false);
  await settle();
  expect(offered()).toEqual(['Selecione', 'Norte', 'Sul']);
});

test('a flag client that cannot be loaded leaves the lists as they are', async () => {
  const flags = () => Promise.reject(new Error('The chunk is gone.'));
  const { checkout } = await drawLevel('region', {}, { ...FIXED, flags });
  expect(offered()).toEqual(['Selecione', 'Norte', 'Sul']);
  expect(checkout.report.mock.calls.map(([, where]) => where)).toEqual(['flags']);
});
