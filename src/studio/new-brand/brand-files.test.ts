import { expect, test } from 'vitest';
import schema from '../../../schemas/brand/brand.schema.json' with { type: 'json' };
import { logoWidth } from './brand-files.ts';

test.each([0.1, 1, 2, 3.4, 20])(
  'a logo %d times as wide as high gets a width that brand.json takes',
  (ratio) => {
    const { minimum, maximum } = schema.properties.style.properties.logoWidth;
    expect(logoWidth(ratio)).toBeGreaterThanOrEqual(minimum);
    expect(logoWidth(ratio)).toBeLessThanOrEqual(maximum);
  },
);
