import packageJson from '../../package.json' with { type: 'json' };

/** Browsers whose versions of the list are a Chrome that is as new: Android's WebView and Samsung Internet. */
const CHROMES = /^(android|samsung) /;

/** The targets of Vite's build for the oldest browsers that can buy, by the list in package.json ('safari15.4'). */
export const BROWSER_FLOOR = packageJson.browserslist
  .filter((query) => !CHROMES.test(query))
  .map((query) => query.replace('ios_saf', 'ios').replace(' >= ', ''));
