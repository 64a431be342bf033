import type { CompiledBrand } from '../contract/compiled-brand.ts';
import { compileValidators } from './compile-validators.ts';

/** Compiles a form schema's validators, or that of the schema as a whole alone. */
type ValidatorsOf = (schema: object, isWhole?: boolean) => string;

/** Compiles validators, or remembers them: equal forms of many brands are one piece of work. */
export function createValidatorCache(): ValidatorsOf {
  const known = new Map<string, string>();
  return (schema, isWhole = false) => {
    const key = `${isWhole} ${JSON.stringify(schema)}`;
    const code = known.get(key) ?? compileValidators(schema, isWhole);
    known.set(key, code);
    return code;
  };
}

/**
 * The source of a brand's module: its data and its precompiled validators, as a function of a
 * BrandRuntime. It imports nothing, so the same file runs on server and in any browser, and one
 * more brand adds nothing to the program.
 */
export function brandModuleCode(brand: CompiledBrand, validatorsOf: ValidatorsOf): string {
  const validators = new Map<string, string>();
  for (const screen of Object.values(brand.screens)) {
    for (const block of screen.blocks) {
      if (block.block !== 'form') continue;
      for (const page of block.form.pages) {
        for (const { validator, schema } of Object.values(page.variants)) {
          validators.set(validator, validatorsOf(schema, block.form.needsAllFields));
        }
      }
    }
  }
  const entries = [...validators].map(([name, code]) => `${JSON.stringify(name)}: ${code}`);
  return `export default (runtime) => ({\nbrand: ${JSON.stringify(brand)},\nvalidators: {\n${entries.join(',\n')}\n}\n});\n`;
}
