import { correctedAt, say, problemAt, type Problem } from '../problem.ts';
import { memoize } from '../memo.ts';
import { mergeOnce } from './merge.ts';
import { withoutTaken } from './removed-fields.ts';
import { suggestFix } from '../parse/nearest-name.ts';
import { changeAt, isRemoval, nodeAt, textAt, without } from '../parse/node.ts';
import type { Node } from '../parse/node.ts';

type Screens = ReadonlyMap<string, Node>;
/** The files of one screen, the oldest generation first. */
type Files = readonly (Node | undefined)[];

/** Keys that stand for their own file alone; the youngest `extends` holds for the files of all generations. */
const OWN = ['$schema', 'extends'];

/** A path to a file, or a folder to extend: a screen extends another screen of its brand alone. */
const isFolder = (base: string) => /\.json$|^\.\.?\/|^(?:base|families)(?:\/|$)/.test(base);

/** A screen without the numbers of its form's pages: a screen that takes its own number away has none of theirs. */
const withoutPageNumbers = memoize((screen: Node) =>
  changeAt(screen, ['blocks', '*', 'pages', '*', 'stepNumber'], () => undefined),
);

/**
 * The screens of a brand: the files of all generations, the oldest first, merge over the whole screen that they extend.
 * `older` has the screens as each older generation has them.
 */
export function extendScreens(
  generations: readonly Screens[],
  problems: Problem[],
  older: readonly Screens[] = [],
) {
  const names = new Set(generations.flatMap((screens) => [...screens.keys()]));
  const resolved = new Map<string, Node | undefined>();

  function resolve(name: string, below: readonly string[]): Node | undefined {
    if (!resolved.has(name)) resolved.set(name, extended(name, below));
    return resolved.get(name);
  }

  function extended(name: string, below: readonly string[]): Node | undefined {
    const files = generations.map((screens) => screens.get(name));
    const written = youngest(files, 'extends');
    const base = textAt(written);
    if (!written || base === undefined) return layered(files);
    const chain = [...below, name];
    if (chain.includes(base)) {
      const data = { circle: [...chain.slice(chain.indexOf(base)), base].join(' → ') };
      problems.push(problemAt(written.at, 'screen-extends.circle', data));
      return undefined;
    }
    if (!names.has(base)) {
      const others = [...names].filter((other) => other !== name);
      const hint = isFolder(base)
        ? { suggestion: say('screen-extends.delete-line') }
        : suggestFix(base, others, 'list.screens-of-brand');
      const id = 'screen-extends.no-screen';
      problems.push(correctedAt(written.at, id, { name: base }, hint));
      return undefined;
    }
    const parent = resolve(base, chain);
    if (!parent) return undefined;
    const number = youngest(files, 'stepNumber') ?? parent;
    return layered(files, isRemoval(number) ? withoutPageNumbers(parent) : parent, base);
  }

  const layered = (files: Files, start?: Node, base = '') =>
    files.reduce((whole, file, at) => {
      if (!file || !whole) return whole ?? file;
      const stillSaid = (said: Node) => withoutTaken(said, older[at]?.get(base), start);
      return mergeOnce(whole, file, problems, OWN, (said) => without(stillSaid(said), ...OWN));
    }, start);

  for (const name of names) resolve(name, []);
  return new Map([...resolved].filter((one): one is [string, Node] => one[1] !== undefined));
}

const youngest = (files: Files, key: string): Node | undefined =>
  files.flatMap((file) => nodeAt(file, [key]) ?? []).at(-1);
