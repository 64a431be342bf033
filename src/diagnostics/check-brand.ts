import type { MergedBrand } from '../brand/inherit/inherit.ts';
import type { ParsedSources } from '../brand/parse/brand-files.ts';
import { toValue, type Node } from '../brand/parse/node.ts';
import { documentsOf } from './documents.ts';
import type { Finding } from './finding.ts';
import { formsOf, type Form } from './form/schema/forms.ts';
import { memoize, once } from './memo.ts';
import { pathsByPlace, placeKey } from './node-path.ts';
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
    whole: MergedBrand,
    parent: MergedBrand | undefined,
    sources: ParsedSources,
    broken: BrokenPointers,
  ): CheckedBrand => {
    const { screens, forms: knownForms, clean, reads } = sharedWith(sources.fields);
    const ofDocuments = checkDocuments(whole, metaSchemas, broken);
    const merged = withoutUnmatched(whole, ofDocuments);
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
      ...ofDocuments,
      ...ofScreens,
      ...ofForms,
      ...runRules('checkBrand', { parent, forms, ...context }),
      ...read.diagnostics,
    ];
    return { findings: forgottenParent(merged, all, sources) ?? all, usedTexts: read.usedTexts };
  };
}

/**
 * A brand without the files in which an entry changes none of the parent's: what rules would say of them only
 * follows from that.
 */
function withoutUnmatched(merged: MergedBrand, findings: readonly Finding[]): MergedBrand {
  const places = new Set(findings.filter(({ missing }) => missing).map(placeKey));
  if (places.size === 0) return merged;
  const names = documentsOf(merged)
    .filter(({ node }) => [...pathsByPlace(node).keys()].some((place) => places.has(place)))
    .map(({ name }) => name);
  const isLeft = (name: string) => !names.includes(name);
  return {
    ...merged,
    files: new Map([...merged.files].filter(([name]) => isLeft(name))),
    screens: new Map([...merged.screens].filter(([name]) => isLeft(`screens/${name}`))),
    unreadable: new Set([...merged.unreadable, ...names]),
  };
}

function unlessClean(clean: Set<string>, node: Node, check: () => Finding[]): Finding[] {
  const content = JSON.stringify(toValue(node));
  if (clean.has(content)) return [];
  const findings = check();
  if (findings.length === 0) clean.add(content);
  return findings;
}
