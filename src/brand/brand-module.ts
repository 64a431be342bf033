import type { CompiledBrand } from '../contract/compiled-brand.ts';
import { compileValidators } from './compile-validators.ts';

/** Compiles a form schema's validators, or remembers them: equal forms of many brands are one piece of work. */
export function createValidatorCache(): (schema: object) => string {
  const known = new Map<string, string>();
  return (schema) => {
    const key = JSON.stringify(schema);
    const code = known.get(key) ?? compileValidators(schema);
    known.set(key, code);
    return code;
  };
}

/**
 * The source of a brand's module: its data and its precompiled validators, as a function of a
 * BrandRuntime. It imports nothing, so the same file runs on server and in any browser, and one
 * more brand adds nothing to the program.
 */
export function brandModuleCode(
  brand: CompiledBrand,
  validatorsOf: (schema: object) => string,
): string {
  const variants = new Map<string, object>();
  for (const screen of Object.values(brand.screens)) {
    for (const block of screen.blocks) {
      if (block.block !== 'form') continue;
      for (const page of block.form.pages) {
        for (const variant of Object.values(page.variants)) {
          variants.set(variant.validator, variant.schema);
        }
      }
    }
  }
  const validators = [...variants]
    .map(([name, schema]) => `${JSON.stringify(name)}: ${validatorsOf(schema)}`)
    .join(',\n');
  return `export default (runtime) => ({\nbrand: ${JSON.stringify(brand)},\nvalidators: {\n${validators}\n}\n});\n`;
}
