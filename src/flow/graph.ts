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

/** Whether a path leads from a node back to it. */
export const isInCircle = (id: string, graph: Graph): boolean =>
  pathsFrom(graph.get(id)!, graph).has(id);
