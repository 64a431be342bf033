import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isSellable } from '../../src/brand/parse/brand-files.ts';
import type { Diagnostic } from '../../src/contract/diagnostic.ts';
import type { CheckedBrands } from '../../src/checker/check-brands.ts';
import { inLanguage } from '../../src/checker/language/translate.ts';
import { codeFrame } from '../../src/checker/output/code-frame.ts';
import type { Frame } from '../../src/workshop/states/frame.ts';
import type { Site, SiteFinding } from '../../src/workshop/site/site.ts';
import { pathsIn, valuesOf } from '../../src/workshop/site/values.ts';
import { readFlows } from '../../src/workshop/edit/read/read-flows.ts';
import { writeWhole } from '../build/write-whole.ts';
import { readContent } from './brand-store.ts';

interface DetailsInput {
  out: string;
  /** The brands that have frames. */
  shown: CheckedBrands['brands'];
  /** Everything that was said of the brand files. */
  checked: CheckedBrands;
  programTexts: readonly string[];
  frames: Frame[];
  brandsRoot: string;
  only?: readonly string[];
  /** The brands of which details are not as they were; all of them unless said. */
  changed?: readonly string[];
  /** Brands that are shown as they were before their last change. */
  stale: readonly string[];
}

/** Diagnostics as the pages show them, each with the line that it begins in. */
function findingsOf({ checked, brandsRoot }: DetailsInput): SiteFinding[] {
  const texts = new Map<string, string | undefined>();
  return checked.diagnostics.map((one) => {
    const { file } = one;
    if (!texts.has(file)) texts.set(file, readContent(brandsRoot, file)?.toString());
    return siteFinding(one, texts.get(file));
  });
}

/** A diagnostic as the pages show it; `text` is that of its file. */
export function siteFinding(diagnostic: Diagnostic, text: string | undefined): SiteFinding {
  const { severity, file, line, path, rule, message, suggestion } = diagnostic;
  const pt = inLanguage(diagnostic, 'pt-BR');
  return {
    severity,
    file,
    line,
    path,
    rule,
    message,
    suggestion,
    pt: { message: pt.message, suggestion: pt.suggestion },
    source: codeFrame(text ?? '', diagnostic),
  };
}

/** Names a finding for as long as it is the same one, wherever its line moves. */
export const findingId = ({ rule, file, path, line, message }: Diagnostic): string =>
  [rule, file, path ?? line, message].join(' ');

/** Writes what the pages know of the brands: lists, prices, flows, and the place of every value. */
export async function writeDetails(input: DetailsInput): Promise<void> {
  const { out, shown, checked, programTexts, frames, only, changed, stale } = input;
  const { sources } = checked;
  const jsonPathOf = pathsIn(sources);
  await Promise.all(['flows', 'values'].map((name) => mkdir(join(out, name), { recursive: true })));
  const written = shown.filter(({ merged: { id } }) => !changed || changed.includes(id));
  for (const { merged } of written) {
    const write = (folder: string, value: unknown) =>
      writeWhole(join(out, folder, `${merged.id}.json`), JSON.stringify(value));
    await write('flows', readFlows(sources, merged));
    await write('values', valuesOf({ merged, sources, programTexts, jsonPathOf }));
  }
  const brands = shown.map(({ compiled: { id, settings }, merged: { chain } }) => {
    return {
      id,
      chain,
      name: settings.product.name,
      key: settings.key!,
      area: settings.area!,
      mode: settings.dsMode,
      isConfigAsked: settings.isProductFlowsAvailable,
    };
  });
  const asked = [...sources.folders.keys()].filter((id) => isSellable(id));
  const wanted = asked.filter((id) => !only || only.includes(id));
  const site: Site = {
    brands,
    broken: wanted.filter((id) => brands.every((brand) => brand.id !== id)),
    stale: [...stale],
    findings: findingsOf(input),
    frames,
  };
  await writeWhole(join(out, 'frames.json'), JSON.stringify(site));
}
