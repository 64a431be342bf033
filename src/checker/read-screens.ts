import type { CompileContext, TextUse } from '../brand/compile/compile-context.ts';
import { beginCompiling, compileOffers } from '../brand/compile/compile-brand.ts';
import { readScreen } from '../brand/compile/compile-screen.ts';
import { textOf } from '../brand/compile/resolve-texts.ts';
import type { MergedBrand } from '../brand/inherit/inherit.ts';
import type { ParsedSources } from '../brand/parse/brand-files.ts';
import type { Node } from '../brand/parse/node.ts';
import type { Problem } from '../brand/problem.ts';
import { once } from './memo.ts';

/** Requirements of the compiler on a screen, and its errors that do not depend on texts. */
export interface ReadScreen {
  uses: readonly TextUse[];
  diagnostics: readonly Problem[];
}

/** Findings of the compiler for a brand, and the keys of the texts that the brand shows. */
interface ReadBrand {
  diagnostics: Problem[];
  usedTexts: ReadonlySet<string>;
}

/** Reads the screens of a brand as the compiler does. `known` holds what was read of shared screens. */
export function readScreens(
  merged: MergedBrand,
  sources: ParsedSources,
  known: WeakMap<Node, ReadScreen>,
): ReadBrand {
  const diagnostics: Problem[] = [];
  const context = beginCompiling(merged, sources, diagnostics);
  for (const screen of merged.screens.values()) {
    const read = once(known, screen, () => readAlone(screen, sources));
    diagnostics.push(...read.diagnostics);
    for (const { key, at } of read.uses) {
      if (context.texts?.get(key) === undefined) textOf(context, key, at);
      else context.usedTexts.add(key);
    }
  }
  compileOffers(context, merged.brand);
  return { diagnostics, usedTexts: context.usedTexts };
}

function readAlone(screen: Node, sources: ParsedSources): ReadScreen {
  const uses: TextUse[] = [];
  const diagnostics: Problem[] = [];
  readScreen(silentContext(sources, uses, diagnostics), screen);
  return { uses, diagnostics };
}

/** Without texts, every key stands for itself and none is reported. */
function silentContext(
  { fields }: ParsedSources,
  textUses: TextUse[],
  diagnostics: Problem[],
): CompileContext {
  return {
    textUses,
    usedTexts: new Set(),
    fields,
    isFieldUnreadable: () => false,
    knownFacts: {},
    stepNumbers: {},
    report: (problem) => void diagnostics.push(problem),
  };
}
