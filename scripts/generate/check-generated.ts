import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const scratch = mkdtempSync(join(tmpdir(), 'guiche-generated-'));

/** The files as they are, as a tree of Git's: written with an index of its own, so that nothing is staged. */
function tree(): string {
  const env = { ...process.env, GIT_INDEX_FILE: join(scratch, 'index') };
  execFileSync('git', ['add', '--all'], { env });
  return execFileSync('git', ['write-tree'], { env, encoding: 'utf8' }).trim();
}

/** Generates once more over what is there, and shows what differs from it. */
const before = tree();
await import('../generate.ts');
const { status } = spawnSync('git', ['diff', '--exit-code', '--stat', before, tree()], {
  stdio: 'inherit',
});
rmSync(scratch, { recursive: true });
process.exitCode = status ?? 1;
