import type { ParsedSources } from '../brand/parse/brand-files.ts';
import { reporter, type CompileContext, type Texts } from '../brand/compile/compile-context.ts';
import { beginCompiling } from '../brand/compile/compile-brand.ts';
import { compileOffers } from '../brand/compile/compile-brand.ts';
import { compileScreen } from '../brand/compile/compile-screen.ts';
import type { MergedBrand } from '../brand/inherit/inherit.ts';
import { nodeAt } from '../brand/parse/node.ts';
import type { Diagnostic } from '../contract/diagnostic.ts';
import type { Finding } from './finding.ts';
import type { Numbers } from './recall/content-numbers.ts';
import { identityOf } from './recall/identity.ts';
import { namesFolder, relocated } from './recall/recall-findings.ts';
import { createRecollection, type Question } from './recall/recollection.ts';

/** What compiling a brand, or a screen of it, shows. */
interface Compiled {
  /** The folder whose brand was compiled. */
  folder: string;
  findings: readonly Finding[];
  usedTexts: ReadonlySet<string>;
}

/** What is to be compiled, and what the result depends on. */
interface Given {
  context: CompileContext;
  /** Content of everything but texts. */
  around: string;
}

type Work = (context: CompileContext) => void;

const presence = (key: string): Question<Given> => ({
  name: `is there ${key}`,
  answer: ({ context }) => Number(context.texts?.get(key) !== undefined),
});
const words = (key: string): Question<Given> => ({
  name: `read ${key}`,
  answer: ({ context }) => context.texts?.read(key) ?? 0,
});
const place = (key: string, of: 'removedAt' | 'placeOf'): Question<Given> => ({
  name: `${of} ${key}`,
  answer: ({ context }) => JSON.stringify(context.texts?.[of](key)) ?? 0,
});
const keys: Question<Given> = {
  name: 'keys',
  answer: ({ context }) => [...(context.texts?.keys() ?? [])].join(' '),
};
const around: Question<Given> = { name: 'around', answer: (given) => given.around };

/**
 * Tells what compiling shows. Where nothing differs but the words of texts, it is done for one brand:
 * for all its screens together, else for each that is the same.
 */
export function createCompileCheck(numbers: Numbers) {
  const memory = createRecollection<Given, Compiled>();

  function once(given: Given, folder: string, work: Work): Compiled {
    const known = memory.recall(given)?.result;
    if (known) return known;
    const asked = [around];
    const findings: Diagnostic[] = [];
    const usedTexts = new Set<string>();
    work({
      ...given.context,
      texts: given.context.texts && watched(given.context.texts, asked),
      forms: [],
      usedTexts,
      report: reporter(findings),
    });
    const result = { folder, findings, usedTexts };
    if (!namesFolder(findings, folder)) memory.keep(given, asked, result);
    return result;
  }

  return (
    merged: MergedBrand,
    sources: ParsedSources,
    folder: string,
    shownByAll: readonly string[],
  ): Compiled => {
    const context = beginCompiling(merged, sources, []);
    const facts = JSON.stringify([context.knownFacts, !context.texts, identityOf(sources.fields)]);
    const screens = [...merged.screens].map(([template, screen]) => {
      return { template, screen, around: `${template} ${numbers.of(screen, folder)} ${facts}` };
    });
    const offers = nodeAt(merged.brand, ['offers']);
    const content = [...screens.map((one) => one.around), offers && numbers.of(offers, folder)];
    const compiled = once({ context, around: content.join() }, folder, (whole) => {
      for (const key of shownByAll) whole.usedTexts.add(key);
      for (const { template, screen, around: own } of screens) {
        const given = { context: { ...context, texts: whole.texts }, around: own };
        const one = once(given, folder, (inner) => compileScreen(inner, template, screen));
        for (const { rule, message, suggestion, ...place } of relocated(
          one.findings,
          one.folder,
          folder,
        )) {
          whole.report(place, rule, message, suggestion);
        }
        for (const key of one.usedTexts) whole.usedTexts.add(key);
      }
      compileOffers(whole, merged.brand);
    });
    return { ...compiled, folder, findings: relocated(compiled.findings, compiled.folder, folder) };
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
    removedAt(key) {
      ask(place(key, 'removedAt'));
      return texts.removedAt(key);
    },
    placeOf(key) {
      ask(place(key, 'placeOf'));
      return texts.placeOf(key);
    },
    keys() {
      ask(keys);
      return texts.keys();
    },
  };
}
