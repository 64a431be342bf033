import type { ParsedSources } from '../brand/brand-files.ts';
import type { CompileContext, Texts } from '../brand/compile-context.ts';
import { beginCompiling } from '../brand/compile-brand.ts';
import { compileOffers } from '../brand/compile-offers.ts';
import { compileScreen } from '../brand/compile-screen.ts';
import type { MergedBrand } from '../brand/inherit.ts';
import type { Node } from '../brand/node.ts';
import type { Diagnostic } from '../contract/diagnostic.ts';
import type { Finding } from './finding.ts';
import type { Numbers } from './recall/content-numbers.ts';
import { identityOf } from './recall/identity.ts';
import { namesFolder, relocated } from './recall/recall-findings.ts';
import { createRecollection, type Question } from './recall/recollection.ts';

/** What compiling a brand shows. */
interface Compiled {
  findings: Finding[];
  usedTexts: Iterable<string>[];
}

/** A screen to be compiled, and what the result depends on. */
interface Given {
  template: string;
  screen: Node;
  context: CompileContext;
  /** Content of the screen and of everything but texts that it is compiled with. */
  around: string;
}

interface OfScreen {
  folder: string;
  findings: Finding[];
  usedTexts: ReadonlySet<string>;
}

const presence = (key: string): Question<Given> => ({
  name: `is there ${key}`,
  answer: ({ context }) => Number(context.texts?.get(key) !== undefined),
});
const words = (key: string): Question<Given> => ({
  name: `read ${key}`,
  answer: ({ context }) => context.texts?.read(key) ?? 0,
});
const keys: Question<Given> = {
  name: 'keys',
  answer: ({ context }) => [...(context.texts?.keys() ?? [])].join(' '),
};
const around: Question<Given> = { name: 'around', answer: (given) => given.around };

/** Tells what compiling shows; a screen of which nothing differs but texts is compiled for one brand. */
export function createCompileCheck(numbers: Numbers) {
  const memory = createRecollection<Given, OfScreen>();

  function ofScreen(given: Given, folder: string): OfScreen {
    const known = memory.recall(given)?.result;
    if (known) return known;
    const asked = [around];
    const findings: Diagnostic[] = [];
    const context: CompileContext = {
      ...given.context,
      texts: given.context.texts && watched(given.context.texts, asked),
      forms: [],
      usedTexts: new Set(),
      report: (place, rule, message, suggestion) =>
        findings.push({ ...place, rule, severity: 'error', message, suggestion }),
    };
    compileScreen(context, given.template, given.screen);
    const result = { folder, findings, usedTexts: context.usedTexts };
    if (!namesFolder(findings, folder)) memory.keep(given, asked, result);
    return result;
  }

  return (merged: MergedBrand, sources: ParsedSources, folder: string): Compiled => {
    const findings: Finding[] = [];
    const context = beginCompiling(merged, sources, findings);
    const facts = `${JSON.stringify(context.knownFacts)} ${context.texts === undefined} ${identityOf(sources.fields)}`;
    const usedTexts: Iterable<string>[] = [];
    for (const [template, screen] of merged.screens) {
      const content = `${template} ${numbers.of(screen, folder)} ${facts}`;
      const one = ofScreen({ template, screen, context, around: content }, folder);
      findings.push(...relocated(one.findings, one.folder, folder));
      usedTexts.push(one.usedTexts);
    }
    compileOffers(context, merged.brand);
    return { findings, usedTexts: [...usedTexts, context.usedTexts] };
  };
}

/** Texts that note what is asked of them; what is only shown need not be known. */
function watched(texts: Texts, asked: Question<Given>[]): Texts {
  const names = new Set<string>();
  const ask = (question: Question<Given>) => {
    if (names.has(question.name)) return;
    names.add(question.name);
    asked.push(question);
  };
  return {
    get(key) {
      ask(presence(key));
      return texts.get(key) === undefined ? undefined : key;
    },
    read(key) {
      ask(words(key));
      return texts.read(key);
    },
    keys() {
      ask(keys);
      return texts.keys();
    },
  };
}
