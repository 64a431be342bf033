import type { MergedBrand } from '../brand/inherit/inherit.ts';
import { isSellable, type ParsedSources } from '../brand/parse/brand-files.ts';
import { toValue, type Node } from '../brand/parse/node.ts';
import type { Finding } from './finding.ts';
import { formsOf, type Form } from './form/schema/forms.ts';
import { memoize, once } from './memo.ts';
import { readScreens, type ReadScreen } from './read-screens.ts';
import { PHASES, runRules } from './run-rules.ts';
import { checkDocuments } from './structure/check-documents.ts';
import { forgottenParent } from './structure/extends.ts';
import type { MetaSchemas } from './structure/meta-schemas.ts';
import { nodeOf } from './typed.ts';

/** Result of checking a brand with everything that it inherits. */
export interface CheckedBrand {
  findings: Finding[];
  /** Keys of the texts that its screens and offers show. */
  usedTexts: ReadonlySet<string>;
  /** An error of one phase has kept the brand from the next. */
  isStopped: boolean;
}

/** Results of one phase about screens and forms that brands share. */
interface Shared {
  screens: WeakMap<Node, Finding[]>;
  forms: WeakMap<Form, Finding[]>;
  /** Content in which no rule found anything: it is not looked at again, in whatever file it stands. */
  clean: Set<string>;
}

const newShared = (): Shared => ({
  screens: new WeakMap(),
  forms: new WeakMap(),
  clean: new Set(),
});

/**
 * Checks merged brands: against the meta-schemas, then as the compiler reads them, then rule by rule.
 * Screens and forms that brands share are checked once, as long as the fields of the library stay.
 */
export function createBrandCheck(metaSchemas: MetaSchemas) {
  const sharedWith = memoize((_fields: ParsedSources['fields']) => ({
    reads: new WeakMap<Node, ReadScreen>(),
    phases: new Map(PHASES.map((phase) => [phase, newShared()])),
  }));
  return (
    merged: MergedBrand,
    parent: MergedBrand | undefined,
    sources: ParsedSources,
  ): CheckedBrand => {
    const { reads, phases } = sharedWith(sources.fields);
    const findings: Finding[] = [];
    const context = { merged, sources, metaSchemas };
    const forms = formsOf(merged, sources);
    const read = readScreens(merged, sources, reads);
    for (const phase of PHASES) {
      const { screens, forms: known, clean } = phases.get(phase)!;
      for (const [template, screen] of merged.screens) {
        const look = () => runRules('checkScreen', { screen, template, ...context }, phase);
        findings.push(...once(screens, screen, () => unlessClean(clean, screen, look)));
      }
      for (const form of forms) {
        const look = () => runRules('checkForm', { form, ...context }, phase);
        findings.push(...once(known, form, () => unlessClean(clean, nodeOf(form.block), look)));
      }
      findings.push(...runRules('checkBrand', { parent, forms, ...context }, phase));
      if (phase === 'merge' && !findings.some(isError)) {
        const errors = checkDocuments(merged, metaSchemas);
        findings.push(...(forgottenParent(merged, errors, sources) ?? errors));
      }
      if (phase === 'names') findings.push(...read.diagnostics);
      // A base or family is no whole brand: what it lacks, its heirs say.
      if (findings.some(isError) && phase !== undefined)
        return { findings, usedTexts: read.usedTexts, isStopped: isSellable(merged.id) };
    }
    return { findings, usedTexts: read.usedTexts, isStopped: false };
  };
}

const isError = ({ severity }: Finding): boolean => severity === 'error';

function unlessClean(clean: Set<string>, node: Node, check: () => Finding[]): Finding[] {
  const content = JSON.stringify(toValue(node));
  if (clean.has(content)) return [];
  const findings = check();
  if (findings.length === 0) clean.add(content);
  return findings;
}
