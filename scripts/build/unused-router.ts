import type { Plugin } from 'vite';

const MODULE = /\/react-router\/dist\/\w+\/chunk-\w+\.mjs$/;
const DISPLAY_NAME = /^\w+\.displayName = "[\w. ]+";\n/gm;
const COMPONENT = /^(var \w+ = )(React\d*\.(?:forwardRef|memo)\()/gm;
const BOUNDARY =
  /^(var (\w+) = class extends React\d*\.Component \{\n)([\s\S]*?\n\};\n)\2\.contextType = (\w+);\n/gm;

/**
 * Tells the bundler of components of react-router that making them does nothing else, so that it leaves out
 * those that nobody uses: links, forms, routes and their error screens (9 KB gzip), for the program needs the
 * place in the history alone. Names for DevTools are dropped.
 *
 * @returns the code of its module, which does the same.
 * @throws when none is found, so that an update is looked at.
 */
export function withoutEffects(code: string): string {
  if (code.search(COMPONENT) < 0 || code.search(BOUNDARY) < 0) {
    throw new Error(
      'react-router is written in another way: look at scripts/build/unused-router.ts.',
    );
  }
  return code
    .replace(DISPLAY_NAME, '')
    .replace(COMPONENT, '$1/* @__PURE__ */ $2')
    .replace(BOUNDARY, '$1  static contextType = $4;\n$3');
}

/** The module that everything of react-router is in; the others are small. */
const isWhole = (code: string) => /\bfunction BrowserRouter\(/.test(code);

export const unusedRouter = (): Plugin => {
  let isFound = false;
  return {
    name: 'unused-router',
    apply: 'build',
    transform(code, id) {
      if (!MODULE.test(id) || !isWhole(code)) return undefined;
      isFound = true;
      return { code: withoutEffects(code), map: null };
    },
    buildEnd(error) {
      if (error || isFound || this.environment.name !== 'client') return;
      this.error('react-router is in other files now: look at scripts/build/unused-router.ts.');
    },
  };
};
