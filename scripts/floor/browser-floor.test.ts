import { expect, test } from 'vitest';
import { BROWSER_FLOOR } from './browser-floor.ts';

test('the list of package.json becomes targets of the build', () => {
  expect(BROWSER_FLOOR).toEqual(['chrome109', 'edge109', 'safari15.4', 'ios15.4', 'firefox115']);
});
