/** @module-tag long */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { gitIn, type Git } from '../pictures/git.ts';
import { ACCEPTED, baselineOf } from './accepted.ts';

let root: string;
let git: Git;

/** Commits whatever there is; gives its id. */
function commit(subject: string): string {
  const who = ['-c', 'user.name=a', '-c', 'user.email=a@example.com'];
  git('add', '.');
  git(...who, 'commit', '-q', '-m', subject);
  return git('rev-parse', 'HEAD')[0]!;
}

const edit = (text: string) => writeFileSync(join(root, 'button.css'), text);
const accept = (why: string) => writeFileSync(join(root, ACCEPTED), JSON.stringify([{ why }]));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'guiche-accepted-'));
  mkdirSync(join(root, 'tests/looks'), { recursive: true });
  execFileSync('git', ['init', '-q', '-b', 'main'], { cwd: root });
  git = gitIn(root);
  edit('blue');
  commit('first');
});

test('the accepted commit is the last one that changed the list, whatever came after it', () => {
  accept('as it stands');
  const accepted = commit('accept');
  edit('red');
  expect(baselineOf(git)).toEqual({ commit: accepted, isAcceptedHere: false });
  commit('paint it red');
  expect(baselineOf(git)).toEqual({ commit: accepted, isAcceptedHere: false });
});

test('the commit that accepts is compared with the accepted one before it', () => {
  accept('as it stands');
  const before = commit('accept');
  edit('red');
  accept('it is red now');
  expect(baselineOf(git)).toEqual({ commit: before, isAcceptedHere: true });
  commit('paint it red');
  expect(baselineOf(git)).toEqual({ commit: before, isAcceptedHere: true });
});

test('the first acceptance is compared with what was before it', () => {
  const first = git('rev-parse', 'HEAD')[0];
  accept('as it stands');
  expect(baselineOf(git)).toEqual({ commit: first, isAcceptedHere: true });
  commit('accept');
  expect(baselineOf(git)).toEqual({ commit: first, isAcceptedHere: true });
});

test('a folder outside of git has nothing to compare with', () => {
  const outside = mkdtempSync(join(tmpdir(), 'guiche-outside-'));
  expect(() => gitIn(outside)).toThrow('This is not a git repository');
});

test('a shallow clone compares nothing: its last commit would pass for the accepted one', () => {
  accept('as it stands');
  commit('accept');
  const clone = join(mkdtempSync(join(tmpdir(), 'guiche-shallow-')), 'clone');
  execFileSync('git', ['clone', '-q', '--depth', '1', `file://${root}`, clone]);
  expect(() => baselineOf(gitIn(clone))).toThrow('git fetch --unshallow');
});
