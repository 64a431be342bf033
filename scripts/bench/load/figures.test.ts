import { expect, test } from 'vitest';
import { loadTable, phaseFigures, type Bought } from './figures.ts';
import type { Sample } from './watch-server.ts';

const sample = (phase: string, own: Partial<Sample>): Sample => ({
  phase,
  memory: 80e6,
  inFlight: 0,
  isBreakerOpen: false,
  open: 20,
  timers: 3,
  lag: 0.02,
  ...own,
});

test('a phase has the purchases that began in it, and the most that was seen of the server', () => {
  const purchases: Bought[] = [
    { phase: 'slow', email: 'a', kind: 'bought', token: 't' },
    { phase: 'slow', email: 'b', kind: 'inDoubt' },
    { phase: 'dead', email: 'c', kind: 'notSold' },
  ];
  const samples = [
    sample('slow', { inFlight: 7, memory: 91.4e6, isBreakerOpen: true }),
    sample('slow', { inFlight: 3, lag: 0.5 }),
    sample('dead', { inFlight: 99 }),
  ];
  const requests = {
    slowest: (_: string, kind: string) => (kind === 'payment' ? 2840 : 12.3),
    refused: () => 4,
  };
  const slow = phaseFigures('slow', purchases, requests, samples);
  expect(loadTable({ slow }).at(-1)).toBe(
    '| slow | 2 | 1 | 1 | 0 | 12 ms | 2.8 s | 7 | 4 | 1 s | 500 ms | 91 MB |',
  );
});

test('a phase without a page or payment says so', () => {
  const none = phaseFigures('dead', [], { slowest: () => undefined, refused: () => 0 }, []);
  expect(loadTable({ dead: none }).at(-1)).toContain('| – | – |');
});
