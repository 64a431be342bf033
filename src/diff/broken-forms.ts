import type { RJSFSchema } from '@rjsf/utils';
import type { CompiledBrand, CompiledForm } from '../contract/compiled-brand.ts';

interface Field {
  /** The field's schema as JSON, without its texts. */
  rule: string;
  isRequired: boolean;
  action: string;
}

/**
 * Sentences about values that buyers typed before the change: fields that are gone, checked
 * differently, or newly required.
 */
export function brokenForms(was: CompiledBrand, is: CompiledBrand): string[] {
  return Object.keys(was.screens).flatMap((screen) => {
    const after = is.screens[screen];
    if (!after) return [];
    const [previous, current] = [formFields(was, screen), formFields(is, screen)];
    if (previous.size === 0 || current.size === 0) return [];
    return [
      ...[...previous].flatMap(([path, field]) =>
        goneOrChanged(screen, path, field, current.get(path)),
      ),
      ...[...current].flatMap(([path, { isRequired }]) => {
        if (!isRequired || previous.get(path)?.isRequired) return [];
        return `Buyers who filled in /${screen} before the change have no '${path}': they are asked for it when they come back to it.`;
      }),
    ];
  });
}

function goneOrChanged(screen: string, path: string, was: Field, is: Field | undefined): string[] {
  if (!is) {
    return [
      `'${path}' on /${screen} is asked no more: what was typed there is dropped, and the action '${was.action}' gets none.`,
    ];
  }
  return was.rule === is.rule
    ? []
    : [
        `'${path}' on /${screen} is checked differently: what buyers typed before the change may not pass any more.`,
      ];
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
      collectFields(schema, '', (path, rule, isRequired) => {
        into.set(path, { rule, action, isRequired: isRequired || !!into.get(path)?.isRequired });
      });
    }
  }
}

type Add = (path: string, rule: string, isRequired: boolean) => void;

function collectFields({ properties = {}, required = [] }: RJSFSchema, prefix: string, add: Add) {
  for (const [name, schema] of Object.entries(properties)) {
    if (typeof schema === 'boolean') continue;
    const path = `${prefix}${name}`;
    if (schema.properties) collectFields(schema, `${path}.`, add);
    else add(path, ruleOf(schema), required.includes(name));
  }
}

const TEXTS = ['title', 'description', 'examples', 'default'];

const ruleOf = (schema: object) =>
  JSON.stringify(schema, (key, value: unknown) => (TEXTS.includes(key) ? undefined : value));
