import { act, screen } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { expect, test, vi } from 'vitest';
import { drawPiece } from '../../../tests/drawing/draw-widget.tsx';
import { drawHook, type HookSituation } from '../../../tests/drawing/draw-hook.tsx';
import { settle } from '../../../tests/drawing/jsdom-page.ts';
import { ApiError } from '../../api/api-error.ts';
import type { FranchiseLevel } from '../offer/franchises.ts';
import type { FeatureFlags } from '../../contract/flags.ts';
import { useFranchises } from './use-franchises.ts';

const franchise = {
  region: 'Sul',
  city: 'Curitiba',
  unit: { salesforceId: 'S1', name: 'Batel' },
};
const ANSWERS = {
  getFranchiseRegions: [{ region: 'Norte' }, { region: 'Sul' }],
  getFranchiseUnits: [{ salesforceId: 'S2', name: 'Água Verde' }],
};

function List({ level }: { level: FranchiseLevel }) {
  const { options } = useFranchises(level, { region: 'Sul', city: 'Curitiba' });
  return <output aria-label={level}>{options.map(({ label }) => label).join()}</output>;
}

/** Lists that come and go on one screen, with a flag that a service can turn. */
async function drawLists() {
  let isOn = false;
  let shown: readonly FranchiseLevel[] = [];
  let redraw = () => {};
  function Lists() {
    const levels = useSyncExternalStore(
      (changed) => ((redraw = changed), () => {}),
      () => shown,
    );
    return levels.map((level) => <List key={level} level={level} />);
  }
  drawPiece(<Lists />, {
    settings: { franchise },
    answers: ANSWERS,
    flags: async () => ({ read: async () => isOn }),
  });
  return {
    turnOn: () => (isOn = true),
    show: async (...levels: FranchiseLevel[]) => {
      shown = levels;
      act(() => redraw());
      await settle();
    },
  };
}

const listOf = (level: FranchiseLevel) => screen.getByRole('status', { name: level }).textContent;

test('a flag that turns changes no list of an open screen, also of parts that come later', async () => {
  const { show, turnOn } = await drawLists();
  await show('region');
  turnOn();
  await show('region', 'unit');
  expect([listOf('region'), listOf('unit')]).toEqual(['Norte,Sul', 'Água Verde']);
});

test('a screen that is opened after that has the fixed lists', async () => {
  const { show, turnOn } = await drawLists();
  await show('region', 'unit');
  turnOn();
  await show();
  await show('region', 'unit');
  expect([listOf('region'), listOf('unit')]).toEqual(['Sul', 'Batel']);
});

const SCHOOL = { templateId: 'select-school' } as const;
const NOWHERE = { region: '', city: '' };
const PLACE = { region: 'Sul', city: 'Curitiba' };
const never = () => new Promise<never>(() => {});

/** The list of one level; `go` says that another place is chosen. */
async function drawLevel(
  level: FranchiseLevel,
  first: typeof PLACE,
  { answers = ANSWERS, ...changes }: HookSituation = {},
) {
  let place = first;
  const drawn = await drawHook(() => useFranchises(level, place), {
    at: SCHOOL,
    answers: { getFranchiseCities: [{ city: 'Curitiba' }], ...answers },
    ...changes,
  });
  const { client } = drawn.checkout;
  return {
    ...drawn,
    labels: () => drawn.result.current.options.map(({ label }) => label),
    asked: () => client.calls.map(({ operationId, query }) => [operationId, query]),
    go: async (next: typeof PLACE) => {
      place = next;
      await drawn.moveTo(SCHOOL);
    },
  };
}

const IN_BRAZIL = { brand: 'ALFA', country: 'BR' };

test.each([
  ['region', NOWHERE, 'getFranchiseRegions', IN_BRAZIL],
  ['city', { ...PLACE, city: '' }, 'getFranchiseCities', { ...IN_BRAZIL, region: 'Sul' }],
  ['unit', PLACE, 'getFranchiseUnits', { ...IN_BRAZIL, ...PLACE }],
] as const)(
  '[CALL-13] [CALL-14] [CALL-15] the list of each level is asked for with the place: %s',
  async (level, place, operation, query) => {
    const { asked, result } = await drawLevel(level, place);
    expect(asked()).toEqual([[operation, query]]);
    expect(result.current).toMatchObject({ status: 'ready', isFixed: false });
  },
);

