import type { CompiledBrand, CompiledScreen } from '../../contract/compiled-brand.ts';
import { TRACKING_TEXTS } from '../../contract/monitoring.ts';
import { compileValidator } from './compile-validator.ts';

type ValidatorOf = (schema: object) => string;

/** Compiles validators, or remembers them: equal forms of many brands are one piece of work. */
export function createValidatorCache(): ValidatorOf {
  const known = new Map<string, string>();
  return (schema) => {
    const key = JSON.stringify(schema);
    const code = known.get(key) ?? compileValidator(schema);
    known.set(key, code);
    return code;
  };
}

/** Sources of a brand's modules; the later one may be minified and addressed before the others are written. */
export interface BrandModuleSources {
  /** The screens that no flow begins with; undefined when there are none. */
  later?: string;
  /** Everything else; `laterAddress` is where the module above will be found. */
  first(laterAddress: string | undefined): string;
}

const begin = 'export default (runtime) => ({\n';

/** A brand's modules as functions of a BrandRuntime, so that they import nothing; a flow's first screen comes alone. */
export function brandModuleSources(
  brand: CompiledBrand,
  validatorOf: ValidatorOf,
): BrandModuleSources {
  const beginnings = new Set(brand.flows.map(({ steps: [step] }) => step?.templateId));
  // Screens that extend one another are about as long: side by side, gzip finds what they share.
  const all = Object.entries(brand.screens).sort(
    ([, one], [, other]) => JSON.stringify(one).length - JSON.stringify(other).length,
  );
  const first = all.filter(([template]) => beginnings.has(template));
  const later = all.filter(([template]) => !beginnings.has(template));
  const firstNames = new Set(validatorsIn(first).keys());
  const laterScreens = JSON.stringify(Object.fromEntries(later));
  const laterTexts = JSON.stringify(textsOf(brand, (key) => !isOfFirst(key)));
  return {
    later:
      later.length > 0
        ? `${begin}screens: ${laterScreens},\ntexts: ${laterTexts},\n${validatorsCode(later, validatorOf, firstNames)}});\n`
        : undefined,
    first(laterAddress) {
      const texts = later.length > 0 ? textsOf(brand, isOfFirst) : brand.texts;
      const own = { ...brand, texts, screens: Object.fromEntries(first) };
      const link = laterAddress ? `later: ${JSON.stringify(laterAddress)},\n` : '';
      return `${begin}brand: ${JSON.stringify(own)},\n${link}${validatorsCode(first, validatorOf)}});\n`;
    },
  };
}

/** Whether a screen may need a text: the others are for the server to put into a page. */
const isOfFirst = (key: string): boolean => !TRACKING_TEXTS.some((one) => one === key);

const textsOf = ({ texts }: CompiledBrand, isWanted: (key: string) => boolean) =>
  Object.fromEntries(Object.entries(texts).filter(([key]) => isWanted(key)));

type Screens = [string, CompiledScreen][];

function validatorsIn(screens: Screens): Map<string, object> {
  const forms = screens.flatMap(([, { blocks }]) =>
    blocks.flatMap((block) => (block.block === 'form' ? block.form : [])),
  );
  const variants = forms.flatMap(({ pages }) =>
    pages.flatMap((page) => Object.values(page.variants)),
  );
  return new Map(variants.map(({ validator, schema }) => [validator, schema]));
}

/** Screens that extend another one have its forms too: each piece of code stands here once. */
function validatorsCode(screens: Screens, validatorOf: ValidatorOf, except = new Set<string>()) {
  const codes = new Map<string, number>();
  const entries = [...validatorsIn(screens)]
    .filter(([name]) => !except.has(name))
    .map(([name, schema]) => {
      const code = validatorOf(schema);
      if (!codes.has(code)) codes.set(code, codes.size);
      return `${JSON.stringify(name)}: code[${codes.get(code)}]`;
    });
  return `validators: ((code) => ({\n${entries.join(',\n')}\n}))([\n${[...codes.keys()].join(',\n')}\n])\n`;
}
