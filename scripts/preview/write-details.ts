import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isSellable } from '../../src/brand/brand-files.ts';
import type { CompiledBrand } from '../../src/contract/compiled-brand.ts';
import type { CheckedBrands } from '../../src/diagnostics/check-brands.ts';
import { formatFinding } from '../../src/diagnostics/format-text.ts';
import { diagramFlow } from '../../src/diagram/diagram-flow.ts';
import { flowDiagram } from '../../src/diagram/flow-diagram.ts';
import type { Frame } from '../../src/preview/frame.ts';
import type { Site, SiteFlow } from '../../src/preview/site.ts';
import { pathsIn, valuesOf } from '../../src/preview/values.ts';
import { viewQuery } from '../../src/preview/view.ts';

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
  return checked.diagnostics.map((one) => ({
    severity: one.severity,
    file: one.file,
    text: formatFinding(one, (file) => texts.get(file)),
  }));
}

/** Writes what the gallery tells of the brands: lists, diagrams, and the place of every value. */
export async function writeDetails(input: DetailsInput): Promise<void> {
  const { out, shown, checked, programTexts, frames, only } = input;
  const { sources } = checked;
  const pathOf = pathsIn(sources);
  await Promise.all(['diagrams', 'values'].map((name) => mkdir(join(out, name))));
  for (const { compiled, merged } of shown) {
    const write = (folder: string, value: unknown) =>
      writeFile(join(out, folder, `${compiled.id}.json`), JSON.stringify(value));
    await write('diagrams', diagramsOf(compiled));
    await write('values', valuesOf({ merged, sources, programTexts, pathOf }));
  }
  const brands = shown.map(({ compiled: { id, settings } }) => {
    return { id, name: settings.product.name, key: settings.key!, area: settings.area! };
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
