import type { RJSFSchema } from '@rjsf/utils';
import type { CompiledBrand, CompiledForm } from '../../contract/compiled-brand.ts';
import type { Language } from '../../checker/language/translate.ts';
import { templateIdOf } from '../../flow/templates.ts';
import { DIFF_TEXTS, type DiffTexts } from './diff-texts.ts';
import { formatValue, titlePath, type TitledSchema, type TitledSchemas } from './title-path.ts';

/** Something that works today and will not, once the change is merged. */
export interface Break {
  kind: 'link' | 'stored form' | 'call';
  /** The thing that breaks, for which buyers or calls, and the consequence. */
  sentence: string;
  brands: string[];
}

type Found = Omit<Break, 'brands'>;

/** Everything that a change breaks, each reported once with all affected brands. */
export function findBreaks(
  before: readonly CompiledBrand[],
  after: readonly CompiledBrand[],
  schemas: TitledSchemas,
  language: Language = 'en',
): Break[] {
  const texts = DIFF_TEXTS[language];
  const breaks = new Map<string, Break>();
  for (const was of before) {
    const is = after.find(({ id }) => id === was.id);
    const found: Found[] = [
      ...brokenLinks(was, is, texts).map((sentence) => ({ kind: 'link' as const, sentence })),
      ...(is ? brokenForms(was, is, texts) : []).map((sentence) => ({
        kind: 'stored form' as const,
        sentence,
      })),
      ...(is ? brokenCalls(was, is, schemas.get('brand'), language) : []).map((sentence) => ({
        kind: 'call' as const,
        sentence,
      })),
    ];
    for (const one of found) {
      const known = breaks.get(one.sentence);
      if (known) known.brands.push(was.id);
      else breaks.set(one.sentence, { ...one, brands: [was.id] });
    }
  }
  return [...breaks.values()];
}

/** Sentences about links that lead elsewhere after the change. `is` is undefined for a removed brand. */
function brokenLinks(
  was: CompiledBrand,
  is: CompiledBrand | undefined,
  texts: DiffTexts,
): string[] {
  const { key = '', area = '' } = was.settings;
  if (!is) return [texts.goneBrandLinks(key)];
  const { key: now = '', area: nowArea = '' } = is.settings;
  const isRenamed = now !== key || nowArea !== area;
  return [
    ...(isRenamed ? [texts.renamedLinks(key, area, now, nowArea)] : []),
    ...gone(flowIds(was), flowIds(is)).map(texts.goneFlowLinks),
    ...gone(choices(was), choices(is)).map(texts.goneChoiceLinks),
    ...gone(paths(was), paths(is)).map(texts.gonePathLinks),
  ];
}

const gone = (was: readonly string[], is: readonly string[]) =>
  was.filter((one) => !is.includes(one));

const flowIds = ({ flows }: CompiledBrand) => flows.map(({ id }) => id);

const choices = ({ flows }: CompiledBrand) =>
  flows.flatMap(({ choose = {} }) =>
    Object.entries(choose).flatMap(([name, values]) =>
      [values].flat().map((value) => `${name}=${String(value)}`),
    ),
  );

const paths = ({ flows }: CompiledBrand) => [
  ...new Set(
    flows.flatMap(({ steps }) =>
      steps.map(({ templateId }) => `/${templateIdOf(templateId) ?? templateId}`),
    ),
  ),
];

interface Field {
  /** The field's schema as JSON, without its texts and choices. */
  rule: string;
  /** The values to choose from, each as JSON; undefined for any value. */
  choices?: string[];
  action: string;
}

/** Sentences about values that buyers typed before the change: fields that are gone or checked differently. */
function brokenForms(was: CompiledBrand, is: CompiledBrand, texts: DiffTexts): string[] {
  return Object.keys(was.screens).flatMap((screen) => {
    const after = is.screens[screen];
    if (!after) return [];
    const [previous, current] = [formFields(was, screen), formFields(is, screen)];
    if (previous.size === 0 || current.size === 0) return [];
    return [...previous].flatMap(([path, field]) =>
      goneOrChanged(texts, screen, path, field, current.get(path)),
    );
  });
}

function goneOrChanged(
  texts: DiffTexts,
  screen: string,
  path: string,
  was: Field,
  is: Field | undefined,
): string[] {
  if (!is) return [texts.goneInForm(path, screen, was.action)];
  const keepsChoices = !is.choices || was.choices?.every((choice) => is.choices!.includes(choice));
  return was.rule === is.rule && keepsChoices ? [] : [texts.otherInForm(path, screen)];
}

function formFields(brand: CompiledBrand, screen: string): Map<string, Field> {
  const fields = new Map<string, Field>();
  for (const block of brand.screens[screen]?.blocks ?? []) {
    if (block.block === 'form') collect(block.form, fields);
  }
  return fields;
}

function collect({ pages, action }: CompiledForm, into: Map<string, Field>) {
  for (const { variants } of pages) {
    for (const { schema } of Object.values(variants)) {
      collectFields(schema, '', (path, field) => into.set(path, { ...field, action }));
    }
  }
}

type Add = (path: string, field: Omit<Field, 'action'>) => void;

function collectFields({ properties = {} }: RJSFSchema, prefix: string, add: Add) {
  for (const [name, schema] of Object.entries(properties)) {
    if (typeof schema === 'boolean') continue;
    const path = `${prefix}${name}`;
    if (schema.properties) collectFields(schema, `${path}.`, add);
    else {
      const { enum: choices, ...rule } = schema;
      const written = choices?.map((choice) => JSON.stringify(choice));
      add(path, { rule: ruleOf(rule), choices: written });
    }
  }
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

/** Sentences about calls that send another value to the upstream after the change. */
function brokenCalls(
  was: CompiledBrand,
  is: CompiledBrand,
  schema: TitledSchema | undefined,
  language: Language,
): string[] {
  const texts = DIFF_TEXTS[language];
  return CARRIED.flatMap((path) => {
    const [before, after] = [valueAt(was.settings, path), valueAt(is.settings, path)];
    if (JSON.stringify(before) === JSON.stringify(after) || before === undefined) return [];
    const name = titlePath(schema, path, language);
    const now = after === undefined ? texts.nothing : formatValue(after as string);
    return texts.otherCall(now, name, formatValue(before as string));
  });
}

const valueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (here, key) =>
      typeof here === 'object' && here !== null
        ? (here as Record<string, unknown>)[key]
        : undefined,
    value,
  );
