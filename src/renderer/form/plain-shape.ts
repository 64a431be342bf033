import { withValue, type FormValues } from '../../checkout/form/form-store.ts';
import type { EnumOption } from '../../../widgets/fields/widget-props.ts';
import type { CompiledValidator, FormGroup, FormInput } from '../../contract/compiled-brand.ts';
import { isObject } from '../../contract/is-object.ts';
import { compiledErrorFinder } from './field-errors.ts';
import type { FormShape } from './form-shape.ts';

/** The shape of a form whose fields do not depend on its values. */
export interface PlainShape extends FormShape {
  group: FormGroup;
}

/** Derives values from the description of a form's fields, and holds none. Needs neither React nor RJSF. */
export function createPlainShape(group: FormGroup, validate: CompiledValidator): PlainShape {
  return {
    group,
    complete: (values) => completed(group, values),
    shown: (values) => shownOf(group, values),
    posted: (posted) => postedOf(group, posted),
    isFree: () => true,
    labelOf: (path) => labelAt(group, path.split('.')),
    findErrors: compiledErrorFinder(validate),
  };
}

function labelAt({ fields }: FormGroup, [name, ...rest]: readonly string[]): string | undefined {
  const field = fields.find((one) => one.name === name);
  if (!field) return undefined;
  if ('fields' in field) return rest.length > 0 ? labelAt(field, rest) : field.title;
  return field.type === 'boolean' ? undefined : field.label;
}

/** The values with defaults where nothing stands, not even undefined: what was emptied stays empty. */
function completed({ fields }: FormGroup, values: FormValues): FormValues {
  let all = values;
  for (const field of fields) {
    const { name } = field;
    const value = values[name];
    const next =
      'fields' in field
        ? completedGroup(field, value, name in values)
        : completedInput(field, value, name in values);
    if (next !== value) all = { ...all, [name]: next };
  }
  return all;
}

/** A value that the list of values has no more, as after a reload, gives way to the default. */
function completedInput(field: FormInput, value: unknown, isThere: boolean): unknown {
  if (!isThere) return field.default;
  if (value === undefined || field.default === undefined) return value;
  const options = field.options?.enumOptions as readonly EnumOption[] | undefined;
  return !options || options.some((one) => one.value === value) ? value : field.default;
}

function completedGroup(group: FormGroup, value: unknown, isThere: boolean): unknown {
  if (isObject(value)) return completed(group, value);
  if (isThere) return value;
  const fresh = completed(group, {});
  return group.isRequired || Object.keys(fresh).length > 0 ? fresh : undefined;
}

function shownOf({ fields }: FormGroup, values: FormValues): FormValues {
  const shown: FormValues = {};
  for (const field of fields) {
    const value = values[field.name];
    if (!('fields' in field)) {
      if (value !== undefined) shown[field.name] = value;
    } else if (isObject(value)) {
      const own = shownOf(field, value);
      if (field.isRequired || hasAnswer(field, own)) shown[field.name] = own;
    }
  }
  return shown;
}

/** Whether a group is worth sending: it has a value, or one that is asked for and was emptied. */
const hasAnswer = ({ fields }: FormGroup, values: FormValues): boolean =>
  fields.some(({ name, isRequired }) => name in values && (isRequired || !isEmpty(values[name])));

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (isObject(value) && Object.values(value).every(isEmpty));

function postedOf(group: FormGroup, posted: Readonly<Record<string, string>>): FormValues {
  let values: FormValues = {};
  const visit = ({ fields }: FormGroup, prefix: string) => {
    for (const field of fields) {
      const path = prefix + field.name;
      const value = posted[field.name];
      if ('fields' in field) visit(field, `${path}.`);
      else if (value !== undefined && value !== '') {
        values = withValue(values, path, field.type === 'boolean' ? value !== 'false' : value);
      }
    }
  };
  visit(group, '');
  return values;
}
