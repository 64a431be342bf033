import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** Words before a command that keep it on one core, where the system can do that. */
export const onCore = (core: number): string[] =>
  cpus().length > core && spawnSync('taskset', ['--version']).status === 0
    ? ['taskset', '-c', String(core)]
    : [];

/** Runs a command and reads the JSON that it prints. @throws where it fails. */
export async function jsonOf<Printed>([program, ...args]: readonly string[]): Promise<Printed> {
  const child = spawn(program!, args, {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.on('data', (chunk) => (printed += String(chunk)));
  const status = await new Promise((resolve) => child.on('close', resolve));
  if (status !== 0) throw new Error(`${program} ${args[0]} … ended with ${status}.`);
  return JSON.parse(printed) as Printed;
}

/** Seconds of processor that a process has used (proc(5), so on Linux alone). */
export function processorSeconds(pid: number): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(11, 13).map(Number) as [number, number];
  const ticks = spawnSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }).stdout;
  return (user + system) / Number(ticks);
}

export const memoryOf = (pid: number) =>
  Number(spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).stdout) * 1024;
