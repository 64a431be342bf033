import { cpus, loadavg } from 'node:os';

/** Date, machine, Node and the processes that wait for a core, in one line: figures belong to all of them. */
export function conditions(): string {
  const date = new Date().toISOString().slice(0, 10);
  const machine = `${cpus().length} × ${cpus()[0]!.model.trim()}`;
  return `${date}, ${machine}, Node ${process.version}, load average ${loadavg()[0]!.toFixed(1)}`;
}

/** The one in the middle; of an even number the lower one. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[(values.length - 1) >> 1]!;
