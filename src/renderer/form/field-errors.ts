import type { FieldError, FormValues } from '../../checkout/form/form-store.ts';
import { valueAt } from '../../checkout/form/form-store.ts';
import type { CompiledForm, CompiledValidator } from '../../contract/compiled-brand.ts';
import { errorOf } from '../../rules/formats.ts';
import type { SchemaError } from '../../rules/json-schema/schema-error.ts';

/** An Ajv error, as a compiled validator reports it. */
interface AjvError {
  /** JSON Pointer (RFC 6901) to the value. */
  instancePath: string;
  keyword: string;
  params: { missingProperty?: string; propertyName?: string; format?: string };
}

/** Finds every error of values. */
export type ErrorFinder = (values: FormValues) => readonly SchemaError[];

/** Finds errors by a precompiled validator. */
export function compiledErrorFinder(validate: CompiledValidator): ErrorFinder {
  return (values) => {
    if (validate(values)) return [];
    return ((validate.errors ?? []) as AjvError[]).map((error) => ({
      path: errorPath(error),
      keyword: error.keyword,
      format: error.params.format,
    }));
  };
}

interface Wording extends Pick<CompiledForm, 'messages'> {
  /** Said where the JSON has no message. */
  fallback: string;
  /** The fields, by dotted path, whose errors are asked for; all of them by default. */
  isWanted?(path: string): boolean;
}

/**
 * Returns the errors of the values, with the message that the form's JSON gives for each: by the error
 * that a rule names, else by format, else by keyword. At most one per field: the first error, which
 * follows the schema. Errors of conditions as such (`if`) say nothing to a buyer.
 */
export function errorsOf(
  values: FormValues,
  errors: readonly SchemaError[],
  { messages, fallback, isWanted }: Wording,
): FieldError[] {
  const found = new Map<string, FieldError>();
  for (const one of errors) {
    if (one.keyword === 'if') continue;
    const path = one.path.join('.');
    if (found.has(path) || isWanted?.(path) === false) continue;
    const said = messagesFor(path, messages);
    const { format } = one;
    const value = valueAt(values, path);
    const error = format && typeof value === 'string' ? errorOf(format, value) : undefined;
    const message =
      (error && said[error]) ?? (format && said[format]) ?? messageOf(keywordOf(one, value), said);
    found.set(path, { path, message: message ?? fallback });
  }
  return [...found.values()];
}

/** A box that has to be ticked is missing before it was touched: that it has to be ticked says it, too. */
const messageOf = (keyword: string, said: Record<string, string>): string | undefined =>
  said[keyword] ?? (keyword === 'required' ? said.const : undefined);

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

function errorPath({ instancePath, params }: AjvError): string[] {
  const path = instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const name = params.missingProperty ?? params.propertyName;
  return name === undefined ? path : [...path, name];
}
