import type { CompiledBrand, CompiledScreen } from '../../contract/compiled-brand.ts';
import { TRACKING_TEXTS } from '../../contract/monitoring.ts';
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

/** Sources of a brand's two modules; the later one may be minified and addressed before the first is written. */
export interface BrandModuleSources {
  /** The screens that no flow begins with; undefined when there are none. */
  later?: string;
  /** Everything else; `laterAddress` is where the module above will be found. */
  first(laterAddress: string | undefined): string;
}

const begin = 'export default (runtime) => ({\n';

/**
 * The sources of a brand's modules: its data and its precompiled validators, as functions of a
 * BrandRuntime. They import nothing, so the same files run on server and in any browser, and one
 * more brand adds nothing to the program. What a flow begins with comes first, alone: nobody waits
 * on the first screen for what the last one is drawn with.
 */
export function brandModuleSources(
  brand: CompiledBrand,
  validatorsOf: ValidatorsOf,
): BrandModuleSources {
  const beginnings = new Set(brand.flows.map(({ steps: [step] }) => step?.templateId));
  const all = Object.entries(brand.screens);
  const first = all.filter(([template]) => beginnings.has(template));
  const later = all.filter(([template]) => !beginnings.has(template));
  const firstNames = new Set(validatorsIn(first).keys());
  const laterScreens = JSON.stringify(Object.fromEntries(later));
  const laterTexts = JSON.stringify(textsOf(brand, (key) => !isOfFirst(key)));
  return {
    later:
      later.length > 0
        ? `${begin}screens: ${laterScreens},\ntexts: ${laterTexts},\n${validatorsCode(later, validatorsOf, firstNames)}});\n`
        : undefined,
    first: (laterAddress) => {
      const texts = later.length > 0 ? textsOf(brand, isOfFirst) : brand.texts;
      const own = { ...brand, texts, screens: Object.fromEntries(first) };
      const link = laterAddress ? `later: ${JSON.stringify(laterAddress)},\n` : '';
      return `${begin}brand: ${JSON.stringify(own)},\n${link}${validatorsCode(first, validatorsOf)}});\n`;
    },
  };
}

/** Whether a screen may need a text: the others are for the server to put into a page. */
const isOfFirst = (key: string): boolean => !TRACKING_TEXTS.some((one) => one === key);

const textsOf = ({ texts }: CompiledBrand, isWanted: (key: string) => boolean) =>
  Object.fromEntries(Object.entries(texts).filter(([key]) => isWanted(key)));

type Screens = [string, CompiledScreen][];

/** The form schemas of screens by their validator's name, and whether only the whole is compiled. */
function validatorsIn(screens: Screens): Map<string, { schema: object; isWhole?: boolean }> {
  const found = new Map<string, { schema: object; isWhole?: boolean }>();
  for (const [, { blocks }] of screens) {
    for (const block of blocks) {
      if (block.block !== 'form') continue;
      for (const { variants } of block.form.pages) {
        for (const { validator, schema } of Object.values(variants)) {
          found.set(validator, { schema, isWhole: block.form.needsAllFields });
        }
      }
    }
  }
  return found;
}

/** Screens that extend another one have its forms too: each piece of code stands here once. */
function validatorsCode(screens: Screens, validatorsOf: ValidatorsOf, except = new Set<string>()) {
  const codes = new Map<string, number>();
  const entries = [...validatorsIn(screens)]
    .filter(([name]) => !except.has(name))
    .map(([name, { schema, isWhole }]) => {
      const code = validatorsOf(schema, isWhole);
      if (!codes.has(code)) codes.set(code, codes.size);
      return `${JSON.stringify(name)}: code[${codes.get(code)}]`;
    });
  return `validators: ((code) => ({\n${entries.join(',\n')}\n}))([\n${[...codes.keys()].join(',\n')}\n])\n`;
}
