import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isSellable } from '../../src/brand/parse/brand-files.ts';
import type { CompiledBrand } from '../../src/contract/compiled-brand.ts';
import type { Diagnostic } from '../../src/contract/diagnostic.ts';
import type { CheckedBrands } from '../../src/diagnostics/check-brands.ts';
import { diagramFlow } from '../../src/diagram/diagram-flow.ts';
import { flowDiagram } from '../../src/diagram/flow-diagram.ts';
import type { Frame } from '../../src/preview/frame.ts';
import type { Site, SiteFinding, SiteFlow } from '../../src/preview/site.ts';
import { pathsIn, valuesOf } from '../../src/preview/values.ts';
import type { SandboxBrand } from '../../src/sandbox/sandbox-brand.ts';
import { viewQuery } from '../../src/preview/view.ts';

interface DetailsInput {
  out: string;
  /** The brands that have frames. */
  shown: CheckedBrands['brands'];
  /** Sandbox data by brand folder. */
  sandboxes: Readonly<Record<string, SandboxBrand>>;
  /** Everything that was said of the brand files. */
  checked: CheckedBrands;
  programTexts: readonly string[];
  frames: Frame[];
  brandsRoot: string;
  only?: readonly string[];
}

/** Each flow of a brand as a diagram whose steps lead to their screens. */
function diagramsOf({ id, flows, screens, settings }: CompiledBrand): SiteFlow[] {
  return flows.map((flow) => ({
    id: flow.id,
    svg: flowDiagram(diagramFlow(flow, screens), {
      title: `The flow '${flow.id}' of ${settings.product.name}`,
      hrefOf: ({ templateId }) =>
        viewQuery({ brand: id, shown: { brand: id, screen: templateId.replace(/^\//, '') } }),
    }),
  }));
}

/** A brand's part of the sandbox: its own, and that of the products which its flows offer besides. */
function soldBeside(own: SandboxBrand, all: readonly SandboxBrand[]): SandboxBrand[] {
  const offered = JSON.stringify(own.flows);
  const others = all.filter(
    (one) => one.productCode !== own.productCode && offered.includes(`"${one.dsProductId}"`),
  );
  return [own, ...others];
}

async function findingsOf({ checked, brandsRoot }: DetailsInput): Promise<Site['findings']> {
  const files = [...new Set(checked.diagnostics.map(({ file }) => file))];
  const texts = new Map(
    await Promise.all(
      files.map(async (file) => {
        const text = await readFile(join(brandsRoot, file), 'utf8').catch(() => undefined);
        return [file, text] as const;
      }),
    ),
  );
  return checked.diagnostics.map((one) => {
    const { severity, file, line, rule, message, suggestion } = one;
    const source = sourceOf(one, texts.get(file));
    return { severity, file, line, rule, message, suggestion, source };
  });
}

/** The line that a finding begins in, cut where it begins and ends. */
function sourceOf(
  { line, column, endLine, endColumn }: Diagnostic,
  text: string | undefined,
): SiteFinding['source'] {
  const whole = text?.split(/\r\n|\r|\n/)[line - 1];
  if (whole === undefined) return undefined;
  const end = endLine === line ? endColumn - 1 : whole.length;
  return [whole.slice(0, column - 1), whole.slice(column - 1, end), whole.slice(end)];
}

/** Writes what the pages know of the brands: lists, prices, diagrams, and the place of every value. */
export async function writeDetails(input: DetailsInput): Promise<void> {
  const { out, shown, sandboxes, checked, programTexts, frames, only } = input;
  const { sources } = checked;
  const jsonPathOf = pathsIn(sources);
  const sold = Object.values(sandboxes);
  await Promise.all(['diagrams', 'sandbox', 'values'].map((name) => mkdir(join(out, name))));
  for (const { compiled, merged } of shown) {
    const write = (folder: string, value: unknown) =>
      writeFile(join(out, folder, `${compiled.id}.json`), JSON.stringify(value));
    await write('sandbox', soldBeside(sandboxes[compiled.id]!, sold));
    await write('diagrams', diagramsOf(compiled));
    await write('values', valuesOf({ merged, sources, programTexts, jsonPathOf }));
  }
  const brands = shown.map(({ compiled: { id, settings } }) => {
    return {
      id,
      name: settings.product.name,
      key: settings.key!,
      area: settings.area!,
      isConfigAsked: settings.isProductFlowsAvailable,
    };
  });
  const asked = [...sources.folders.keys()].filter((id) => isSellable(id));
  const wanted = asked.filter((id) => !only || only.includes(id));
  const site: Site = {
    brands,
    broken: wanted.filter((id) => brands.every((brand) => brand.id !== id)),
    findings: await findingsOf(input),
    frames,
  };
  await writeFile(join(out, 'frames.json'), JSON.stringify(site));
}
