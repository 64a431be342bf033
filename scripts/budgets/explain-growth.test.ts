import { expect, test } from 'vitest';
import { explainGrowth } from './explain-growth.ts';

const recorded = {
  size: 129_300,
  shares: { 'react-dom': 66_000, 'react-router': 10_000, a: 53_300 },
};

test('a budget that is passed names what grew, largest first, and what is new', () => {
  const shares = { 'react-dom': 66_050, 'react-router': 11_200, a: 52_950, 'left-pad': 1_000 };
  expect(explainGrowth({ name: 'lead', size: 131_200, limit: 130_000, shares, recorded })).toBe(
    'lead: 131.2 kB, budget 130.0 kB; +1.9 kB since the recorded figures: react-router +1.2, left-pad +1.0 (new).',
  );
});

test('growth of many small things, a smaller budget, and a new one are said as they are', () => {
  const { shares } = recorded;
  const now = { name: 'lead', size: 129_350, limit: 129_000, shares };
  expect(explainGrowth({ ...now, recorded })).toMatch(/\+0\.1 kB .*: nothing by itself\.$/);
  expect(explainGrowth({ ...now, size: 128_000, limit: 120_000, recorded })).toContain('−1.3 kB');
  expect(explainGrowth(now)).toMatch(/; no figures are recorded for it\.$/);
});
