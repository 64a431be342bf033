import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FileChange } from '../../src/studio/plan-change.ts';
import type { Content } from './brand-folder.ts';
import {
  CannotCommit,
  commitFiles,
  committedContent,
  readRepository,
  uncommittedFiles,
} from './git-commit.ts';
import { LONG } from '../../tests/long.ts';

const TEXTS = 'brands/alfa/texts.json';
const INVOICE = 'brands/alfa/screens/payment/[id].json';
const LINES = [
  '{',
  '  "a": "1",',
  '  "b": "2",',
  '  "c": "3",',
  '  "d": "4",',
  '  "e": "5"',
  '}',
  '',
];
const BEFORE = LINES.join('\n');
const AFTER = BEFORE.replace('"1"', '"um"');
let repository: string;
let root: string;

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    .toString()
    .trim();
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const change = (path: string, before?: Content, after?: Content): FileChange<Content> => {
  if (typeof after === 'string') write(path, after);
  return { path, before, after };
};
const commit = (files: FileChange<Content>[], branch = 'studio/alfa') =>
  commitFiles(root, { branch, message: 'Change a text of alfa\n\nBecause.\n', files });
const inCommit = () =>
  git('show', '--name-status', '--no-renames', '--format=', 'HEAD').split('\n').sort();

beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'guiche-git-'));
  root = repository;
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Ana');
  git('config', 'user.email', 'ana@example.com');
  write(TEXTS, BEFORE);
  write(INVOICE, '{}\n');
  write('src/other.ts', 'one\n');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Begin');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(repository, { recursive: true });
});

describe('what is committed', () => {
  test('the files of the studio alone, on a new branch, with the message', async () => {
    write('src/other.ts', 'two\n');
    write('brands/beta/texts.json', '{}\n');
    const id = await commit([
      change(TEXTS, BEFORE, AFTER),
      change(INVOICE, '{}\n', '{ "a": 1 }\n'),
    ]);
    expect(git('rev-parse', '--short', 'HEAD')).toBe(id);
    expect(git('symbolic-ref', '--short', 'HEAD')).toBe('studio/alfa');
    expect(git('log', '-1', '--format=%an %B')).toBe('Ana Change a text of alfa\n\nBecause.');
    expect(inCommit()).toEqual([`M\t${INVOICE}`, `M\t${TEXTS}`]);
    expect(git('status', '--porcelain').split('\n').sort()).toEqual([
      '?? brands/beta/',
      'M src/other.ts',
    ]);
    expect(git('rev-parse', 'main')).toBe(git('rev-parse', 'HEAD~1'));
  });

  test('what is staged stays staged and out of the commit', async () => {
    write('src/other.ts', 'two\n');
    git('add', 'src/other.ts');
    await commit([change(TEXTS, BEFORE, AFTER)]);
    expect(inCommit()).toEqual([`M\t${TEXTS}`]);
    expect(git('diff', '--cached', '--name-only')).toBe('src/other.ts');
  });

  test('a new file, an image and a deleted file', async () => {
    const image = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 255]);
    writeFileSync(join(root, 'brands/alfa/logo.png'), image);
    rmSync(join(root, INVOICE));
    await commit([
      change('brands/beta/brand.json', undefined, '{}\n'),
      change('brands/alfa/logo.png', undefined, image),
      change(INVOICE, '{}\n', undefined),
    ]);
    expect(inCommit()).toEqual([
      'A\tbrands/alfa/logo.png',
      'A\tbrands/beta/brand.json',
      `D\t${INVOICE}`,
    ]);
    expect(execFileSync('git', ['show', 'HEAD:brands/alfa/logo.png'], { cwd: root })).toEqual(
      image,
    );
    expect(git('status', '--porcelain')).toBe('');
  });

  test('not what somebody else has changed in the same file, before or after', async () => {
    const outside = AFTER.replace('"5"', '"cinco"');
    write(TEXTS, outside.replace('"3"', '"three"'));
    const edited = { path: TEXTS, before: BEFORE.replace('"5"', '"cinco"'), after: outside };
    await commit([edited]);
    expect(git('show', `HEAD:${TEXTS}`)).toBe(AFTER.trim());
    expect(readFileSync(join(root, TEXTS), 'utf8')).toContain('three');
    expect(git('status', '--porcelain')).toBe(`M ${TEXTS}`);
  });

  test('in a project that lies in a folder of the repository', async () => {
    root = join(repository, 'shop');
    write(TEXTS, BEFORE);
    git('add', '.');
    git('commit', '--quiet', '--message', 'Move');
    await commit([change(TEXTS, BEFORE, AFTER)]);
    expect(inCommit()).toEqual([`M\tshop/${TEXTS}`]);
    expect(git('status', '--porcelain')).toBe('');
  });

  test('a second commit goes on the branch of the first', LONG, async () => {
    await commit([change(TEXTS, BEFORE, AFTER)]);
    await commit([change(INVOICE, '{}\n', '{ "a": 1 }\n')]);
    expect(git('rev-list', '--count', 'main..studio/alfa')).toBe('2');
  });
});

