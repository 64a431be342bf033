import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { dirname } from 'node:path';
import type { Step } from './pages/forms.ts';
import type { Drawing, StepMedians } from './pages/table.ts';

const FILE = 'reports/bench.json';

export interface Conditions {
  date: string;
  machine: string;
  node: string;
  /** Processes that wanted a core when the measurement began. */
  load: number;
}

export interface StepResult extends Conditions {
  runs: number;
  medians: StepMedians;
}

interface ServerFigures {
  /** By the clock: less on a busy machine. */
  pagesPerSecond: number;
  /** Processor time of the server per page; undefined where the system does not tell. */
  processorMilliseconds?: number;
  /** Bytes resident at the end. */
  memory: number;
}

export interface ServerResult extends Conditions {
  steps: Partial<Record<Step, ServerFigures>>;
  /** Medians, without a page cache. */
  drawing: Partial<Record<Step, Drawing>>;
}

/** Results by kind, each of its last run. */
export interface Results {
  pages?: Partial<Record<Step, StepResult>>;
  server?: ServerResult;
}

export function conditions(): Conditions {
  const all = cpus();
  return {
    date: new Date().toISOString().slice(0, 10),
    machine: `${all.length} × ${all[0]!.model.trim()}`,
    node: process.version,
    load: loadavg()[0]!,
  };
}

export const readResults = (): Results =>
  existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Results) : {};

/** Replaces the results of one kind. */
export function saveResults(results: Results): void {
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, `${JSON.stringify({ ...readResults(), ...results }, null, 2)}\n`);
}

/** The value in the middle; of an even number of values the mean of the two. @throws for none. */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error('A median needs at least one value.');
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
