import { expect, test } from 'vitest';
import { reportsOf, rulesOf } from '../rule-test-kit.ts';

const WHOLE =
  "beta/brand.json placeholder: Names, colours, links or ids of this brand are invented. Put in the owner's and delete this line.";

test('a warning for a brand whose values are invented, and for those that take them over', () => {
  expect(rulesOf('placeholder')).toMatchObject([{ severity: 'warning' }]);
  const files = {
    'beta/brand': { placeholder: true },
    'alfa/brand': { extends: 'beta' },
  };
  expect(reportsOf('placeholder', files, 'beta')).toEqual([WHOLE]);
  expect(reportsOf('placeholder', files)).toEqual([WHOLE]);
  expect(reportsOf('placeholder', { 'alfa/brand': { placeholder: false } })).toEqual([]);
});

const BASE = {
  'beta/brand': {
    placeholders: ['Emissora', 'exemplo-001', 'example.com'],
    refererOptions: [
      { id: 'tv', label: 'Emissora de TV' },
      { id: 'google', label: 'Google' },
    ],
  },
  'beta/screens/video': {
    blocks: [{ id: 'video', block: 'video', src: 'https://video.example.org/exemplo-001' }],
  },
  'beta/sandbox': { pix: { key: 'pix@example.com' } },
  'alfa/brand': { extends: 'beta' },
};

test('a value by which invention is known is reported where it stands, in each brand that shows it', () => {
  expect(reportsOf('placeholder', BASE)).toEqual([
    'beta/brand.json refererOptions[tv].label: "Emissora de TV" is invented. Put in the owner\'s.',
    'beta/screens/video.json blocks[video].src: "https://video.example.org/exemplo-001" is invented. Put in the owner\'s.',
  ]);
  const links = { production: { domain: 'https://alfa.example.com' } };
  const own = { ...BASE, 'alfa/brand': { extends: 'beta', links } };
  expect(reportsOf('placeholder', own)).toContain(
    'alfa/brand.json links.production.domain: "https://alfa.example.com" is invented. Put in the owner\'s.',
  );
  const whole = { extends: 'beta', links, placeholder: true };
  expect(reportsOf('placeholder', { ...BASE, 'alfa/brand': whole }).join()).not.toContain(
    'alfa.example',
  );
});

test('a brand that puts its own values in their place is not concerned', () => {
  const files = {
    ...BASE,
    'alfa/brand': { extends: 'beta', refererOptions: [{ id: 'tv', label: 'TV Maré' }] },
    'alfa/screens/video': {
      blocks: [{ id: 'video', src: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' }],
    },
  };
  expect(reportsOf('placeholder', files)).toEqual([]);
});
