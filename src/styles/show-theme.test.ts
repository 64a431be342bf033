// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { showLateFonts } from './show-theme.ts';

const FONT = '@font-face{font-family:"A";src:url(/assets/a.woff2);font-display:optional}';

let rules: { cssText: string }[];
let loaded: string[];

/** jsdom drops the `src` of a font: this sheet keeps what is put in. */
const SHEET = {
  get cssRules() {
    return rules;
  },
  deleteRule: (at: number) => void rules.splice(at, 1),
  insertRule: (cssText: string, at: number) => void rules.splice(at, 0, { cssText }),
};

beforeEach(() => {
  rules = [{ cssText: FONT }, { cssText: 'body{margin:0}' }];
  loaded = [];
  document.head.innerHTML = '<style id="theme"></style>';
  Object.defineProperty(document.querySelector('#theme'), 'sheet', { value: SHEET });
  vi.spyOn(performance, 'getEntriesByName').mockImplementation((name) =>
    loaded.includes(name) ? [{ name } as PerformanceEntry] : [],
  );
});

test('a font that has come is put in anew once, whenever it came; one on its way is not', () => {
  const [font, body] = rules;
  showLateFonts();
  expect(rules).toEqual([font, body]);
  expect(rules[0]).toBe(font);
  loaded = [new URL('/assets/a.woff2', document.baseURI).href];
  showLateFonts();
  const [anew] = rules;
  expect(anew).not.toBe(font);
  expect(rules).toEqual([font, body]);
  showLateFonts();
  expect(rules[0]).toBe(anew);
});
