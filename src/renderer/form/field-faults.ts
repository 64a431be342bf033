import type { FieldFault, FormValues } from '../../checkout/form-store.ts';
import { valueAt } from '../../checkout/form-store.ts';
import type { CompiledForm, CompiledValidator } from '../../contract/compiled-brand.ts';
import { faultOf } from '../../rules/formats.ts';

interface AjvError {
  instancePath: string;
  keyword: string;
  params: { missingProperty?: string; format?: string };
}

/**
 * Every fault of the values, with the message that the form's JSON gives for it: by the fault that a
 * rule names, else by format, else by keyword. At most one per field: the first that Ajv finds,
 * which follows the schema. Errors of conditions as such (`if`) say nothing to a buyer.
 */
export function faultsOf(
  values: FormValues,
  validate: CompiledValidator,
  messages: CompiledForm['messages'],
  fallback: string,
): FieldFault[] {
  if (validate(values)) return [];
  const found = new Map<string, FieldFault>();
  for (const error of (validate.errors ?? []) as AjvError[]) {
    if (error.keyword === 'if') continue;
    const path = pathOf(error);
    if (found.has(path)) continue;
    const said = messages[path] ?? {};
    const { format } = error.params;
    const value = valueAt(values, path);
    const fault = format && typeof value === 'string' ? faultOf(format, value) : undefined;
    const message =
      (fault && said[fault]) ?? (format && said[format]) ?? said[error.keyword] ?? fallback;
    found.set(path, { path, message });
  }
  return [...found.values()];
}

function pathOf({ instancePath, params }: AjvError): string {
  const path = instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  return [...path, ...(params.missingProperty ? [params.missingProperty] : [])].join('.');
}
