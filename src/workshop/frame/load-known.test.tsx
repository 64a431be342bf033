import { expect, test } from 'vitest';
import { hostedFonts } from '../../contract/generated/fonts.ts';
import { brandWith } from '../../../tests/drawing/brands.ts';
import { themeHere } from './load-known.ts';

test("a preview loads a brand's font from where it is hosted, and waits for it", () => {
  const font = hostedFonts.get('Red Hat Text')!;
  const { address } = font;
  const own = themeHere({ ...brandWith({}).theme, font }).font!.rules.filter((rule) =>
    rule.includes('.woff2'),
  );
  expect(own).toEqual([expect.stringContaining(`url(${document.baseURI}${address.slice(1)})`)]);
  expect(own[0]).toContain('font-display:block');
  expect(own[0]).not.toContain('optional');
});
