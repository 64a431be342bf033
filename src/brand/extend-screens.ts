import type { Diagnostic } from '../contract/diagnostic.ts';
import { merge, type ReportMerge } from './merge.ts';
import { suggestName } from './nearest-name.ts';
import { nodeAt, textAt, without, type Node } from './node.ts';

const EXTENDS = 'extends';

/**
 * Puts each screen that `extends` another one of the same brand over it, after every generation of the
 * brand has spoken: a payment that sells something else is the brand's payment, but for what it says
 * itself.
 */
export function extendScreens(
  screens: ReadonlyMap<string, Node>,
  unreadable: ReadonlySet<string>,
  report: ReportMerge,
): { screens: Map<string, Node>; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const done = new Map<string, Node>();

  function complain(screen: Node, message: string, suggestion: string): void {
    const { file, line, column } = nodeAt(screen, [EXTENDS])!.at;
    const place = { file, line, column };
    diagnostics.push({ ...place, rule: 'screen-extends', severity: 'error', message, suggestion });
  }

  function resolve(name: string, below: readonly string[]): Node {
    const known = done.get(name);
    if (known) return known;
    const screen = screens.get(name)!;
    const base = textAt(screen, EXTENDS);
    if (base === undefined || screen.kind !== 'object') return screen;
    const own = without(screen, EXTENDS);
    const way = [...below, name];
    if (way.includes(base)) {
      const circle = [...way.slice(way.indexOf(base)), base].join(' → ');
      complain(
        screen,
        `The screens extend each other in a circle: ${circle}.`,
        'Break the circle.',
      );
      return own;
    }
    if (!screens.has(base)) {
      if (!unreadable.has(`screens/${base}`)) {
        const names = [...screens.keys()].filter((other) => other !== name);
        const suggestion = suggestName(base, names, 'Screens of this brand');
        complain(screen, `There is no screen '${base}' to extend.`, suggestion);
      }
      return own;
    }
    return merge(resolve(base, way), own, report);
  }

  for (const name of screens.keys()) done.set(name, resolve(name, []));
  return { screens: done, diagnostics };
}
