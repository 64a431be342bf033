// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { showLateFont } from './show-theme.ts';

const FONT = '@font-face{font-family:"A";src:url(/assets/a.woff2);font-display:optional}';

let rules: { cssText: string }[];
let loaded: string[];

beforeEach(() => {
  rules = [{ cssText: FONT }, { cssText: 'body{margin:0}' }];
  loaded = [];
  // jsdom drops the `src` of a font: this sheet keeps what is put in.
  const sheet = {
    cssRules: rules,
    deleteRule: (at: number) => rules.splice(at, 1),
    insertRule: (cssText: string, at = 0) => rules.splice(at, 0, { cssText }),
  };
  document.head.innerHTML = '<style id="theme"></style>';
  Object.defineProperty(document.querySelector('#theme'), 'sheet', { value: sheet });
  vi.spyOn(performance, 'getEntriesByName').mockImplementation((name) =>
    loaded.includes(name) ? [{ name } as PerformanceEntry] : [],
  );
});

const comes = (address: string) => loaded.push(new URL(address, document.baseURI).href);

/** A screen of one line, which another font would make higher by so many pixels. */
function drawLine(growth: number): void {
  document.body.innerHTML = '<p>Bom dia</p>';
  const [first] = rules;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => ({ top: 0, bottom: 20 + (rules[0] === first ? 0 : growth) }) as DOMRect,
  );
}

test('a new screen takes a font that has come, once; one on its way waits', () => {
  const [font, body] = rules;
  showLateFont(true);
  expect(rules[0]).toBe(font);
  comes('/assets/a.woff2');
  showLateFont(true);
  const [anew] = rules;
  expect(anew).not.toBe(font);
  expect(rules).toEqual([font, body]);
  showLateFont(true);
  expect(rules[0]).toBe(anew);
});

test.each([
  ['takes a font by which no line moves', 1, ['/assets/b.woff2']],
  ['leaves a font that moves a line to the next screen', 18, []],
])('the screen in sight %s', (_, growth, taken) => {
  const address = `/assets/${growth === 1 ? 'b' : 'c'}.woff2`;
  rules[0] = { cssText: FONT.replace('/assets/a.woff2', address) };
  drawLine(growth);
  comes(address);
  showLateFont(false);
  showLateFont(false);
  const shown = () => rules.flatMap(({ cssText }) => /\/assets\/\w+\.woff2/.exec(cssText) ?? []);
  expect(shown()).toEqual(taken);
  showLateFont(true);
  expect(shown()).toEqual([address]);
});
