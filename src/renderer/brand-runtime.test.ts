import { expect, test } from 'vitest';
import { brandRuntime } from './brand-runtime.ts';

test('lengths count code points, as JSON Schema wants it', () => {
  expect(['', 'ação', '👍🏽a'].map(brandRuntime.ucs2length)).toEqual([0, 4, 3]);
});
