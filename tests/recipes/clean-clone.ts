import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { written } from '../fixtures/guide-changes.ts';
import type { Step } from './steps.ts';

type FileStep = Exclude<Step, { kind: 'command' }>;

/** The settings of a shell in which nothing of this test run is set. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const ofTests = /^(NODE_ENV|TEST|VITEST.*|npm_.*)$/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !ofTests.test(name)));
}

/** Lines before and after a diff. */
function sidesOf(diff: string): [before: string, after: string] {
  const lines = diff.trimEnd().split('\n');
  const side = (other: string) =>
    lines.flatMap((line) => (line.startsWith(other) ? [] : [`${line.slice(1)}\n`])).join('');
  return [side('+'), side('-')];
}

/** A clone of this project with what is not committed yet, the packages of this one, and no build. */
export class CleanClone {
  readonly root = mkdtempSync(join(tmpdir(), 'guiche-recipes-'));
  private readonly env = plainEnvironment();
  private readonly running: ChildProcess[] = [];

  constructor() {
    execFileSync('git', ['clone', '--quiet', resolve('.'), this.root], { stdio: 'ignore' });
    const changed = ['ls-files', '-z', '--modified', '--others', '--exclude-standard'];
    for (const path of execFileSync('git', changed, { encoding: 'utf8' }).split('\0')) {
      if (path === '') continue;
      if (existsSync(path)) cpSync(path, join(this.root, path));
      else rmSync(join(this.root, path), { force: true });
    }
    mkdirSync(join(this.root, 'node_modules'));
    for (const name of readdirSync('node_modules')) {
      if (name === '.cache') continue;
      symlinkSync(resolve('node_modules', name), join(this.root, 'node_modules', name));
    }
  }

  /** Does what a block of code says. Throws where its file is there already, or its place is not. */
  follow({ kind, path, text }: FileStep): void {
    const place = join(this.root, path);
    const isThere = existsSync(place);
    if (kind === 'file') {
      if (isThere) throw new Error(`${path} is there already.`);
      return this.write(path, text);
    }
    if (kind === 'keys') {
      const known = isThere ? JSON.parse(readFileSync(place, 'utf8')) : {};
      return this.write(path, `${JSON.stringify(written(known, JSON.parse(text)), null, 2)}\n`);
    }
    const [before, after] = sidesOf(text);
    const [start, end, ...more] = readFileSync(place, 'utf8').split(before);
    if (end === undefined || more.length > 0) {
      throw new Error(`${path} does not have the place of the diff once:\n${before}`);
    }
    this.write(path, start + after + end);
  }

  /** Runs a line that starts the product, at any free port; returns all that it said until it was ready. */
  async serve(line: string): Promise<string> {
    const env = { ...this.env, PORT: '0' };
    const child = spawn('sh', ['-c', line], { cwd: this.root, env, detached: true });
    this.running.push(child);
    let said = '';
    return new Promise((resolve, reject) => {
      const listen = (chunk: Buffer) => {
        said += String(chunk);
        if (/^ready on .*\n/m.test(said)) resolve(said);
      };
      child.stdout.on('data', listen);
      child.stderr.on('data', listen);
      child.on('exit', () => reject(new Error(`${line} ended before it was ready:\n${said}`)));
    });
  }

  /** Runs a line as a shell does. Throws all that it said where it fails. */
  run(line: string): string {
    const options = { cwd: this.root, env: this.env, encoding: 'utf8' } as const;
    const { status, stdout, stderr } = spawnSync('sh', ['-c', line], options);
    const said = stdout + stderr;
    if (status !== 0) throw new Error(`${line} failed:\n${said.slice(-8000)}`);
    return said;
  }

  /** Stops what still runs, and removes the clone. */
  remove(): void {
    for (const { pid, exitCode } of this.running) if (exitCode === null) process.kill(-pid!);
    rmSync(this.root, { recursive: true, force: true });
  }

  private write(path: string, text: string): void {
    mkdirSync(dirname(join(this.root, path)), { recursive: true });
    writeFileSync(join(this.root, path), text);
  }
}
