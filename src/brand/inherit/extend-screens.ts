import type { Diagnostic } from '../../contract/diagnostic.ts';
import { mergeOnce, type ReportMerge } from './merge.ts';
import { suggestFix, type Suggestion } from '../parse/nearest-name.ts';
import { nodeAt, textAt, type Node } from '../parse/node.ts';

const EXTENDS = 'extends';

/** The screens after each was merged over the one that it extends. */
export interface ExtendedScreens {
  screens: Map<string, Node>;
  /** Screens that cannot be merged, as 'screens/<template id>'; the cause has a diagnostic of its own. */
  unreadable: Set<string>;
  diagnostics: Diagnostic[];
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
    if (base === undefined || screen.kind !== 'object') return screen;
    const chain = [...below, name];
    if (chain.includes(base)) {
      const circle = [...chain.slice(chain.indexOf(base)), base].join(' → ');
      const message = `The screens extend each other in a circle: ${circle}.`;
      return complain(screen, message, { suggestion: 'Let one of them say everything itself.' });
    }
    if (unreadable.has(`screens/${base}`)) return undefined;
    if (!screens.has(base)) {
      const names = [...screens.keys()].filter((other) => other !== name);
      const hint = suggestFix(base, names, 'Screens of this brand');
      return complain(screen, `There is no screen '${base}' to extend.`, hint);
    }
    const parent = resolve(base, chain);
    return parent && mergeOnce(parent, screen, report, [], [EXTENDS]);
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
