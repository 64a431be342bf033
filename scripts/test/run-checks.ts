import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';

/** `command` is run by a shell, with the programs of node_modules on its path. */
export const check = (name: string, command: string, advice = 'See above.') => ({
  name,
  command,
  advice,
});

type Check = ReturnType<typeof check>;

/** One check, or lanes that run side by side, each of checks that run one after another on one core. */
export type Step = Check | readonly (Check | readonly Check[])[];

const PATH = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter);

const line = (since: number, name: string): string =>
  `${((performance.now() - since) / 1000).toFixed(1).padStart(7)} s  ${name}`;

/** Runs a check and ends the process with status 1 where it fails. In a lane its output is printed at its end. */
async function run({ name, command, advice }: Check, isInLane: boolean): Promise<string> {
  const since = performance.now();
  if (!isInLane) console.log(`\n— ${name}`);
  const child = spawn(command, {
    shell: true,
    stdio: isInLane ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, PATH },
  });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
  const status = await new Promise((done) => child.on('close', done));
  if (isInLane) process.stdout.write(`\n— ${name}\n${Buffer.concat(chunks)}`);
  if (status !== 0) {
    console.error(`\nThe check '${name}' failed. ${advice}`);
    process.exit(1);
  }
  return line(since, name);
}

/** Runs the steps one after another and ends the process with status 1 at the first that fails. */
export async function runChecks(steps: readonly Step[]): Promise<void> {
  const start = performance.now();
  const times: string[] = [];
  for (const step of steps) {
    const lanes = [step].flat() as (Check | readonly Check[])[];
    const runLane = async (lane: Check | readonly Check[]) => {
      for (const check of [lane].flat()) times.push(await run(check, Array.isArray(step)));
    };
    await Promise.all(lanes.map(runLane));
  }
  console.log(`\nAll checks passed.\n${times.join('\n')}\n${line(start, 'in all')}`);
}
