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

const moduleOf = (...members: string[]) =>
  `export default (runtime) => ({\n${members.join(',\n')}\n});\n`;

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
  const hasLater = later.length > 0;
  const isLater = ([key]: [string, string]) =>
    hasLater && TRACKING_TEXTS.some((one) => one === key);
  const texts = Object.entries(brand.texts);
  const validators = validatorsIn(first);
  const laterValidators = [...validatorsIn(later)].filter(([name]) => !validators.has(name));
  const validatorsCode = (known: Iterable<[name: string, schema: object]>) => {
    const members = [...known].map(([name, one]) => `${JSON.stringify(name)}: ${validatorOf(one)}`);
    return `validators: {\n${members.join(',\n')}\n}`;
  };
  return {
    later: hasLater
      ? moduleOf(
          `screens: ${JSON.stringify(Object.fromEntries(later))}`,
          `texts: ${JSON.stringify(Object.fromEntries(texts.filter(isLater)))}`,
          validatorsCode(laterValidators),
        )
      : undefined,
    first(laterAddress) {
      const ofFirst = Object.fromEntries(texts.filter((text) => !isLater(text)));
      const own = { ...brand, texts: ofFirst, screens: Object.fromEntries(first) };
      const link = laterAddress ? [`later: ${JSON.stringify(laterAddress)}`] : [];
      return moduleOf(`brand: ${JSON.stringify(own)}`, ...link, validatorsCode(validators));
    },
  };
}

function validatorsIn(screens: [string, CompiledScreen][]): Map<string, object> {
  const pages = screens.flatMap(([, { blocks }]) =>
    blocks.flatMap((block) => (block.block === 'form' ? block.form.pages : [])),
  );
  const variants = pages.flatMap((page) => Object.values(page.variants));
  return new Map(variants.map(({ validator, schema }) => [validator, schema]));
}
