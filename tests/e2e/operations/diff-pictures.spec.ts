import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { PNG } from 'pngjs';
import { layOutFixtureBrands } from '../../fixtures/fixture-brands.ts';
import { diffBrands } from '../../../scripts/diff-brands/command.ts';
import { LONG } from '../support/long.ts';

const root = mkdtempSync(join(tmpdir(), 'guiche-pictures-test-'));
const out = join(root, 'out');
const TEXTS = 'brands/ms/texts.json';

test.afterAll(() => rm(root, { recursive: true, force: true }));

/** The rows of a picture that are marked, first and last. */
function markedRows(png: PNG): [number, number] {
  const rows = Array.from({ length: png.height }, (_, row) => row).filter((row) =>
    Array.from({ length: png.width }, (_each, column) => (row * png.width + column) * 4).some(
      (at) => png.data[at] === 207 && png.data[at + 1] === 34 && png.data[at + 2] === 46,
    ),
  );
  return [rows.at(0) ?? 0, rows.at(-1) ?? 0];
}

test('one text changes: pictures of its screens alone, marked where it stands', LONG, async () => {
  test.setTimeout(300_000);
  layOutFixtureBrands(root);
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root });
  git('init', '-q', '-b', 'main');
  git('add', '.');
  git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '-qm', 'before');
  const texts = JSON.parse(readFileSync(join(root, TEXTS), 'utf8'));
  writeFileSync(join(root, TEXTS), JSON.stringify({ ...texts, 'lead.title': 'Diga quem é' }));
  const said: string[] = [];
  const code = await diffBrands(['main', '--root', root, '--out', out, '--pictures', '2'], {
    stdout: (text) => said.push(text),
    stderr: (text) => said.push(text),
  });
  expect(code, said.join('\n')).toBe(0);
  const markdown = readFileSync(join(out, 'diff.md'), 'utf8');
  const pictured = markdown.split('\n').filter((line) => line.startsWith('| ms |'));
  expect(pictured).toHaveLength(2);
  for (const line of pictured) expect(line).toContain('| /lead |');
  const png = PNG.sync.read(readFileSync(join(out, 'pictures/1-difference.png')));
  const [first, last] = markedRows(png);
  expect(last).toBeGreaterThan(first);
  expect(last - first, 'as high as one line').toBeLessThan(40);
});
