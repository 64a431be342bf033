import type { RJSFValidationError } from '@rjsf/utils';
import { idOfField } from '../../checkout/hooks/form-hooks.ts';

/** The part of a form that its page shows. Paths are those of RJSF's errors ('.a.0'). */
export interface DrawnForm {
  isDrawn(path: string): boolean;
  /** Index of the alternative that the buyer has chosen for the value at a path, if the page asks for it. */
  chosenAt(path: string): string | undefined;
}

const elementAt = (path: string, end = '') =>
  document.getElementById(idOfField(path.replace(/^\./, '')) + end);

export const ON_PAGE: DrawnForm = {
  isDrawn: (path) => elementAt(path) !== null,
  chosenAt(path) {
    const choice = elementAt(path, '__oneof_select') ?? elementAt(path, '__anyof_select');
    return choice instanceof HTMLSelectElement ? choice.value : undefined;
  },
};

/** Weight of an error that says which alternative a value is not meant for. */
const WRONG_KIND = 10;
const NOT_DRAWN = 100;

const isAt = (choice: string, path: string) =>
  choice === '' || path === choice || path.startsWith(`${choice}.`);

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
    .filter(({ name }) => name === 'oneOf' || name === 'anyOf')
    .sort((a, b) => (b.schemaPath ?? '').length - (a.schemaPath ?? '').length);
  return choices.reduce((left, choice) => {
    const { property: path = '' } = choice;
    const start = `${choice.schemaPath}/`;
    const optionOf = ({ schemaPath = '', property = '' }: RJSFValidationError) =>
      schemaPath.startsWith(start) && isAt(path, property)
        ? schemaPath.slice(start.length).split('/', 1)[0]
        : undefined;
    const within = left.filter((error) => optionOf(error) !== undefined);
    // A list of constants fails as a whole.
    if (within.every(({ name, property }) => name === 'const' && property === path)) {
      return left.filter((error) => !within.includes(error));
    }
    const weightOf = (option: string | undefined) =>
      within
        .filter((error) => optionOf(error) === option)
        .reduce((sum, { name = '', property = '' }) => {
          const isWrongKind =
            ['const', 'enum'].includes(name) || (name === 'type' && property === path);
          return sum + (isDrawn(property) ? 0 : NOT_DRAWN) + (isWrongKind ? WRONG_KIND : 1);
        }, 0);
    const options = [...new Set(within.map(optionOf))].sort((a, b) => weightOf(a) - weightOf(b));
    const chosen = chosenAt(path);
    const meant = options.includes(chosen) ? chosen : options[0];
    return left.filter((error) => error !== choice && [undefined, meant].includes(optionOf(error)));
  }, errors);
}
