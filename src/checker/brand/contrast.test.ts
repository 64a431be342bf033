import { expect, test } from 'vitest';
import { sourcesOf } from '../../brand/brand-test-kit.ts';
import { findingsOf } from '../rule-test-kit.ts';
import { contrastRatio } from './colour.ts';
import { colourPairs } from './contrast.ts';

const SHADES = { main: '#004C99', dark: '#003366', light: '#E6F0FA', contrast: '#FFFFFF' };
const LIGHT = {
  primary: SHADES,
  success: SHADES,
  error: SHADES,
  warning: SHADES,
  background: { page: '#F5F5F5', surface: '#FFFFFF' },
  foreground: { main: '#111111', muted: '#444444' },
  grey: { 100: '#EEEEEE', 300: '#DDDDDD', 500: '#777777', 700: '#444444', 900: '#111111' },
};
/** Findings of a brand 'alfa' whose theme says `theme`; base has a theme that can be read. */
const findings = (theme: object) =>
  findingsOf(
    'contrast',
    sourcesOf({
      'base/brand': {},
      'base/theme': { light: LIGHT, dark: LIGHT },
      'alfa/brand': { extends: 'base', key: 'ALFA' },
      'alfa/theme': theme,
    }),
    'alfa',
  );

test('a faint text is found at its own line, with ratio, need and a colour that would do', () => {
  const [finding, ...others] = findings({ light: { foreground: { muted: '#AAAAAA' } } });
  expect(others).toEqual([]);
  expect(finding).toMatchObject({ file: 'brands/alfa/theme.json', line: 4 });
  expect(finding!.message).toMatch(/^In light mode foreground\.muted #AAAAAA is hard to read: /);
  expect(finding!.message).toContain('2.32:1 on background.surface #FFFFFF, where 4.5:1 is needed');
  const [, better] = /^Write "(#[0-9A-F]{6})"\.$/.exec(finding!.suggestion!) ?? [];
  expect(findings({ light: { foreground: { muted: better } } })).toEqual([]);
});

test('a brand that sets only the background hears of the background, not of the parent’s texts', () => {
  const [finding, ...others] = findings({ dark: { background: { page: '#777777' } } });
  expect(others).toEqual([]);
  expect(finding).toMatchObject({ file: 'brands/alfa/theme.json', line: 4 });
  expect(finding!.message).toMatch(/^In dark mode background\.page #777777 is hard to read: /);
  expect(finding!.message).toContain(' under foreground.muted #444444, where 4.5:1 is needed');
});

test('the border of an input needs 3:1 and no more', () => {
  expect(findings({ light: { grey: { 500: '#8A8A8A' } } })).toEqual([]);
  const [finding] = findings({ light: { grey: { 500: '#A0A0A0' } } });
  expect(finding!.message).toContain('where 3:1 is needed');
});

test('every pair is looked at', () => {
  for (const { colour, on, least } of colourPairs) {
    const [[group, shade], [ground, tone]] = [colour.split('.'), on.split('.')];
    const back = (LIGHT as Record<string, Record<string, string>>)[ground!]![tone!]!;
    expect(contrastRatio(back, back), on).toBeLessThan(least);
    const texts = findings({ light: { [group!]: { [shade!]: back } } }).map(
      ({ message }) => message,
    );
    expect(texts.join(), `${colour} on ${on}`).toContain(`1:1 on ${on} `);
  }
});
