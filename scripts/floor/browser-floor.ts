import packageJson from '../../package.json' with { type: 'json' };

/** Names that Vite's targets have for browsers of the list. Android's WebView has the versions of Chrome. */
const NAMES: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  android: 'chrome',
  edge: 'edge',
  safari: 'safari',
  ios_saf: 'ios',
  firefox: 'firefox',
};

/** The Chrome inside a version of Samsung Internet, which Vite does not know. */
const CHROME_OF_SAMSUNG: Readonly<Record<string, number>> = { 21: 110 };

function oldestOf(query: string): [name: string, version: number] {
  const [, browser = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(query) ?? [];
  const chrome = browser === 'samsung' ? CHROME_OF_SAMSUNG[Number(version)] : undefined;
  if (chrome) return ['chrome', chrome];
  const name = NAMES[browser];
  if (name) return [name, Number(version)];
  throw new Error(`browserslist: "${query}" is not "name >= version" of a browser known here.`);
}

/**
 * The targets of Vite's build ('safari15.4') that stand for a browserslist: of each engine the oldest.
 *
 * @throws {Error} for a query that names no oldest version, or a browser that is unknown here.
 */
export function targetsOf(queries: readonly string[]): string[] {
  const oldest = new Map<string, number>();
  for (const [name, version] of queries.map(oldestOf)) {
    oldest.set(name, Math.min(version, oldest.get(name) ?? version));
  }
  return [...oldest].map(([name, version]) => name + version);
}

/** The oldest browsers that can buy, by the list in package.json. */
export const BROWSER_FLOOR = targetsOf(packageJson.browserslist);
