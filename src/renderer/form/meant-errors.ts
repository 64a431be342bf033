import type { RJSFValidationError } from '@rjsf/utils';

/** The part of a form that its page shows. Paths are those of RJSF's errors. */
export interface DrawnForm {
  /** Whether there is a field at a path. */
  isDrawn(path: string): boolean;
  /** Index of the alternative that the buyer has chosen for the value at a path, if the page asks for it. */
  chosenAt(path: string): string | undefined;
}

/** Weight of an error that says which alternative a value is not meant for. */
const WRONG_KIND = 10;
const NOT_DRAWN = 100;

const isAlternative = ({ name }: RJSFValidationError) => name === 'oneOf' || name === 'anyOf';

/** Whether the value at a path of RJSF's is of another type. */
const isTypeOf =
  (path: string) =>
  ({ name, property = '' }: RJSFValidationError) =>
    name === 'type' && property === path;

/** Whether an error is about the value at a path of RJSF's ('.a.0'), or about a value within it. */
const isWithin =
  (path: string) =>
  ({ property = '' }: RJSFValidationError) =>
    path === '' || property === path || property.startsWith(`${path}.`);

/**
 * Leaves of the errors of alternatives (`oneOf`, `anyOf`) those of the one that the buyer fills in, for Ajv reports
 * the errors of all. The buyer fills in the alternative that was chosen, or whose fields are drawn; among several,
 * the alternative with the fewest errors, where a wrong constant weighs most.
 */
export function meantErrors(
  errors: readonly RJSFValidationError[],
  { isDrawn, chosenAt }: DrawnForm,
): readonly RJSFValidationError[] {
  // The innermost alternatives come first: their errors count for those around them.
  const choices = errors
    .filter(isAlternative)
    .sort((a, b) => (b.schemaPath ?? '').length - (a.schemaPath ?? '').length);
  const weightAt = (choice: string) => (error: RJSFValidationError) => {
    const isWrongKind = ['const', 'enum'].includes(error.name ?? '') || isTypeOf(choice)(error);
    return (isDrawn(error.property ?? '') ? 0 : NOT_DRAWN) + (isWrongKind ? WRONG_KIND : 1);
  };
  return choices.reduce((left, choice) => {
    const start = `${choice.schemaPath}/`;
    const property = choice.property ?? '';
    const within = left.filter(
      (error) => error.schemaPath?.startsWith(start) && isWithin(property)(error),
    );
    // A list of constants fails as a whole.
    const isList = within.every((error) => error.name === 'const' && error.property === property);
    const byOption = new Map<string, RJSFValidationError[]>();
    for (const error of within) {
      const option = error.schemaPath!.slice(start.length).split('/', 1)[0]!;
      byOption.set(option, [...(byOption.get(option) ?? []), error]);
    }
    const weights = [...byOption.values()].map((own) => ({
      own,
      weight: own.map(weightAt(property)).reduce((sum, one) => sum + one, 0),
    }));
    const [nearest] = weights.sort((a, b) => a.weight - b.weight);
    const chosen = byOption.get(chosenAt(property) ?? '');
    const meant = chosen ?? nearest?.own;
    if (!meant || isList) return left.filter((error) => !within.includes(error));
    return left.filter(
      (error) => error !== choice && (!within.includes(error) || meant.includes(error)),
    );
  }, errors);
}
