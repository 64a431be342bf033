import { expect, test } from 'vitest';
import { catalogue } from '../server-test-kit.ts';
import { linksOf, readyLine } from './announcement.ts';

test('every brand has a line with its link, by key and area', () => {
  expect(linksOf(catalogue, 3001)).toEqual([
    '  ALPHA BR  http://localhost:3001/?product=ALPHA',
    '  ALPHA MZ  http://localhost:3001/?product=ALPHA&lang=pt-MZ',
    '  BETA BR   http://localhost:3001/?product=BETA',
    '  GAMMA BR  http://localhost:3001/?product=GAMMA',
  ]);
});

test('the ready line names the sandbox, or the upstream in its place', () => {
  const apiUrl = new URL('https://up.example/x');
  expect(readyLine(3001, { apiUrl: undefined })).toMatch(/^ready on \S+:3001 \(on the sandbox/);
  expect(readyLine(3000, { apiUrl })).toBe(
    'ready on http://localhost:3000 (calls go to https://up.example)',
  );
});
