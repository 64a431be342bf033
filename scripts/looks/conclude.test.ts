import { expect, test } from 'vitest';
import { conclude, looks } from './command.ts';
import type { Looks } from './photograph-looks.ts';

const SAME: Looks = { commit: 'abc1234567', compared: 9, different: [], gone: [], failures: [] };
const DIFFERENT = {
  ...SAME,
  different: [{ brand: 'a', screen: 'lead', after: '1-after.png' } as Looks['different'][number]],
};

function concluded(sheet: Looks, isAcceptedHere = false) {
  const said: string[] = [];
  const code = conclude(sheet, isAcceptedHere, 'sheet.html', (text) => said.push(text));
  return { code, said: said.join('\n') };
}

test('nothing different passes', () => {
  expect(concluded(SAME)).toEqual({
    code: 0,
    said: '9 screens look as in abc1234567, the accepted commit.',
  });
});

test('a difference fails, names the sheet and says how it is accepted', () => {
  const { code, said } = concluded(DIFFERENT);
  expect(code).toBe(1);
  expect(said).toContain('Contact sheet: sheet.html');
  expect(said).toContain('--accept');
});

test('a difference that is accepted here is named and passes', () => {
  const { code, said } = concluded(DIFFERENT, true);
  expect(code).toBe(0);
  expect(said).toContain('Contact sheet: sheet.html');
});

test('a screen that can be drawn no more fails even where differences are accepted', () => {
  const different = DIFFERENT.different.map((pair) => ({ ...pair, after: undefined }));
  const { code, said } = concluded(
    { ...SAME, different, failures: ['a /lead cannot be shown'] },
    true,
  );
  expect([code, said]).toEqual([1, expect.stringContaining('a /lead cannot be shown')]);
});

test.each([['--accept', ' '], ['--every'], ['lead']])('%s %s is refused', async (...args) => {
  const said: string[] = [];
  const output = { stdout: () => {}, stderr: (text: string) => said.push(text) };
  expect(await looks(args, output)).toBe(2);
  expect(said.join()).toContain('Usage: npm run looks');
});
