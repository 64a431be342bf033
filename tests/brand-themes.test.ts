import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { completed } from '../src/diagnostics/complete-schema.ts';
import { lookedBrands, root, themeOf } from './brand-folders.ts';

const schemaFile = join(root, 'schemas/brand/theme.schema.json');
const isTheme = new Ajv2020().compile(completed(JSON.parse(readFileSync(schemaFile, 'utf8'))));

describe.each(lookedBrands)('theme of %s', (folder) => {
  const theme = themeOf(folder);

  test('holds every colour group and a sans-serif font', () => {
    isTheme(theme);
    expect(isTheme.errors ?? []).toEqual([]);
  });
});

test('no two brands have the same main button and page', () => {
  const looks = lookedBrands.map((folder) => {
    const { light } = themeOf(folder);
    return `${light.primary.main} ${light.background.page}`;
  });
  expect(new Set(looks).size).toBe(lookedBrands.length);
});

test('a theme that sets spacing, radius, weight or shadow is refused', () => {
  const theme = themeOf(lookedBrands[0]!);
  for (const scale of ['spacing', 'radius', 'fontWeight', 'shadow']) {
    expect(isTheme({ ...theme, [scale]: { 1: 4 } }), scale).toBe(false);
  }
});
