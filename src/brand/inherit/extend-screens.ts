import { correctedAt, messageOf, problemAt, type Problem } from '../problem.ts';
import { memoize } from '../memo.ts';
import { mergeOnce } from './merge.ts';
import { suggestFix } from '../parse/nearest-name.ts';
import { changeAt, isRemoval, mapItems, nodeAt, textAt, type Node } from '../parse/node.ts';

const EXTENDS = 'extends';

/** A path to a file, or a folder to extend: a screen extends another screen of its brand alone. */
const isFolder = (base: string) => /\.json$|^\.\.?\/|^(?:base|families)(?:\/|$)/.test(base);

/** A screen without the numbers of its form's pages: a screen that takes its own number away has none of theirs. */
const withoutPageNumbers = memoize((screen: Node) =>
  changeAt(screen, ['blocks'], (blocks) =>
    mapItems(blocks, (block) =>
      changeAt(block, ['pages'], (pages) =>
        mapItems(pages, (page) => changeAt(page, ['stepNumber'], () => undefined)),
      ),
    ),
  ),
);

/** Merges each screen that `extends` another one of its brand over it, after all generations are merged. */
export function extendScreens(screens: ReadonlyMap<string, Node>, problems: Problem[]) {
  const resolved = new Map<string, Node | undefined>();

  function resolve(name: string, below: readonly string[]): Node | undefined {
    if (!resolved.has(name)) resolved.set(name, extended(name, below));
    return resolved.get(name);
  }

  function extended(name: string, below: readonly string[]): Node | undefined {
    const screen = screens.get(name)!;
    const written = nodeAt(screen, [EXTENDS]);
    const base = textAt(written);
    if (!written || base === undefined) return screen;
    const chain = [...below, name];
    if (chain.includes(base)) {
      const data = { circle: [...chain.slice(chain.indexOf(base)), base].join(' → ') };
      problems.push(problemAt(written.at, 'screen-extends.circle', data));
      return undefined;
    }
    if (!screens.has(base)) {
      const names = [...screens.keys()].filter((other) => other !== name);
      const hint = isFolder(base)
        ? { suggestion: messageOf('screen-extends.delete-line') }
        : suggestFix(base, names, 'list.screens-of-brand');
      const id = 'screen-extends.no-screen';
      problems.push(correctedAt(written.at, id, { name: base }, hint));
      return undefined;
    }
    const parent = resolve(base, chain);
    if (!parent) return undefined;
    const isUnnumbered = isRemoval(nodeAt(screen, ['stepNumber']) ?? parent);
    const above = isUnnumbered ? withoutPageNumbers(parent) : parent;
    return mergeOnce(above, screen, problems, [], [EXTENDS]);
  }

  for (const name of screens.keys()) resolve(name, []);
  return new Map([...resolved].filter((one): one is [string, Node] => one[1] !== undefined));
}
