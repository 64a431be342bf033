import { expect, test } from 'vitest';
import { catalogue } from '../server-test-kit.ts';
import { linksOf, readyLine } from './announcement.ts';

test('every brand has a line with its first link, by key and area (D-180)', () => {
  const links = Object.fromEntries(
    catalogue.brands.map(({ id, key }) => [id, { start: `/lead?product=${key}` }]),
  );
  expect(linksOf(catalogue, links, 3001)).toEqual([
    '  ALPHA BR  http://localhost:3001/lead?product=ALPHA',
    '  ALPHA MZ  http://localhost:3001/lead?product=ALPHA',
    '  BETA BR   http://localhost:3001/lead?product=BETA',
    '  GAMMA BR  http://localhost:3001/lead?product=GAMMA',
  ]);
});

test('the ready line names the sandbox, or the upstream in its place', () => {
  const apiUrl = new URL('https://up.example/x');
  expect(readyLine(3001, { apiUrl: undefined })).toContain(
    'ready on http://localhost:3001 (on the sandbox',
  );
  expect(readyLine(3000, { apiUrl })).toBe(
    'ready on http://localhost:3000 (calls go to https://up.example)',
  );
});
