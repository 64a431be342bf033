import type { MergedBrand } from '../brand/inherit/inherit.ts';
import type { ParsedSources } from '../brand/parse/brand-files.ts';
import type { Node } from '../brand/parse/node.ts';
import { isError } from './check-files.ts';
import { formsOf } from './form/schema/forms.ts';
import { say } from './language/sentence.ts';
import { memoize, once } from './memo.ts';
import { readScreens, type ReadScreen } from './read-screens.ts';
import type { Finding } from './rule.ts';
import { PHASES, runRules } from './run-rules.ts';
import { checkDocuments } from './structure/check-documents.ts';
import { valueOf, valuesOf, type Screen } from './typed.ts';
import type { MetaSchemas } from './structure/meta-schemas.ts';

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
        findings.push(...ofDocuments(merged, sources, metaSchemas));
      if (phase === 'names') findings.push(...diagnostics);
      if (phase !== undefined && findings.some(isError))
        return { findings, usedTexts, isStopped: true };
    }
    return { findings, usedTexts, isStopped: false };
  };
}

/** Errors of the merged files; of a brand that lacks keys because nothing above it extends base, that alone. */
function ofDocuments(
  merged: MergedBrand,
  { folders }: ParsedSources,
  metaSchemas: MetaSchemas,
): Finding[] {
  const findings = checkDocuments(merged, metaSchemas);
  const [oldest] = merged.chain as [string];
  const isOrphan = oldest !== 'base' && folders.has('base');
  if (!isOrphan || !findings.some(({ lacks }) => lacks)) return findings;
  return [
    {
      ...folders.get(oldest)!.files.get('brand')!.at,
      rule: 'extends',
      severity: 'error',
      message: say('extends.folder-extends-nothing'),
      suggestion: say('extends.add-extends-base'),
    },
  ];
}
