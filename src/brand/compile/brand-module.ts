import type { CompiledBrand, CompiledScreen } from '../../contract/compiled-brand.ts';
import { TRACKING_TEXTS } from '../../contract/monitoring.ts';
import { compileValidator } from './compile-validator.ts';

type ValidatorOf = (schema: object) => string;

export function createValidatorCache(): ValidatorOf {
  const known = new Map<string, string>();
  return (schema) => {
    const key = JSON.stringify(schema);
    const code = known.get(key) ?? compileValidator(schema);
    known.set(key, code);
    return code;
  };
}

export interface BrandModuleSources {
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

const isOfFirst = (key: string): boolean => !TRACKING_TEXTS.some((one) => one === key);

const textsOf = ({ texts }: CompiledBrand, isWanted: (key: string) => boolean) =>
  Object.fromEntries(Object.entries(texts).filter(([key]) => isWanted(key)));

type Screens = [string, CompiledScreen][];

function validatorsIn(screens: Screens): Map<string, object> {
  const pages = screens.flatMap(([, { blocks }]) =>
    blocks.flatMap((block) => (block.block === 'form' ? block.form.pages : [])),
  );
  const variants = pages.flatMap((page) => Object.values(page.variants));
  return new Map(variants.map(({ validator, schema }) => [validator, schema]));
}

function validatorsCode(screens: Screens, validatorOf: ValidatorOf, except = new Set<string>()) {
  const entries = [...validatorsIn(screens)]
    .filter(([name]) => !except.has(name))
    .map(([name, schema]) => `${JSON.stringify(name)}: ${validatorOf(schema)}`);
  return `validators: {\n${entries.join(',\n')}\n}\n`;
}
