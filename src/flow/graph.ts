/** The nodes that each node leads to; every node is a key. */
export type Graph = ReadonlyMap<string, readonly string[]>;

/** The shortest path to every node that can be reached, both ends included. */
export function pathsFrom(
  starts: readonly string[],
  graph: Graph,
): ReadonlyMap<string, readonly string[]> {
  const paths = new Map<string, readonly string[]>(starts.map((id) => [id, [id]]));
  // A map that grows while it is walked is walked to its end: breadth first.
  for (const [id, path] of paths) {
    for (const next of graph.get(id)!) if (!paths.has(next)) paths.set(next, [...path, next]);
  }
  return paths;
}

export const isInCircle = (id: string, graph: Graph): boolean =>
  pathsFrom(graph.get(id)!, graph).has(id);

/** Circles that nothing leads out of, in the order of the walk, the first node once more at the end. */
export function closedCircles(ids: readonly string[], graph: Graph): string[][] {
  const circles: string[][] = [];
  const seen = new Set<string>();
  for (const id of ids) {
    const around = pathsFrom(graph.get(id)!, graph);
    const path = around.get(id);
    const hasEnd = [...around.keys()].some((one) => graph.get(one)!.length === 0);
    if (hasEnd || !path || seen.has(id)) continue;
    for (const other of around.keys()) seen.add(other);
    circles.push([id, ...path]);
  }
  return circles;
}
