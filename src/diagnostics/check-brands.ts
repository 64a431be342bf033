import type { BrandSources, ParsedSources } from '../brand/brand-files.ts';
import { isSellable, parseSources } from '../brand/brand-files.ts';
import type { CompileResult } from '../brand/compile-brand.ts';
import { compileBrand } from '../brand/compile-brand.ts';
import type { MergedBrand } from '../brand/inherit.ts';
import { inherit } from '../brand/inherit.ts';
import type { CompiledBrand } from '../contract/compiled-brand.ts';
import type { Diagnostic } from '../contract/diagnostic.ts';
import { checkRegistry } from './check-registry.ts';
import { checkComplete, checkFile } from './check-schema.ts';
import { checks } from './checks/all.ts';
import type { MetaSchemas } from './meta-schemas.ts';

export interface CheckedBrands {
  brands: { compiled: CompiledBrand; merged: MergedBrand }[];
  /** Each finding once, by file, line and column. */
  diagnostics: Diagnostic[];
  sources: ParsedSources;
}

/** Reads, merges, checks and compiles every brand. Brands are usable when no finding is an error. */
export function checkBrands(
  sources: BrandSources,
  metaSchemas: MetaSchemas,
  programTexts: readonly string[],
): CheckedBrands {
  const parsed = parseSources(sources);
  const found: Diagnostic[] = [...parsed.diagnostics, ...checkFiles(parsed, metaSchemas)];
  const brands: CheckedBrands['brands'] = [];
  for (const folder of parsed.folders.values()) {
    if (!isSellable(folder.name)) continue;
    const { merged, diagnostics } = inherit(folder, parsed);
    found.push(...diagnostics);
    if (!merged) continue;
    found.push(...checkMerged(merged, parsed, metaSchemas));
    const result: CompileResult = compileBrand(merged, parsed, programTexts);
    found.push(...result.diagnostics);
    brands.push({ compiled: result.brand, merged });
  }
  found.push(
    ...checkRegistry(
      parsed,
      brands.map(({ merged }) => merged),
    ),
  );
  return { brands, diagnostics: inOrder(found), sources: parsed };
}

function checkFiles({ folders, fields, registry }: ParsedSources, schemas: MetaSchemas) {
  const found: Diagnostic[] = [];
  for (const { files, screens } of folders.values()) {
    for (const [name, node] of files) {
      const schema = schemas.get(name);
      if (schema) found.push(...checkFile(node, schema));
      else found.push(unknownFile(node.at.file));
    }
    for (const screen of screens.values()) found.push(...checkFile(screen, schemas.get('screen')!));
  }
  for (const field of fields.values()) found.push(...checkFile(field, schemas.get('field')!));
  if (registry) found.push(...checkFile(registry, schemas.get('registry')!));
  return found;
}

function checkMerged(merged: MergedBrand, sources: ParsedSources, schemas: MetaSchemas) {
  const found: Diagnostic[] = [];
  for (const [name, node] of merged.files) {
    const schema = schemas.get(name);
    if (schema) found.push(...checkComplete(node, schema));
  }
  for (const screen of merged.screens.values()) {
    found.push(...checkComplete(screen, schemas.get('screen')!));
  }
  for (const { rule, run } of checks) {
    run({ merged, sources }, ({ file, line, column }, message, severity = 'error') => {
      found.push({ file, line, column, rule, severity, message });
    });
  }
  for (const name of ['theme', 'flows', 'texts'].filter((name) => !merged.files.has(name))) {
    const { file, line, column } = merged.brand.at;
    const message = `Neither this brand nor a parent has a ${name}.json. Add one, or extend a brand that has it.`;
    found.push({ file, line, column, rule: 'missing-file', severity: 'error', message });
  }
  return found;
}

function unknownFile(file: string): Diagnostic {
  return {
    file,
    line: 1,
    column: 1,
    rule: 'unknown-file',
    severity: 'error',
    message:
      'No brand file has this name. A brand folder holds brand.json, theme.json, flows.json, texts.json, sandbox.json, screens/ and images.',
  };
}

function inOrder(found: Diagnostic[]): Diagnostic[] {
  const once = new Map(
    found.map((one) => [`${one.file}:${one.line}:${one.column}:${one.rule}:${one.message}`, one]),
  );
  return [...once.values()].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  );
}
