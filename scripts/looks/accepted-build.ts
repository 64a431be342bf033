import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Git } from './accepted.ts';

/**
 * Lays a commit out in an empty folder and builds the preview of its brands by its own program.
 *
 * @throws with the output of the build where it fails.
 */
export async function buildPreviewAt(
  git: Git,
  commit: string,
  { root, folder, out }: { root: string; folder: string; out: string },
): Promise<void> {
  const archive = join(folder, 'commit.tar');
  git('archive', '--format=tar', `--output=${archive}`, commit);
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  await bringPackages(root, folder);
  // Commits before the workshop have a command of this name.
  const command = existsSync(join(folder, 'scripts/workshop.ts'))
    ? ['scripts/workshop.ts', '--build']
    : ['scripts/preview-brands.ts', '--no-serve'];
  await run(process.execPath, ['--import', 'tsx', ...command, '--out', out], folder);
}

/** The packages of here, where the commit has the same ones; its own otherwise. */
async function bringPackages(root: string, folder: string): Promise<void> {
  const [here, there] = await Promise.all(
    [root, folder].map((place) => readFile(join(place, 'package-lock.json'), 'utf8')),
  );
  if (here === there) return symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  // The build of here, which goes on beside, has set NODE_ENV to production, where npm leaves out what builds.
  const install = ['ci', '--include=dev'];
  const npm = process.env.npm_execpath;
  if (npm) return run(process.execPath, [npm, ...install], folder);
  return run('npm', install, folder);
}

async function run(program: string, args: readonly string[], cwd: string): Promise<void> {
  const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (said += String(chunk)));
  }
  const [status] = (await once(child, 'close')) as [number | null];
  if (status !== 0) throw new Error(`'${args.join(' ')}' failed in ${cwd}:\n${said}`);
}
