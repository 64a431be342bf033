/**
 * The groups of files that reach each other by imports: strongly connected components of more than one
 * file (Tarjan, 1972), each sorted by path. `importsOf` may name packages; only `files` count.
 */
export function importCycles(
  files: readonly string[],
  importsOf: (file: string) => readonly string[],
): string[][] {
  const known = new Set(files);
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];

  const visit = (file: string): void => {
    order.set(file, order.size);
    lowest.set(file, order.get(file)!);
    stack.push(file);
    for (const next of importsOf(file)) {
      if (!known.has(next)) continue;
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) {
        lowest.set(file, Math.min(lowest.get(file)!, lowest.get(next)!));
      }
    }
    if (lowest.get(file) !== order.get(file)) return;
    const group = stack.splice(stack.indexOf(file));
    if (group.length > 1) cycles.push(group.sort());
  };
  for (const file of files) if (!order.has(file)) visit(file);
  return cycles;
}
