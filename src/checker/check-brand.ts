import { beginCompiling, compileOffers } from '../brand/compile/compile-brand.ts';
import { readScreen } from '../brand/compile/compile-screen.ts';
import type { MergedBrand } from '../brand/inherit/inherit.ts';
import type { ParsedSources } from '../brand/parse/brand-files.ts';
import type { Node, Place } from '../brand/parse/node.ts';
import type { Problem } from '../brand/problem.ts';
import { isError } from './check-files.ts';
import { formsOf, silentContext } from './form/schema/forms.ts';
import { memoize, once } from '../brand/memo.ts';
import type { Finding } from './rule.ts';
import { PHASES, runRules } from './run-rules.ts';
import { checkDocuments } from './structure/check-schema.ts';
import type { MetaSchemas } from './structure/meta-schemas.ts';
import { type Screen, valueOf, valuesOf } from './typed.ts';

/** Result of checking a brand with everything that it inherits. */
export interface CheckedBrand {
  findings: Finding[];
  /** Keys of the texts that its screens and offers show. */
  usedTexts: ReadonlySet<string>;
  /** An error of one phase has kept the brand from the next. */
  isStopped: boolean;
}

/**
 * Checks merged brands: against the meta-schemas, then as the compiler reads them, then rule by rule.
 * Screens and forms that brands share are checked once, as long as the fields of the library stay.
 */
export function createBrandCheck(metaSchemas: MetaSchemas) {
  const sharedWith = memoize((_fields: ParsedSources['fields']) => ({
    reads: new WeakMap<Node, ReadScreen>(),
    phases: PHASES.map((phase) => ({ phase, known: new WeakMap<object, Finding[]>() })),
  }));
  return (
    merged: MergedBrand,
    parent: MergedBrand | undefined,
    sources: ParsedSources,
  ): CheckedBrand => {
    const { reads, phases } = sharedWith(sources.fields);
    const context = { merged, sources, metaSchemas };
    const values = valuesOf(merged);
    const forms = formsOf(merged, sources);
    const { usedTexts, diagnostics } = readScreens(merged, sources, reads);
    const findings: Finding[] = [];
    for (const { phase, known } of phases) {
      for (const [template, screen] of merged.screens) {
        const facts = { screen: valueOf(screen) as Screen, template, ...context };
        findings.push(...once(known, screen, () => runRules('screen', facts, phase)));
      }
      for (const form of forms) {
        const check = () => runRules('form', { form, ...context }, phase);
        findings.push(...once(known, form, check));
      }
      findings.push(...runRules('brand', { parent, forms, ...values, ...context }, phase));
      if (phase === 'merge' && !findings.some(isError))
        findings.push(...checkDocuments(merged, metaSchemas));
      if (phase === 'names') findings.push(...diagnostics);
      if (phase !== undefined && findings.some(isError))
        return { findings, usedTexts, isStopped: true };
    }
    return { findings, usedTexts, isStopped: false };
  };
}

/** Requirements of the compiler on a screen, and its errors that do not depend on texts. */
interface ReadScreen {
  uses: { key: string; at: Place }[];
  diagnostics: Problem[];
}

/**
 * Reads the screens of a brand as the compiler does: its findings, and the keys of the texts that the brand
 * shows. `known` holds what was read of shared screens.
 */
function readScreens(
  merged: MergedBrand,
  sources: ParsedSources,
  known: WeakMap<Node, ReadScreen>,
) {
  const diagnostics: Problem[] = [];
  const context = beginCompiling(merged, sources, (problem) => void diagnostics.push(problem));
  for (const screen of merged.screens.values()) {
    const read = once(known, screen, () => {
      const found: ReadScreen = { uses: [], diagnostics: [] };
      const report = (problem: Problem) => void found.diagnostics.push(problem);
      const text = (key: string, at: Place) => {
        found.uses.push({ key, at });
        return key;
      };
      readScreen(silentContext(sources, report, text), screen);
      return found;
    });
    diagnostics.push(...read.diagnostics);
    for (const { key, at } of read.uses) context.text(key, at);
  }
  compileOffers(context, merged.brand);
  return { diagnostics, usedTexts: context.usedTexts };
}