test.each([
  ['city', NOWHERE],
  ['unit', { ...PLACE, city: '' }],
] as const)(
  'before its place is chosen a list of level %s is neither asked for nor there',
  async (level, place) => {
    const { asked, result } = await drawLevel(level, place);
    expect(asked()).toEqual([]);
    expect(result.current).toMatchObject({ status: 'waiting', options: [] });
  },
);

test.each([
  ['region', NOWHERE, PLACE],
  ['city', { ...PLACE, city: '' }, PLACE],
] as const)('a choice below level %s does not ask for its list again', async (level, at, then) => {
  const { asked, go } = await drawLevel(level, at);
  await go(then);
  expect(asked()).toHaveLength(1);
});

test('a list on its way is empty; one that fails says so, and is there when asked for again', async () => {
  const coming = await drawLevel('region', NOWHERE, { answers: { getFranchiseRegions: never } });
  expect(coming.result.current).toMatchObject({ status: 'loading', options: [] });
  const down = new ApiError('getFranchiseRegions', { kind: 'network' });
  const answers = [down, [{ region: 'Sul' }]];
  const { result, labels } = await drawLevel('region', NOWHERE, {
    answers: { getFranchiseRegions: () => answers.shift() },
  });
  expect(result.current).toMatchObject({ status: 'failed', options: [] });
  act(() => result.current.retry());
  await settle();
  expect([result.current.status, labels()]).toEqual(['ready', ['Sul']]);
});

/** A flag service that has only the flag of the one school switched on. */
const service = () => {
  const read = vi.fn<FeatureFlags['read']>(async (name) => name === 'fixedSchool');
  return { read, flags: async () => ({ read }) };
};

test('[CALL-29] with the flag on, the one school of brand.json is the list, and nothing is asked', async () => {
  const { flags } = service();
  const { result, labels, asked } = await drawLevel('unit', PLACE, {
    settings: { franchise },
    flags,
  });
  expect([labels(), asked()]).toEqual([['Batel'], []]);
  expect(result.current.isFixed).toBe(true);
});

test('[CALL-29] a brand without a school of its own asks no flag', async () => {
  const { read, flags } = service();
  const { result, labels } = await drawLevel('region', NOWHERE, { flags });
  expect(read).not.toHaveBeenCalled();
  expect([labels(), result.current.isFixed]).toEqual([['Norte', 'Sul'], false]);
});

test('[CALL-29] without a flag service the flag is off, and no failure is reported', async () => {
  const { checkout, labels } = await drawLevel('region', NOWHERE, { settings: { franchise } });
  expect(labels()).toEqual(['Norte', 'Sul']);
  expect(checkout.report).not.toHaveBeenCalled();
});

const NO_PROGRAM = async () => Promise.reject(new Error('The program could not be loaded.'));

test('while the flag is not known, no list is asked for', async () => {
  const flags = async () => ({ read: never });
  const situation = { settings: { franchise }, flags };
  const { result, asked } = await drawLevel('region', NOWHERE, situation);
  expect(result.current).toMatchObject({ status: 'loading', options: [] });
  expect(asked()).toEqual([]);
});

test('a flag that nobody can ask for is off', async () => {
  const situation = { settings: { franchise }, flags: NO_PROGRAM };
  const { result, labels } = await drawLevel('region', NOWHERE, situation);
  expect([labels(), result.current.isFixed]).toEqual([['Norte', 'Sul'], false]);
});

test('the next screen asks the flag service again', async () => {
  let isOn = false;
  const { labels, moveTo } = await drawLevel('region', NOWHERE, {
    settings: { franchise },
    flags: async () => ({ read: async () => isOn }),
    at: { ...SCHOOL, step: SCHOOL },
  });
  expect(labels()).toEqual(['Norte', 'Sul']);
  isOn = true;
  await moveTo({ templateId: 'lead', step: { templateId: 'lead' } });
  expect(labels()).toEqual(['Sul']);
});