describe('a refusal says what to do and leaves the repository as it was', () => {
  const expectRefusal = async (
    words: RegExp,
    branch?: string,
    files = [change(TEXTS, BEFORE, AFTER)],
  ) => {
    const before = git('rev-parse', 'HEAD');
    const error = await commit(files, branch).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(CannotCommit);
    expect((error as Error).message).toMatch(words);
    expect(git('rev-parse', 'HEAD')).toBe(before);
    expect(git('branch', '--list', 'studio/*')).toBe('');
  };

  test('on no branch', async () => {
    git('checkout', '--quiet', '--detach');
    await expectRefusal(/detached HEAD.*git switch main/);
  });

  test('in the middle of a merge', async () => {
    writeFileSync(join(root, '.git/MERGE_HEAD'), `${git('rev-parse', 'HEAD')}\n`);
    await expectRefusal(/in the middle of a merge: finish it/);
  });

  test('on the main branch itself', () => expectRefusal(/Others build upon 'main'/, 'main'));

  test('on a branch that exists, or with a name that git does not take', LONG, async () => {
    git('branch', 'taken');
    await expectRefusal(/There is a branch 'taken' already/, 'taken');
    await expectRefusal(/cannot be the name of a branch/, 'a..b');
    await expectRefusal(/does not begin with a dash|cannot be the name/, '--force');
  });

  test('where a hook refuses it', async () => {
    write('.git/hooks/pre-commit', '#!/bin/sh\necho not today >&2\nexit 1\n');
    execFileSync('chmod', ['+x', join(root, '.git/hooks/pre-commit')]);
    await expectRefusal(/not today/);
    expect(git('symbolic-ref', '--short', 'HEAD')).toBe('main');
    expect(git('diff', '--cached', '--name-only')).toBe('');
  });

  test('where git does not know the person', async () => {
    git('config', 'user.useConfigOnly', 'true');
    git('config', '--unset', 'user.name');
    git('config', '--unset', 'user.email');
    vi.stubEnv('HOME', root);
    vi.stubEnv('XDG_CONFIG_HOME', root);
    vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
    await expectRefusal(/does not know who you are/);
  });

  test('where the same place was changed before the studio changed it', async () => {
    const before = BEFORE.replace('"1"', '"one"');
    await expectRefusal(/was changed before the studio changed it/, 'studio/alfa', [
      { path: TEXTS, before, after: AFTER },
    ]);
  });

  test('where everything is committed', () =>
    expectRefusal(/committed already/, 'studio/alfa', [
      { path: TEXTS, before: BEFORE, after: BEFORE },
    ]));
});

test('without a repository, or without git, a sentence says so', async () => {
  rmSync(join(root, '.git'), { recursive: true });
  vi.stubEnv('GIT_CEILING_DIRECTORIES', dirname(root));
  await expect(readRepository(root)).rejects.toThrow('not a git repository');
  vi.stubEnv('PATH', '/nowhere');
  await expect(readRepository(root)).rejects.toThrow('git is not installed');
});

test('the main branch is known by its name, or as the default of origin', LONG, async () => {
  expect(await readRepository(root)).toEqual({ branch: 'main', isMain: true, main: 'main' });
  git('switch', '--quiet', '--create', 'trunk');
  expect(await readRepository(root)).toEqual({ branch: 'trunk', isMain: false, main: 'main' });
  git('update-ref', 'refs/remotes/origin/trunk', 'HEAD');
  git('symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/trunk');
  expect(await readRepository(root)).toEqual({ branch: 'trunk', isMain: true, main: 'trunk' });
});

test('brand files that differ from the last commit are listed, with what they were', async () => {
  write(TEXTS, AFTER);
  git('add', TEXTS);
  write('brands/beta/ação.json', '{}\n');
  write('src/other.ts', 'two\n');
  rmSync(join(root, INVOICE));
  expect(await uncommittedFiles(root)).toEqual([INVOICE, TEXTS, 'brands/beta/ação.json']);
  expect(await committedContent(root, TEXTS)).toBe(BEFORE);
  expect(await committedContent(root, 'brands/beta/ação.json')).toBeUndefined();
});
