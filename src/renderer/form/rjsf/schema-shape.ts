import type { FieldPathList, RJSFSchema, SchemaUtilsType } from '@rjsf/utils';
import {
  createSchemaUtils,
  deepEquals,
  getByPath,
  schemaHasNestedConditional,
  setByPath,
  unsetByPath,
} from '@rjsf/utils';
import { cardSecretPaths, isCardSecretPath } from '../../../checkout/form/card-secrets.ts';
import { valueAt, withValue, type FormValues } from '../../../checkout/form/form-store.ts';
import type { CompiledValidator } from '../../../contract/compiled-brand.ts';
import type { FormShape } from '../form-shape.ts';
import { allProperties, postedValues } from '../posted/posted-values.ts';
import { freeTexts } from './free-texts.ts';
import { schemaValidator } from './validator.ts';

/** The shape of a form that RJSF draws from its schema. */
export interface SchemaShape extends FormShape {
  /** The schema as RJSF's fields read it. */
  schema: RJSFSchema;
  utils: SchemaUtilsType;
  /** The values after RJSF reported another value at a path: completed, without what no longer fits. */
  change(values: FormValues, path: FieldPathList, value: unknown): FormValues;
}

const isTree = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** No consent is given, and no required yes or no is answered, by anybody but the buyer (D-97, D-182). */
const BEHAVIOR = { constAsDefaults: 'never', requiredBooleanDefault: 'skip' } as const;

/** Derives values from a schema by RJSF's own rules (@rjsf/utils), and holds none. */
export function createSchemaShape(given: RJSFSchema, validate: CompiledValidator): SchemaShape {
  const { ofBranches, findErrors } = schemaValidator(given, validate);
  const utils = createSchemaUtils(ofBranches, given, BEHAVIOR);
  const schema = utils.getRootSchema();
  const free = freeTexts(schema);
  const hasInnerConditions = schemaHasNestedConditional(schema, schema);
  const complete = (values: unknown, isFirst = false) =>
    (utils.getDefaultFormState(schema, values, false, !isFirst) ?? {}) as FormValues;

  /** Takes out values that fit the branches of `before` and not those of `next`. */
  const withoutMisfits = (before: FormValues, next: FormValues): FormValues => {
    const branchesBefore = utils.retrieveSchema(schema, before);
    const seen: FormValues[] = [];
    for (let values = next; ;) {
      const branches = utils.retrieveSchema(schema, values);
      if (!hasInnerConditions && deepEquals(branches, branchesBefore)) return values;
      seen.push(values);
      const kept = utils.sanitizeDataForNewSchema(branches, branchesBefore, values) as FormValues;
      if (seen.some((one) => deepEquals(one, kept))) return kept;
      values = complete(kept);
    }
  };

  const isPlainLeaf = (values: FormValues, path: FieldPathList) => {
    const { field } = utils.findFieldInSchema(schema, path as string[], values);
    return field !== undefined && !('oneOf' in field) && !('anyOf' in field);
  };

  return {
    schema,
    utils,
    complete,
    shown: (values) => utils.omitExtraData(schema, values) as FormValues,
    posted: (posted) => postedValues(schema, posted),
    isFree: (path) => free.has(path) || isCardSecretPath(path),
    labelOf: (path) => labelAt(schema, path.split('.')),
    findErrors,
    change(before, path, value) {
      if (path.length === 0) return complete(withCardSecrets(value, before));
      const values = structuredClone(before);
      // An emptied entry of a list is null: JSON has no undefined.
      const set = value === undefined && typeof path.at(-1) === 'number' ? null : value;
      // A symbol of RJSF's own asks for a property that the buyer added to be removed.
      if (typeof value === 'symbol') unsetByPath(values, path);
      else if (!isTree(set)) setByPath(values, path, set);
      else setByPath(values, path, withCardSecrets(set, getByPath(before, path)));
      const next = complete(values);
      const changed = isTree(value) ? next : withoutMisfits(before, next);
      // A field that the buyer empties stays empty, despite its default.
      if (set === undefined && isPlainLeaf(before, path)) setByPath(changed, path, undefined);
      return changed;
    },
  };
}

function labelAt(schema: RJSFSchema, [name = '', ...rest]: readonly string[]): string | undefined {
  const { items } = schema;
  const isList = typeof items === 'object' && !Array.isArray(items);
  const field = isList ? (items as RJSFSchema) : allProperties(schema)[name];
  if (!field) return undefined;
  if (rest.length > 0) return labelAt(field, rest);
  return field.type === 'boolean' ? undefined : field.title;
}

/** A group or list with the card number and CVV of the one before it: RJSF is never given them. */
function withCardSecrets(next: unknown, before: unknown): FormValues {
  const own = (next ?? {}) as FormValues;
  if (!isTree(before)) return own;
  return cardSecretPaths(before).reduce(
    (all, path) => withValue(all, path, valueAt(before, path)),
    own,
  );
}
