import type { CDPSession, Page } from '@playwright/test';

/** As V8 writes it: flat lists of numbers, described by `meta`. */
interface Snapshot {
  snapshot: {
    meta: {
      node_fields: string[];
      node_types: [string[], ...unknown[]];
      edge_fields: string[];
      edge_types: [string[], ...unknown[]];
    };
  };
  nodes: number[];
  edges: number[];
  strings: string[];
}

async function takeSnapshot(session: CDPSession): Promise<Snapshot> {
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => void chunks.push(chunk));
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  return JSON.parse(chunks.join('')) as Snapshot;
}

/**
 * Every string in the page's memory, after a garbage collection, that `isSought`, each with the shortest
 * way from a root to it. What is only weakly held is left out: it goes with the next collection.
 */
export async function heldStrings(
  page: Page,
  isSought: (text: string) => boolean,
): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const snapshot = await takeSnapshot(session);
  await session.detach();
  return waysTo(snapshot, isSought);
}

function waysTo(
  { snapshot, nodes, edges, strings }: Snapshot,
  isSought: (text: string) => boolean,
) {
  const { node_fields, node_types, edge_fields, edge_types } = snapshot.meta;
  const [width, edgeWidth] = [node_fields.length, edge_fields.length];
  const [typeAt, nameAt, countAt] = ['type', 'name', 'edge_count'].map((field) =>
    node_fields.indexOf(field),
  ) as [number, number, number];
  const kindOf = (node: number) => node_types[0][nodes[node + typeAt]!]!;
  const nameOf = (node: number) => strings[nodes[node + nameAt]!]!;

  const sought = new Set<number>();
  const found = strings.map(isSought);
  const firstEdge = new Map<number, number>();
  for (let node = 0, edge = 0; node < nodes.length; node += width) {
    firstEdge.set(node, edge);
    edge += nodes[node + countAt]! * edgeWidth;
    if (found[nodes[node + nameAt]!] && /string/.test(kindOf(node))) sought.add(node);
  }
  if (sought.size === 0) return [];

  const edgeTypes = edge_types[0];
  const cameBy = new Map<number, { from: number; edge: number }>();
  const queue = [0];
  for (const from of queue) {
    const begin = firstEdge.get(from)!;
    for (let at = 0; at < nodes[from + countAt]!; at++) {
      const edge = begin + at * edgeWidth;
      const to = edges[edge + 2]!;
      if (edgeTypes[edges[edge]!] === 'weak' || to === 0 || cameBy.has(to)) continue;
      cameBy.set(to, { from, edge });
      queue.push(to);
    }
  }
  const wayTo = (node: number): string => {
    const steps: string[] = [];
    for (let here = node; here !== 0;) {
      const { from, edge } = cameBy.get(here)!;
      const type = edgeTypes[edges[edge]!]!;
      const label = edges[edge + 1]!;
      const name = type === 'element' || type === 'hidden' ? `[${label}]` : strings[label];
      steps.unshift(`.${name} ${nameOf(here).slice(0, 60)} (${kindOf(here)})`);
      here = from;
    }
    return steps.join('\n  ');
  };
  /** The engine's own numbers, such as the position of a function in its source; a code is kept as text. */
  const isNumberOfEngine = (node: number) => {
    const { from, edge } = cameBy.get(node)!;
    return kindOf(from) === 'number' && strings[edges[edge + 1]!] === 'value';
  };
  return [...sought].filter((node) => cameBy.has(node) && !isNumberOfEngine(node)).map(wayTo);
}
