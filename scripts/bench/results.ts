import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { dirname } from 'node:path';
import type { PhaseFigures } from './load/figures.ts';
import type { Sample } from './load/watch-server.ts';
import type { Step } from './pages/forms.ts';
import type { Drawing, StepMedians } from './pages/table.ts';
import type { DownloadSize } from './brands/download-size.ts';
import type { BuildSeconds } from './brands/time-builds.ts';
import type { ServerPages } from './brands/time-pages.ts';
import type { Slowest, VitalsFigures } from './vitals/figures.ts';

const FILE = 'reports/bench.json';

/** The memory of a long run is looked at after so many pages. */
export const PAGES_PER_SAMPLE = 100_000;

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
  /** Bytes resident after each PAGES_PER_SAMPLE lead pages of a long run. */
  soak?: number[];
}

export interface LoadResult extends Conditions {
  /** Of all phases together. */
  seconds: number;
  /** Purchases that begin in a second. */
  rate: number;
  phases: Record<string, PhaseFigures>;
  /** Payments that were in doubt before the upstream was well again. */
  doubts: number;
  /** Bytes resident after the first phase, and when all was quiet again. */
  memory: { warm: number; end: number };
  /** Rules that did not hold, a sentence each. */
  broken: string[];
  /** The server, second by second. */
  samples: Sample[];
}

/** The cost of a number of brands. */
export interface BrandsRow extends BuildSeconds, ServerPages {
  count: number;
  download: DownloadSize;
}

export interface BrandsResult extends Conditions {
  rows: BrandsRow[];
}

export interface ValidateResult extends Conditions {
  /** Seconds of a check of so many brands. */
  checks: { count: number; seconds: number }[];
}

export interface VitalsResult extends Conditions {
  runs: number;
  /** INP of a bare input at the same time, in milliseconds: what the machine adds. */
  bareInp: number;
  /** Medians, by product code. */
  brands: Record<string, { figures: VitalsFigures; slowest: Slowest }>;
}

/** Results by kind, each of its last run. */
export interface Results {
  pages?: Partial<Record<Step, StepResult>>;
  server?: ServerResult;
  load?: LoadResult;
  brands?: BrandsResult;
  validate?: ValidateResult;
  vitals?: VitalsResult;
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
