import type { RJSFSchema } from '@rjsf/utils';
import type { CompiledBrand } from '../../contract/compiled-brand.ts';
import type { Language } from '../../checker/language/translate.ts';
import { templateIdOf } from '../../flow/templates.ts';
import { valueIn } from '../edit/json-path.ts';
import { sayIn, type Say } from '../say.ts';
import { formatValue, titlePath, type SchemaOf } from './title-path.ts';

/** Something that works today and will not, once the change is merged. */
export interface Break {
  kind: 'link' | 'stored form' | 'call';
  sentence: string;
  brands: string[];
}

/** Everything that a change breaks, each reported once with all affected brands. */
export function findBreaks(
  before: readonly CompiledBrand[],
  after: readonly CompiledBrand[],
  schemaOf: SchemaOf,
  language: Language = 'en',
): Break[] {
  const t = sayIn(language);
  const nameOf = (path: readonly string[]) => titlePath(schemaOf('brand'), path, language);
  const breaks = new Map<string, Break>();
  for (const was of before) {
    const hasItsLinks = ({ settings: { key, area } }: CompiledBrand) =>
      key === was.settings.key && area === was.settings.area;
    const is = after.find(({ id }) => id === was.id) ?? after.find(hasItsLinks);
    const found: [Break['kind'], string[]][] = is
      ? [
          ['link', brokenLinks(was, is, t)],
          ['stored form', brokenForms(was, is, t)],
          ['call', brokenCalls(was, is, nameOf, t)],
        ]
      : [['link', [t('diff.gone-brand-links', { key: was.settings.key! })]]];
    for (const [kind, sentences] of found) {
      for (const sentence of sentences) {
        const { brands = [] } = breaks.get(sentence) ?? {};
        breaks.set(sentence, { kind, sentence, brands: [...brands, was.id] });
      }
    }
  }
  return [...breaks.values()];
}

function brokenLinks(was: CompiledBrand, is: CompiledBrand, t: Say): string[] {
  const { key, area } = was.settings;
  const { key: newKey, area: newArea } = is.settings;
  const gone = (namesOf: (brand: CompiledBrand) => string[]) =>
    [...new Set(namesOf(was))].filter((one) => !namesOf(is).includes(one));
  return [
    ...(newKey !== key || newArea !== area
      ? [t('diff.renamed-links', { key, area, newKey, newArea })]
      : []),
    ...gone(flowIds).map((id) => t('diff.gone-flow-links', { id })),
    ...gone(choices).map((choice) => t('diff.gone-choice-links', { choice })),
    ...gone(paths).map((path) => t('diff.gone-path-links', { path })),
  ];
}

const flowIds = ({ flows }: CompiledBrand) => flows.map(({ id }) => id);

const choices = ({ flows }: CompiledBrand) =>
  flows.flatMap(({ choose = {} }) =>
    Object.entries(choose).flatMap(([name, values]) =>
      [values].flat().map((value) => `${name}=${String(value)}`),
    ),
  );

const paths = ({ flows }: CompiledBrand) =>
  flows.flatMap(({ steps }) =>
    steps.map(({ templateId }) => `/${templateIdOf(templateId) ?? templateId}`),
  );

interface Field {
  /** The field's schema as JSON, without its texts and choices. */
  rule: string;
  /** The values to choose from, each as JSON; undefined for any value. */
  choices?: string[];
  action: string;
}

/** Sentences about values that buyers typed before the change: fields that are gone or checked differently. */
const brokenForms = (was: CompiledBrand, is: CompiledBrand, t: Say): string[] =>
  Object.keys(was.screens).flatMap((screen) => {
    const [previous, current] = [formFields(was, screen), formFields(is, screen)];
    if (current.size === 0) return [];
    return [...previous].flatMap(([path, { rule, choices: chosen, action }]) => {
      const now = current.get(path);
      if (!now) return t('diff.gone-in-form', { path, screen, action });
      const keepsChoices = !now.choices || chosen?.every((choice) => now.choices!.includes(choice));
      return rule === now.rule && keepsChoices ? [] : t('diff.other-in-form', { path, screen });
    });
  });

/** The fields of all forms of a screen, by dotted path. */
function formFields({ screens }: CompiledBrand, screen: string): Map<string, Field> {
  const fields = new Map<string, Field>();
  const add = ({ properties = {} }: RJSFSchema, prefix: string, action: string) => {
    for (const [name, schema] of Object.entries(properties)) {
      if (typeof schema === 'boolean') continue;
      const path = `${prefix}${name}`;
      const { enum: chosen, ...rule } = schema;
      const written = chosen?.map((choice) => JSON.stringify(choice));
      if (schema.properties) add(schema, `${path}.`, action);
      else fields.set(path, { rule: ruleOf(rule), choices: written, action });
    }
  };
  for (const block of screens[screen]?.blocks ?? []) {
    if (block.block !== 'form') continue;
    const variants = block.form.pages.flatMap((page) => Object.values(page.variants));
    for (const { schema } of variants) add(schema, '', block.form.action);
  }
  return fields;
}

const TEXTS = ['title', 'description', 'examples', 'default'];

const ruleOf = (schema: object) =>
  JSON.stringify(schema, (key, value: unknown) => (TEXTS.includes(key) ? undefined : value));

/** Settings that calls carry to the upstream, which has to know their values. */
const CARRIED: readonly (readonly string[])[] = [
  ['key'],
  ['productCode'],
  ['business'],
  ['dsProductId'],
  ['product', 'productId'],
  ['product', 'paymentMethods'],
  ['product', 'plan'],
  ['orderBump', 'planId'],
  ['upsellDsProductId'],
];

const brokenCalls = (
  was: CompiledBrand,
  is: CompiledBrand,
  nameOf: (path: readonly string[]) => string,
  t: Say,
): string[] =>
  CARRIED.flatMap((path) => {
    const [before, after] = [was, is].map(({ settings }) => valueIn(settings as never, path));
    if (JSON.stringify(before) === JSON.stringify(after) || before === undefined) return [];
    return t('diff.other-call', {
      name: nameOf(path),
      before: formatValue(before),
      after: after === undefined ? t('diff.nothing') : formatValue(after),
    });
  });
