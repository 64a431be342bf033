import type { MergedBrand } from '../brand/inherit/inherit.ts';
import type { ParsedSources } from '../brand/parse/brand-files.ts';
import { toValue, type Node } from '../brand/parse/node.ts';
import type { Finding } from './finding.ts';
import { formsOf, type Form } from './form/schema/forms.ts';
import { memoize, once } from './memo.ts';
import { readScreens, type ReadScreen } from './read-screens.ts';
import { runRules } from './run-rules.ts';
import { checkDocuments, type BrokenPointers } from './structure/check-documents.ts';
import { forgottenParent } from './structure/extends.ts';
import type { MetaSchemas } from './structure/meta-schemas.ts';

/** Result of checking a brand with everything that it inherits. */
export interface CheckedBrand {
  findings: Finding[];
  /** Keys of the texts that its screens and offers show. */
  usedTexts: ReadonlySet<string>;
}

/** Results about screens and forms that brands share. */
interface Shared {
  screens: WeakMap<Node, Finding[]>;
  forms: WeakMap<Form, Finding[]>;
  /** Content in which no rule found anything: it is not looked at again, in whatever file it stands. */
  clean: Set<string>;
  reads: WeakMap<Node, ReadScreen>;
}

/**
 * Checks merged brands: against the meta-schemas, then rule by rule, then as the compiler reads them.
 * Screens and forms that brands share are checked once, as long as the fields of the library stay.
 */
export function createBrandCheck(metaSchemas: MetaSchemas) {
  const sharedWith = memoize((_fields: ParsedSources['fields']): Shared => {
    return { screens: new WeakMap(), forms: new WeakMap(), clean: new Set(), reads: new WeakMap() };
  });
  return (
    merged: MergedBrand,
    parent: MergedBrand | undefined,
    sources: ParsedSources,
    broken: BrokenPointers,
  ): CheckedBrand => {
    const { screens, forms: knownForms, clean, reads } = sharedWith(sources.fields);
    const context = { merged, sources, metaSchemas };
    const forms = formsOf(merged, sources);
    const ofScreens = [...merged.screens].flatMap(([template, screen]) =>
      once(screens, screen, () =>
        unlessClean(clean, screen, () => runRules('checkScreen', { screen, template, ...context })),
      ),
    );
    const ofForms = forms.flatMap((form) =>
      once(knownForms, form, () =>
        unlessClean(clean, form.block, () => runRules('checkForm', { form, ...context })),
      ),
    );
    const read = readScreens(merged, sources, reads);
    const all = [
      ...checkDocuments(merged, metaSchemas, broken),
      ...ofScreens,
      ...ofForms,
      ...runRules('checkBrand', { parent, forms, ...context }),
      ...read.diagnostics,
    ];
    return { findings: forgottenParent(merged, all, sources) ?? all, usedTexts: read.usedTexts };
  };
}

function unlessClean(clean: Set<string>, node: Node, check: () => Finding[]): Finding[] {
  const content = JSON.stringify(toValue(node));
  if (clean.has(content)) return [];
  const findings = check();
  if (findings.length === 0) clean.add(content);
  return findings;
}
