import packageJson from '../../package.json' with { type: 'json' };

/** Names that Vite's targets have for browsers of the list. */
const NAMES: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  safari: 'safari',
  ios_saf: 'ios',
  firefox: 'firefox',
};
/** Browsers whose versions of the list are a Chrome that is as new: Android's WebView and Samsung Internet. */
const NEWER = ['android >= 109', 'samsung >= 21'];

/**
 * The targets of Vite's build for the oldest browsers that can buy, by the list in package.json ('safari15.4').
 *
 * @throws {Error} for a browser that is unknown here.
 */
export const BROWSER_FLOOR = packageJson.browserslist
  .filter((query) => !NEWER.includes(query))
  .map((query) => {
    const [browser = '', version = ''] = query.split(' >= ');
    const name = NAMES[browser];
    if (name) return name + version;
    throw new Error(`browserslist: "${query}" is not "name >= version" of a browser known here.`);
  });
