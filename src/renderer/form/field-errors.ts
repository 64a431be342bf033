import type { Choices, FieldError, FormValues } from '../../checkout/form/form-store.ts';
import { valueAt } from '../../checkout/form/form-store.ts';
import type { CompiledForm, CompiledValidator } from '../../contract/compiled-brand.ts';
import { errorOf } from '../../rules/formats.ts';
import type { SchemaError } from '../../rules/json-schema/schema-error.ts';

/** What a compiled validator says of a value: an Ajv error. */
interface Complaint {
  /** JSON Pointer (RFC 6901) to the value. */
  instancePath: string;
  keyword: string;
  params: { missingProperty?: string; propertyName?: string; format?: string };
}

/** Everything that is wrong with values, given the alternatives that the buyer chose. */
export type ErrorFinder = (values: FormValues, choices: Choices) => readonly SchemaError[];

/** Finds faults by a precompiled validator. */
export function compiledErrorFinder(validate: CompiledValidator): ErrorFinder {
  return (values) => {
    if (validate(values)) return [];
    return ((validate.errors ?? []) as Complaint[]).map((complaint) => ({
      path: pathOf(complaint),
      keyword: complaint.keyword,
      format: complaint.params.format,
    }));
  };
}

/**
 * Every fault of the values, with the message that the form's JSON gives for it: by the fault that a
 * rule names, else by format, else by keyword. At most one per field: the first complaint, which
 * follows the schema. Errors of conditions as such (`if`) say nothing to a buyer.
 */
export function errorsOf(
  values: FormValues,
  complaints: readonly SchemaError[],
  messages: CompiledForm['messages'],
  fallback: string,
): FieldError[] {
  const found = new Map<string, FieldError>();
  for (const complaint of complaints) {
    if (complaint.keyword === 'if') continue;
    const path = complaint.path.join('.');
    if (found.has(path)) continue;
    const said = messagesFor(path, messages);
    const { format } = complaint;
    const value = valueAt(values, path);
    const fault = format && typeof value === 'string' ? errorOf(format, value) : undefined;
    const message =
      (fault && said[fault]) ?? (format && said[format]) ?? said[keywordOf(complaint, value)];
    found.set(path, { path, message: message ?? fallback });
  }
  return [...found.values()];
}

/** An entry of a list that holds nothing is of the wrong type for Ajv; for a buyer it is missing. */
const keywordOf = ({ keyword }: SchemaError, value: unknown) =>
  keyword === 'type' && (value === undefined || value === null) ? 'required' : keyword;

/** Messages by the field's own path, or by one with '*' for the names and numbers of entries. */
function messagesFor(path: string, messages: CompiledForm['messages']): Record<string, string> {
  const parts = path.split('.');
  const fits = (key: string) => {
    const own = key.split('.');
    return own.length === parts.length && own.every((one, at) => one === '*' || one === parts[at]);
  };
  return messages[path] ?? messages[Object.keys(messages).find(fits) ?? ''] ?? {};
}

function pathOf({ instancePath, params }: Complaint): string[] {
  const path = instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const name = params.missingProperty ?? params.propertyName;
  return name === undefined ? path : [...path, name];
}
