import { act, screen } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { expect, test } from 'vitest';
import { drawPiece } from '../../../tests/drawing/draw-widget.tsx';
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

test('a screen that is opened after that has the fixed lists', async () => {
  const { show, turnOn } = await drawLists();
  await show('region', 'unit');
  turnOn();
  await show();
  await show('region', 'unit');
  expect([listOf('region'), listOf('unit')]).toEqual(['Sul', 'Batel']);
});
