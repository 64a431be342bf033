import { expect, test } from 'vitest';
import { paletteEdits } from './palette-edits.ts';

const shades = { main: '#111111', dark: '#222222', light: '#333333', contrast: '#FFFFFF' };
const palette = { light: { primary: shades }, dark: { primary: shades } };

test('only the shades that become others are edited, each with the one that was seen', () => {
  const today = {
    light: { 'primary.main': '#111111', 'primary.dark': '#222222', 'primary.light': '#EEEEEE' },
    dark: {
      'primary.main': '#111111',
      'primary.dark': '#222222',
      'primary.light': '#333333',
      'primary.contrast': '#FFFFFF',
    },
  };
  const edits = paletteEdits('alfa', palette, today);
  expect(edits).toEqual([
    {
      brand: 'alfa',
      level: 'alfa',
      place: { document: 'theme', steps: ['light', 'primary', 'light'] },
      seen: '#EEEEEE',
      change: { kind: 'set', value: '#333333' },
    },
    {
      brand: 'alfa',
      level: 'alfa',
      place: { document: 'theme', steps: ['light', 'primary', 'contrast'] },
      seen: undefined,
      change: { kind: 'set', value: '#FFFFFF' },
    },
  ]);
});
