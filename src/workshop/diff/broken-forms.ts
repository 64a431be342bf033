import type { RJSFSchema } from '@rjsf/utils';
import type { CompiledBrand, CompiledForm } from '../../contract/compiled-brand.ts';
import type { DiffTexts } from './diff-texts.ts';

interface Field {
  /** The field's schema as JSON, without its texts. */
  rule: string;
  action: string;
}

/** Sentences about values that buyers typed before the change: fields that are gone or checked differently. */
export function brokenForms(was: CompiledBrand, is: CompiledBrand, texts: DiffTexts): string[] {
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
  return was.rule === is.rule ? [] : [texts.otherInForm(path, screen)];
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
      collectFields(schema, '', (path, rule) => into.set(path, { rule, action }));
    }
  }
}

type Add = (path: string, rule: string) => void;

function collectFields({ properties = {} }: RJSFSchema, prefix: string, add: Add) {
  for (const [name, schema] of Object.entries(properties)) {
    if (typeof schema === 'boolean') continue;
    const path = `${prefix}${name}`;
    if (schema.properties) collectFields(schema, `${path}.`, add);
    else add(path, ruleOf(schema));
  }
}

const TEXTS = ['title', 'description', 'examples', 'default'];

const ruleOf = (schema: object) =>
  JSON.stringify(schema, (key, value: unknown) => (TEXTS.includes(key) ? undefined : value));
