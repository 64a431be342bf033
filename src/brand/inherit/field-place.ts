import { isTest, type Slot } from '../compile/sub-schemas.ts';

export interface FieldPlace {
  /** '*' stands for the numbers and names of entries. */
  path: readonly string[];
  ui: readonly (string | number)[];
  isTest?: boolean;
  /** Its alternatives are drawn in place: RJSF puts the one that applies into the schema around. */
  isDependency?: boolean;
}

/** The place of a schema within another, by where RJSF looks for its uiSchema. */
export function placeWithin(place: FieldPlace, slot: Slot): FieldPlace {
  const { path, ui, isDependency } = place;
  const { keyword, key = '' } = slot;
  switch (keyword) {
    case 'properties':
      return { ...place, path: [...path, String(key)], ui: [...ui, key], isDependency: false };
    case 'items':
      return typeof key === 'number'
        ? { ...place, path: [...path, String(key)], ui: [...ui, 'items', key] }
        : { ...place, path: [...path, '*'], ui: [...ui, 'items'] };
    case 'additionalItems':
    case 'additionalProperties':
      return { ...place, path: [...path, '*'], ui: [...ui, keyword] };
    case 'patternProperties':
      return { ...place, path: [...path, '*'], ui: [...ui, 'additionalProperties'] };
    case 'oneOf':
    case 'anyOf':
      return isDependency ? place : { ...place, ui: [...ui, keyword, key] };
    case 'dependencies':
      return { ...place, isDependency: true };
    case '$defs':
    case 'definitions': {
      const reference = `#/${keyword}/${key}`;
      return { path: [reference], ui: ['ui:definitions', reference] };
    }
    default:
      return isTest(slot) ? { ...place, isTest: true } : place;
  }
}
