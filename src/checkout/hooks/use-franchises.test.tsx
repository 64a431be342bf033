import { act, screen } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { expect, test } from 'vitest';
import { drawPiece } from '../../../tests/drawing/draw-widget.tsx';
import { drawHook, type HookSituation } from '../../../tests/drawing/draw-hook.tsx';
import { settle } from '../../../tests/drawing/jsdom-page.ts';

import type { FranchiseLevel } from '../offer/franchises.ts';
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

const SCHOOL = { templateId: 'select-school' } as const;
const NOWHERE = { region: '', city: '' };
const PLACE = { region: 'Sul', city: 'Curitiba' };

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
