// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { sourceFiles } from '../../tests/architecture/source-files.ts';
import { pageRules } from './page-styles.ts';

/** The rules that hold on paper alone, as the browser reads them. */
function printedRules(): CSSStyleRule[] {
  document.head.innerHTML = `<style>${pageRules.join('\n')}</style>`;
  const all = [...document.styleSheets[0]!.cssRules];
  const media = all.filter((rule): rule is CSSMediaRule => 'media' in rule);
  return media
    .filter((rule) => rule.media.mediaText === 'print')
    .flatMap((rule) => [...rule.cssRules] as CSSStyleRule[]);
}

test('on paper every element is dark on white, and drawn in light mode, whatever its brand and mode say', () => {
  const rules = printedRules();
  const everything = rules.find(({ selectorText }) => selectorText.startsWith('*'))!;
  expect(everything.selectorText.split(/, ?/)).toEqual(['*', '::before', '::after']);
  const given = (name: string) => [
    everything.style.getPropertyValue(name),
    everything.style.getPropertyPriority(name),
  ];
  expect(given('color')).toEqual(['rgb(0, 0, 0)', 'important']);
  expect(given('background-color')).toEqual(['transparent', 'important']);
  const root = rules.find(({ selectorText }) => selectorText === ':root')!;
  expect(root.style.getPropertyValue('color-scheme')).toBe('light');
});

test('no other style of a page is !important, so that none outranks those of paper', () => {
  const marked = sourceFiles()
    .filter(({ path, isTest }) => !isTest && /^(src\/styles|src\/renderer|widgets)\//.test(path))
    .filter(({ text }) => /\b(color|background\w*)\b[^;,}]*!important/i.test(text))
    .map(({ path }) => path);
  expect(marked).toEqual(['src/styles/page-styles.ts']);
});
