import { expect, test } from 'vitest';
import { BROWSER_FLOOR, targetsOf } from './browser-floor.ts';

test('the list of package.json becomes targets of the build', () => {
  expect(BROWSER_FLOOR).toEqual(['chrome109', 'edge109', 'safari15.4', 'ios15.4', 'firefox115']);
});

test('of several names of an engine the oldest version counts', () => {
  expect(targetsOf(['chrome >= 120', 'samsung >= 21', 'android >= 112'])).toEqual(['chrome110']);
});

test.each(['last 2 versions', 'chrome 109', 'samsung >= 99', 'opera >= 90'])(
  'a query without a known target is refused: %s',
  (query) => {
    expect(() => targetsOf([query])).toThrow(`"${query}"`);
  },
);
