import { cpus, loadavg } from 'node:os';

/** Date, machine, Node and the processes that wait for a core, in one line: figures belong to all of them. */
export function conditions(): string {
  const all = cpus();
  const date = new Date().toISOString().slice(0, 10);
  const machine = `${all.length} × ${all[0]!.model.trim()}`;
  return `${date}, ${machine}, Node ${process.version}, load average ${loadavg()[0]!.toFixed(1)}`;
}

export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error('A median needs at least one value.');
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
