import { beginCompiling, compileOffers } from '../brand/compile/compile-brand.ts';
import { readScreen } from '../brand/compile/compile-screen.ts';
import type { MergedBrand } from '../brand/inherit/inherit.ts';
import { memoize, once } from '../brand/memo.ts';
import type { ParsedSources } from '../brand/parse/brand-files.ts';
import type { Node, Place } from '../brand/parse/node.ts';
import type { Problem } from '../brand/problem.ts';
import { formsOf, silentContext } from './form/schema/forms.ts';
import { isError, type Finding } from './rule.ts';
import { runRules } from './run-rules.ts';
import { checkDocuments } from './structure/check-schema.ts';
import type { MetaSchemas } from './structure/meta-schemas.ts';
import { valuesOf } from './typed.ts';

export interface CheckedBrand {
  findings: Finding[];
  /** Keys of the texts that its screens and offers show. */
  usedTexts: ReadonlySet<string>;
  /** An error of one phase has kept the brand from the next. */
  isStopped: boolean;
}

/** The phases in their order, with the findings about screens and forms, which brands share. The meta-schemas come after the first. */
const PHASES = (['merge', 'schema', 'names', 'last'] as const).map((phase) => ({
  phase,
  known: new WeakMap<object, Finding[]>(),
}));

export function checkBrand(
  merged: MergedBrand,
  parent: MergedBrand | undefined,
  sources: ParsedSources,
  metaSchemas: MetaSchemas,
): CheckedBrand {
  const context = { merged, sources, metaSchemas };
  const facts = { parent, forms: formsOf(merged, sources), ...valuesOf(merged), ...context };
  const { usedTexts, diagnostics } = readScreens(merged, sources);
  const findings: Finding[] = [];
  for (const { phase, known } of PHASES) {
    for (const [template, screen] of facts.screens) {
      const check = () => runRules('screen', { screen, template, ...context }, phase);
      findings.push(...once(known, screen, check));
    }
    for (const form of facts.forms) {
      const check = () => runRules('form', { form, ...context }, phase);
      findings.push(...once(known, form, check));
    }
    findings.push(...runRules('brand', facts, phase));
    if (phase === 'merge' && !findings.some(isError))
      findings.push(...checkDocuments(merged, metaSchemas));
    if (phase === 'names') findings.push(...diagnostics);
    if (phase !== 'last' && findings.some(isError)) return { findings, usedTexts, isStopped: true };
  }
  return { findings, usedTexts, isStopped: false };
}

/** The texts that the compiler asks for in a screen that brands share, and its errors that depend on no text. */
const readWith = memoize((fields: ParsedSources['fields']) =>
  memoize((screen: Node) => {
    const uses: { key: string; at: Place }[] = [];
    const diagnostics: Problem[] = [];
    const report = (problem: Problem) => void diagnostics.push(problem);
    const text = (key: string, at: Place) => {
      uses.push({ key, at });
      return key;
    };
    readScreen(silentContext({ fields }, report, text), screen);
    return { uses, diagnostics };
  }),
);

function readScreens(merged: MergedBrand, sources: ParsedSources) {
  const diagnostics: Problem[] = [];
  const context = beginCompiling(merged, sources, (problem) => void diagnostics.push(problem));
  for (const screen of merged.screens.values()) {
    const read = readWith(sources.fields)(screen);
    diagnostics.push(...read.diagnostics);
    for (const { key, at } of read.uses) context.text(key, at);
  }
  compileOffers(context, merged.brand);
  return { diagnostics, usedTexts: context.usedTexts };
}
