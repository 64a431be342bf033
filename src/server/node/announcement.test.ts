import { expect, test } from 'vitest';
import { catalogue } from '../server-fakes.ts';
import { announcement } from './announcement.ts';

test('one line begins with ready, then every brand has its link', () => {
  const lines = announcement(catalogue, 3001, {}).split('\n');
  expect(lines.filter((line) => line.startsWith('ready'))).toEqual([lines[0]]);
  expect(lines[0]).toContain('http://localhost:3001 (on the sandbox');
  expect(lines.slice(1).map((line) => line.trim().split(/\s+/).at(-1))).toEqual([
    'http://localhost:3001/lead?product=ALPHA',
    'http://localhost:3001/lead?product=ALPHA&lang=pt-MZ',
    'http://localhost:3001/lead?product=BETA',
    'http://localhost:3001/lead?product=GAMMA',
  ]);
});

test('a real upstream is named instead of the sandbox', () => {
  const [first] = announcement(catalogue, 3000, { apiUrl: new URL('https://up.example/x') }).split(
    '\n',
  );
  expect(first).toBe('ready on http://localhost:3000 (calls go to https://up.example)');
});
