import type { Diagnostic } from '../../contract/diagnostic.ts';
import { mergeOnce, type ReportMerge } from './merge.ts';
import { suggestFix, type Suggestion } from '../parse/nearest-name.ts';
import { isRemoval, nodeAt, textAt, without, type Node } from '../parse/node.ts';

const EXTENDS = 'extends';

/** A path to a file, or a folder to extend: a screen extends another screen of its brand alone. */
const isFolder = (base: string) => /\.json$|^\.\.?\/|^(?:base|families)(?:\/|$)/.test(base);

/** The screens after each was merged over the one that it extends. */
export interface ExtendedScreens {
  screens: Map<string, Node>;
  /** Screens that cannot be merged, as 'screens/<template id>'; the cause has a diagnostic of its own. */
  unreadable: Set<string>;
  diagnostics: Diagnostic[];
}

const unnumbered = new WeakMap<Node, Node>();

/** A screen whose form has pages without numbers: one that takes its own number away has none of theirs. */
function withoutPageNumbers(screen: Node): Node {
  const known =
    unnumbered.get(screen) ??
    mapItems(screen, 'blocks', (block) => mapItems(block, 'pages', withoutNumber));
  unnumbered.set(screen, known);
  return known;
}

const withoutNumber = (page: Node): Node =>
  page.kind === 'object' ? without(page, 'stepNumber') : page;

/** A node with a change of every item of its list of that name. */
function mapItems(owner: Node, key: string, change: (item: Node) => Node): Node {
  if (owner.kind !== 'object') return owner;
  const entry = owner.entries.get(key);
  if (entry?.node.kind !== 'array') return owner;
  const list: Node = { ...entry.node, items: entry.node.items.map(change) };
  return { ...owner, entries: new Map([...owner.entries, [key, { ...entry, node: list }]]) };
}

/**
 * Merges each screen that `extends` another one of the same brand over it, after all generations of the
 * brand are merged: the payment of an upgrade is the brand's own payment with some changes.
 */
export function extendScreens(
  screens: ReadonlyMap<string, Node>,
  unreadable: ReadonlySet<string>,
  report: ReportMerge,
): ExtendedScreens {
  const diagnostics: Diagnostic[] = [];
  const whole = new Map<string, Node | undefined>();

  function complain(screen: Node, message: string, hint: Suggestion): undefined {
    const place = nodeAt(screen, [EXTENDS])!.at;
    diagnostics.push({ ...place, rule: 'screen-extends', severity: 'error', message, ...hint });
  }

  function extended(name: string, below: readonly string[]): Node | undefined {
    const screen = screens.get(name)!;
    const base = textAt(screen, EXTENDS);
    if (base === undefined) return screen;
    const chain = [...below, name];
    if (chain.includes(base)) {
      const circle = [...chain.slice(chain.indexOf(base)), base].join(' → ');
      const message = `The screens extend each other in a circle: ${circle}.`;
      return complain(screen, message, { suggestion: 'Let one of them say everything itself.' });
    }
    if (unreadable.has(`screens/${base}`)) return undefined;
    if (!screens.has(base)) {
      const names = [...screens.keys()].filter((other) => other !== name);
      const hint = isFolder(base)
        ? { suggestion: 'Delete this line: a screen is laid over that of its parents by itself.' }
        : suggestFix(base, names, 'Screens of this brand');
      return complain(screen, `There is no screen '${base}' to extend.`, hint);
    }
    const parent = resolve(base, chain);
    if (!parent) return undefined;
    const isUnnumbered = isRemoval(nodeAt(screen, ['stepNumber']) ?? parent);
    const above = isUnnumbered ? withoutPageNumbers(parent) : parent;
    return mergeOnce(above, screen, report, [], [EXTENDS]);
  }

  function resolve(name: string, below: readonly string[]): Node | undefined {
    if (!whole.has(name)) whole.set(name, extended(name, below));
    return whole.get(name);
  }

  for (const name of screens.keys()) resolve(name, []);
  const all = [...whole];
  return {
    screens: new Map(all.flatMap(([name, screen]) => (screen ? [[name, screen] as const] : []))),
    unreadable: new Set(all.flatMap(([name, screen]) => (screen ? [] : [`screens/${name}`]))),
    diagnostics,
  };
}
