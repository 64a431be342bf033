import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawField } from '../../../tests/drawing/draw-widget.tsx';
import { choose } from '../../../tests/drawing/typing.ts';
import type { FlagName } from '../../../src/contract/flags.ts';
import { settle } from '../../../tests/drawing/jsdom-page.ts';
import { ApiError } from '../../../src/api/api-error.ts';
import { Franchise } from './Franchise.tsx';

type Level = 'region' | 'city' | 'unit';
const DOWN = new ApiError('getFranchiseRegions', { kind: 'status', status: 500 });
const ANSWERS = {
  getFranchiseRegions: [{ region: 'Norte' }, { region: 'Sul' }],
  getFranchiseCities: ({ query }: { query: { region: string } }) =>
    query.region === 'Sul' ? [{ city: 'Curitiba' }] : [{ city: 'Belém' }],
  getFranchiseUnits: ({ query }: { query: { city: string } }) => [
    { salesforceId: `S-${query.city}`, name: `Escola ${query.city}` },
  ],
};

async function drawLevel(
  level: Level | undefined,
  values: object = {},
  answers: object = ANSWERS,
  changes: Partial<Parameters<typeof drawField>[1]> = {},
) {
  const drawn = drawField(Franchise, {
    options: { level },
    values: { ...values },
    answers,
    ...changes,
  });
  await settle();
  const set = async (changes: object) => {
    act(() => drawn.scope.take({ ...drawn.scope.values(), ...changes }));
    await settle();
  };
  return { ...drawn, set };
}

const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Campo' });
const offered = () => [...select().options].map(({ textContent }) => textContent);

test('regions are offered at once, and are the level where none is said', async () => {
  const { kept } = await drawLevel(undefined);
  expect(offered()).toEqual(['Selecione', 'Norte', 'Sul']);
  choose(select(), 'Sul');
  expect(kept()).toBe('Sul');
});

test('a city cannot be chosen before its region', async () => {
  const { set, checkout } = await drawLevel('city');
  expect(select().disabled).toBe(true);
  expect(checkout.client.calls).toEqual([]);
  await set({ region: 'Sul' });
  expect(select().disabled).toBe(false);
  expect(offered()).toEqual(['Selecione', 'Curitiba']);
});

test('a school needs region and city, and is kept by its id', async () => {
  const { set, kept } = await drawLevel('unit', { region: 'Sul' });
  expect(select().disabled).toBe(true);
  await set({ city: 'Curitiba' });
  choose(select(), 'S-Curitiba');
  expect(kept()).toBe('S-Curitiba');
});

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

test('a choice that is not in the list is forgotten', async () => {
  const { kept } = await drawLevel('city', { region: 'Sul', campo: 'Belém' });
  expect(kept()).toBeUndefined();
});

test('a list that fails says so, keeps the choice, and can be asked for again', async () => {
  const answers = [DOWN, [{ region: 'Sul' }]];
  const { kept } = await drawLevel(
    'region',
    { campo: 'Sul' },
    {
      getFranchiseRegions: () => answers.shift(),
    },
  );
  expect(screen.getByRole('alert').textContent).toContain('Ocorreu um erro inesperado');
  expect(kept()).toBe('Sul');
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await settle();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(offered()).toEqual(['Selecione', 'Sul']);
});

/** The flags of a service that has switched these on. */
const flagsWith =
  (...on: FlagName[]) =>
  async () => ({ read: async (name: FlagName) => on.includes(name) });
const franchise = {
  region: 'Sul',
  city: 'Curitiba',
  unit: { salesforceId: 'S1', name: 'Batel' },
};
const FIXED = { settings: { franchise }, flags: flagsWith('fixedSchool') };
const PLACE = { region: 'Sul', city: 'Curitiba' };

test.each([
  ['region', {}, 'Sul', 'Sul'],
  ['city', { region: 'Sul' }, 'Curitiba', 'Curitiba'],
  ['unit', PLACE, 'Batel', 'S1'],
] as const)(
  '[CALL-29] with the flag on the %s of brand.json is the one option, is chosen, and nothing is asked',
  async (level, at, label, value) => {
    const { checkout, kept } = await drawLevel(level, at, ANSWERS, FIXED);
    expect(offered()).toEqual([label]);
    expect(kept()).toBe(value);
    expect(checkout.client.calls).toEqual([]);
  },
);

test.each([
  ['the flag is off', { ...FIXED, flags: flagsWith() }],
  ['there is no flag service', { settings: FIXED.settings }],
  ['brand.json names no school', { flags: FIXED.flags }],
])('%s: the lists are asked for', async (_title, changes) => {
  const { checkout, kept } = await drawLevel('region', {}, ANSWERS, changes);
  expect(offered()).toEqual(['Selecione', 'Norte', 'Sul']);
  expect(kept()).toBeUndefined();
  expect(checkout.client.calls).toHaveLength(1);
});

test('until the flag is known nothing is asked, and the list is on its way', async () => {
  let answer: (isOn: boolean) => void = () => {};
  const read = () => new Promise<boolean>((known) => (answer = known));
  const flags = async () => ({ read });
  const { checkout } = await drawLevel('region', {}, ANSWERS, { ...FIXED, flags });
  expect(offered()).toEqual(['Carregando…']);
  expect(checkout.client.calls).toEqual([]);
  answer(false);
  await settle();
  expect(offered()).toEqual(['Selecione', 'Norte', 'Sul']);
});

test('a flag client that cannot be loaded leaves the lists as they are', async () => {
  const flags = () => Promise.reject(new Error('The chunk is gone.'));
  const { checkout } = await drawLevel('region', {}, ANSWERS, { ...FIXED, flags });
  expect(offered()).toEqual(['Selecione', 'Norte', 'Sul']);
  expect(checkout.report.mock.calls.map(([, where]) => where)).toEqual(['flags']);
});
