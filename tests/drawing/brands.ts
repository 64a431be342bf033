import type { RJSFSchema } from '@rjsf/utils';
import { brandModuleSources, createValidatorCache } from '../../src/brand/compile/brand-module.ts';
import type { BrandSources } from '../../src/brand/parse/brand-files.ts';
import type {
  BrandModule,
  BrandRuntime,
  BrandValidators,
  CompiledBrand,
  CompiledForm,
  LaterModule,
  LoadedBrand,
} from '../../src/contract/compiled-brand.ts';
import { addLater } from '../../src/flow/screens.ts';
import { brandRuntime } from '../../src/renderer/brand-runtime.ts';
import { checkerOf } from '../../scripts/brand-files/read-brand-sources.ts';
import { root } from '../architecture/source-files.ts';
import { fixtureBrands } from '../fixtures/fixture-brands.ts';
import { A_COLOUR, ALFA } from './plain-brand.ts';

/** Made-up brands share all files but their own: these are parsed and checked once. */
const check = checkerOf(root);
const validatorCodeOf = createValidatorCache();

/** Rules of what a form has to ask for, and of a country's money: a form of a test asks for one thing, in any currency. */
const NOT_OF_TESTS = ['answer-nowhere', 'consent', 'lead-fields', 'payment-fields', 'prices'];

/** Compiles brands as the build does, in memory. Throws what is wrong with them. */
function compile(given: BrandSources, unchecked: readonly string[] = []): CompiledBrand[] {
  const { brands, diagnostics } = check(given);
  const errors = diagnostics.filter(
    ({ severity, rule }) => severity === 'error' && !unchecked.includes(rule),
  );
  if (errors.length > 0) {
    throw new Error(errors.map(({ file, message }) => `${file}: ${message}`).join('\n'));
  }
  return brands.map(({ compiled }) => compiled);
}

/** Code that a page imports, as the build script writes it. */
const evaluate = <T>(expression: string): T => new Function(`return (${expression});`)() as T;

const evaluateModule = <T>(code: string): T =>
  evaluate<T>(code.replace(/^export default /, '').replace(/;\s*$/, ''));

const evaluated = new WeakMap<CompiledBrand, LoadedBrand>();

/** A brand with its validators, as a buyer's browser gets it. */
export function loaded(brand: CompiledBrand): LoadedBrand {
  const known = evaluated.get(brand);
  if (known) return known;
  const { first, later } = brandModuleSources(brand, validatorCodeOf);
  const complete = evaluateModule<BrandModule>(first(undefined))(brandRuntime);
  if (later) addLater(complete, evaluateModule<LaterModule>(later)(brandRuntime));
  evaluated.set(brand, complete);
  return complete;
}

/** A schema's validators, by themselves. */
export function validatorOf(schema: RJSFSchema): BrandValidators[string] {
  const make = evaluate<(runtime: BrandRuntime) => BrandValidators[string]>(
    `(runtime) => ${validatorCodeOf(schema)}`,
  );
  return make(brandRuntime);
}

let fixtures: CompiledBrand[] | undefined;

/** A fixture brand by its folder. */
export function fixtureBrand(folder: string): CompiledBrand {
  fixtures ??= compile(fixtureBrands);
  return fixtures.find(({ id }) => id === folder)!;
}

/** The form of a screen. */
export const formOf = ({ screens }: CompiledBrand, template: string): CompiledForm =>
  screens[template]!.blocks.find((one) => one.block === 'form')!.form;

const BY_NIGHT = { main: '#6CC9C4', dark: '#4FB0AB', light: '#123536', contrast: '#04201F' };
/** A brand without a sandbox.json sells nothing there, which is valid. */
const SHARED = /^(brands\/base\/(?!sandbox)|schemas\/)/;
/** A brand with sandbox data of its own lays it over these. */
const BASE_SANDBOX = 'brands/base/sandbox.json';
/** The template of a test's own screen: what base says of it is left out, so that it stands alone. */
export const OWN_TEMPLATE = 'presentation';
const OWN_SCREEN = `brands/base/screens/${OWN_TEMPLATE}.json`;
const IMAGES = ['logo', 'logo-dark', 'favicon', 'loading'];

/** Files of a brand that a test makes up, by name: 'brand', 'texts', 'flows', 'screens/lead'… */
export type BrandFiles = Record<string, object>;

function filesOf({ brand, ...files }: BrandFiles): BrandFiles {
  return {
    brand: { extends: 'base', ...ALFA, ...brand },
    theme: { light: { primary: A_COLOUR }, dark: { primary: BY_NIGHT } },
    ...files,
  };
}

/** Compiled brands by their files: many tests ask for the same ones. */
const compiled = new Map<string, CompiledBrand>();

/** A brand that extends the base of the fixtures and says what `files` say; everything else of it is valid. */
export function brandWith(files: BrandFiles = {}): CompiledBrand {
  const whole = filesOf(files);
  const key = JSON.stringify(whole);
  const brand = compiled.get(key) ?? compileAlone(whole);
  compiled.set(key, brand);
  return brand;
}

function compileAlone(files: BrandFiles): CompiledBrand {
  const isShared = (path: string) =>
    (SHARED.test(path) && path !== OWN_SCREEN) || (files.sandbox && path === BASE_SANDBOX);
  const shared = [...fixtureBrands.json].filter(([path]) => isShared(path));
  const own = Object.entries(files).map(
    ([name, file]) => [`brands/alfa/${name}.json`, JSON.stringify(file)] as const,
  );
  const registry = { default: 'ALFA', designSystemOverrides: [] };
  const given = {
    json: new Map([...shared, ...own, ['brands/registry.json', JSON.stringify(registry)]]),
    images: new Map(IMAGES.map((name) => [`brands/alfa/${name}.svg`, 'cafe0001'])),
  };
  return compile(given, NOT_OF_TESTS)[0]!;
}
