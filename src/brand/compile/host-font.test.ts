import { expect, test } from 'vitest';
import { hostedFonts } from '../../contract/generated/fonts.ts';
import { brandWith } from '../../../tests/drawing/brands.ts';
import { hostFont } from './compile-brand.ts';

const { light, dark } = brandWith().theme;
const dressed = (fontFamily: string) => hostFont({ fontFamily, light, dark });

test.each([
  'Figtree, Arial, sans-serif',
  '"Figtree", Arial, sans-serif',
  "'Figtree', Arial, sans-serif",
])('a stack that begins with a hosted font brings it along: %s', (stack) => {
  const { fontFamily, font } = dressed(stack);
  expect(font!.address).toMatch(/^\/assets\/figtree\.[0-9a-f]{8}\.woff2$/);
  // Those of the device have its measures, and stand between it and the rest of the stack.
  expect(fontFamily).toBe('Figtree, "Figtree 1", "Figtree 2", "Figtree 3", Arial, sans-serif');
});

// A family is a string or a run of words (CSS Fonts 4, section 2.1), not both.
test.each(['Georgia, sans-serif', '"Fig"tree, sans-serif', 'Fig"tree", sans-serif'])(
  'any other stack is left as it is: %s',
  (stack) => {
    expect(dressed(stack)).toEqual({ fontFamily: stack, light, dark });
  },
);

test.each([...hostedFonts])(
  '%s moves nothing when it comes late, and is stood in for until then, bold by bold letters',
  (family, font) => {
    const [own, ...standIns] = font.rules;
    expect(own).toContain(`font-family:"${family}"`);
    expect(own).toContain(`url(${font.address}) format("woff2")`);
    expect(own).toContain('font-display:optional');
    for (const rule of standIns) {
      expect(rule).toMatch(
        /src:local\(.*size-adjust:[\d.]+%;ascent-override:[\d.]+%;descent-override:[\d.]+%/,
      );
    }
    const families = (rules: string[]) =>
      rules.map((rule) => /font-family:"([^"]*)"/.exec(rule)?.[1]);
    const bold = standIns.filter((rule) => rule.includes('font-weight:700'));
    expect(families(bold)).toEqual([...new Set(families(standIns))]);
    for (const rule of bold) expect(rule).toMatch(/src:local\("[^"]*Bold"\)/);
  },
);
