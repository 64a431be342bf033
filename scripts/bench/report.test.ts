import { expect, test } from 'vitest';
import { replaceBetweenMarkers } from './report.ts';

test('a report takes the place of the last one and leaves the rest of the page', () => {
  const page = '# Title\n\n<!-- bench -->\n\nold\n\n<!-- /bench -->\n\nEnd\n';
  expect(replaceBetweenMarkers(page, 'new\n')).toBe(
    '# Title\n\n<!-- bench -->\n\nnew\n\n<!-- /bench -->\n\nEnd\n',
  );
});

test('a page without markers is not written', () => {
  expect(() => replaceBetweenMarkers('# Title', 'new')).toThrow('The page has no <!-- bench -->');
});
