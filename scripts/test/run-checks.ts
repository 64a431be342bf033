import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';

export interface Check {
  name: string;
  /** Run by a shell, with the programs of node_modules on its path. */
  command: string;
  /** Advice for a failed check. */
  advice: string;
  env?: Readonly<Record<string, string>>;
}

/** Checks that run one after another on one core. */
type Lane = Check | readonly Check[];

/** One check, or lanes that run side by side. */
export type Step = Check | readonly Lane[];

const path = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter);

/** Exit status of a check; its output goes to `write`, or straight to the terminal. */
function run({ command, env }: Check, write?: (chunk: Buffer) => void): Promise<number> {
  const child = spawn(command, {
    shell: true,
    stdio: write ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...env, PATH: path },
  });
  if (write) {
    child.stdout?.on('data', write);
    child.stderr?.on('data', write);
  }
  return new Promise((done) => child.on('close', (status) => done(status ?? 1)));
}

type OnEnd = (check: Check, status: number, since: number) => void;

async function runLane(checks: readonly Check[], end: OnEnd): Promise<void> {
  for (const check of checks) {
    const since = performance.now();
    const chunks: Buffer[] = [];
    const status = await run(check, (chunk) => chunks.push(chunk));
    process.stdout.write(`\n— ${check.name}\n${Buffer.concat(chunks)}`);
    end(check, status, since);
  }
}

/**
 * Runs the steps one after another and ends the process with status 1 at the first that fails. The
 * output of lanes is printed check by check, as each of them ends.
 */
export async function runChecks(steps: readonly Step[]): Promise<void> {
  const times: string[] = [];
  const start = performance.now();
  const end: OnEnd = (check, status, since) => {
    if (status !== 0) {
      console.error(`\nThe check '${check.name}' failed. ${check.advice}`);
      process.exit(1);
    }
    times.push(line(since, check.name));
  };
  for (const step of steps) {
    const since = performance.now();
    if (!Array.isArray(step)) {
      const check = step as Check;
      console.log(`\n— ${check.name}`);
      end(check, await run(check), since);
      continue;
    }
    await Promise.all((step as readonly Lane[]).map((lane) => runLane([lane].flat(), end)));
  }
  console.log(`\nAll checks passed.\n${times.join('\n')}\n${line(start, 'in all')}`);
}

const line = (since: number, name: string): string =>
  `${((performance.now() - since) / 1000).toFixed(1).padStart(7)} s  ${name}`;
