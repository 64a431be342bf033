import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { layOutFixtureBrands } from '../../../tests/fixtures/fixture-brands.ts';
import { openTestStudio } from '../studio-test-kit.ts';
import { LONG } from '../../../tests/long.ts';

const TEXTS = 'brands/numberone/texts.json';
let root: string;
let studio: ReturnType<typeof openTestStudio>;

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    .toString()
    .trim();
const read = (path: string) => readFileSync(join(root, path), 'utf8');

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'guiche-studio-'));
  layOutFixtureBrands(root);
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Ana');
  git('config', 'user.email', 'ana@example.com');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Begin');
  studio = openTestStudio(root);
});
afterAll(() => rmSync(root, { recursive: true }));

const call = async (name: string, body: object) => {
  const response = await studio.call(name, body);
  return response.json();
};
const setText = (key: string, value: string) => {
  const seen: string | undefined = JSON.parse(read(TEXTS))[key];
  const edit = {
    brand: 'numberone',
    level: 'numberone',
    place: { key },
    seen,
    change: { kind: 'set', value },
  };
  return call('change', { edits: [edit] });
};
const ownText = () => Object.keys(JSON.parse(read(TEXTS))).find((key) => key !== '$schema')!;

test(
  'what the studio wrote is proposed and committed, other changes are offered',
  LONG,
  async () => {
    const key = ownText();
    await setText(key, 'Comece agora');
    writeFileSync(join(root, 'brands/ms/brand.json'), `${read('brands/ms/brand.json')}\n`);
    const proposal = await call('finish/proposal', { also: [] });
    expect(proposal).toMatchObject({
      current: 'main',
      main: 'main',
      files: [TEXTS],
      others: ['brands/ms/brand.json'],
      subject: `Change the text '${key}' of numberone`,
      body: expect.stringContaining('-> "Comece agora"'),
    });
    expect(proposal.refusal).toBeUndefined();
    const wish = { branch: proposal.branch, message: `${proposal.subject}\n`, also: [] };
    const done = await call('finish/commit', wish);
    expect(done).toEqual({ commit: expect.any(String), branch: proposal.branch, others: 1 });
    expect(git('show', '--name-only', '--format=', 'HEAD')).toBe(TEXTS);
    expect(git('status', '--porcelain')).toBe('M brands/ms/brand.json');
    expect((await call('finish/proposal', { also: [] })).files).toEqual([]);
    expect(await call('finish/commit', wish)).toEqual({ refusal: 'There is nothing to commit.' });
  },
);

test('files with errors are not committed, as continuous integration would refuse them', async () => {
  const before = git('rev-parse', 'HEAD');
  await setText(ownText(), 'Olá {nobody}');
  const proposal = await call('finish/proposal', { also: [] });
  expect(proposal.refusal).toMatch(/have an error: continuous integration would refuse/);
  const wish = { branch: proposal.branch, message: 'x', also: [] };
  expect(await call('finish/commit', wish)).toEqual({ refusal: proposal.refusal });
  expect(git('rev-parse', 'HEAD')).toBe(before);
  await call('undo', {});
});

test('a report that cannot be made says why, and none is under way after a cancellation', async () => {
  expect(await call('finish/look', { ref: 'nowhere' })).toMatchObject({ phase: 'running' });
  await expect
    .poll(() => call('finish/state', {}))
    .toEqual({ phase: 'failed', ref: 'nowhere', message: expect.stringContaining("no 'nowhere'") });
  await call('finish/look', { ref: 'HEAD' });
  expect(await call('finish/cancel', {})).toEqual({ phase: 'cancelled' });
});
