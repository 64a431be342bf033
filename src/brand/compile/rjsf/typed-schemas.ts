import { isObject } from '../../../contract/is-object.ts';
import { isTest, referencedBy, subSchemas, type JsonObject, type Slot } from '../sub-schemas.ts';
import { closingReferences } from './asked-schemas.ts';

export interface TypedSchema {
  owner: JsonObject;
  keyword: string;
  why: 'alternative' | 'circle' | 'patterns';
}

const DEPENDENCIES = ['dependencies', 'dependentSchemas'];
const CHANGING = ['if', ...DEPENDENCIES, 'patternProperties', 'additionalProperties'];

const changes = (schema: JsonObject, keyword: string): boolean => {
  const value = schema[keyword];
  if (DEPENDENCIES.includes(keyword)) return Object.values(value ?? {}).some(isObject);
  return value !== undefined && value !== false;
};

/**
 * The places of a form's schema for which `askedSchemas` cannot list all that RJSF would ask about.
 * A choice compares a value with each alternative after RJSF has resolved the conditions,
 * dependencies and named fields of the alternative by that value; of one that holds itself it resolves as
 * much as the value is deep; and a name's schema is made of all patterns that it matches.
 */
export function findTypedSchemas(root: JsonObject): TypedSchema[] {
  const closing = closingReferences(root);
  const found: TypedSchema[] = [];
  const reached = (from: JsonObject, isFollowed: (slot: Slot) => boolean) => {
    const all = new Set([from]);
    for (const schema of all) {
      const target = referencedBy(schema, root);
      if (target) all.add(target);
      for (const [part, slot] of subSchemas(schema)) if (isFollowed(slot)) all.add(part);
    }
    return [...all];
  };
  const checkAlternative = (option: JsonObject) => {
    for (const owner of reached(option, ({ keyword }) => keyword === 'allOf'))
      for (const keyword of CHANGING.filter((one) => changes(owner, one)))
        found.push({ owner, keyword, why: 'alternative' });
    const owner = reached(option, () => true).find((one) => closing.has(one));
    if (owner) found.push({ owner, keyword: '$ref', why: 'circle' });
  };
  const visit = (schema: JsonObject, around?: Slot): void => {
    if (hasCrossingPatterns(schema))
      found.push({ owner: schema, keyword: 'patternProperties', why: 'patterns' });
    for (const [part, slot] of subSchemas(schema).filter(([, one]) => !isTest(one))) {
      // Which alternative of a dependency applies is decided by one field, whose schemas are known.
      const isOfDependency = DEPENDENCIES.includes(around?.keyword ?? '');
      const isChoice = !isOfDependency && /^(one|any)Of$/.test(slot.keyword);
      if (isChoice) checkAlternative(part);
      visit(part, slot);
    }
  };
  visit(root);
  return found;
}

function hasCrossingPatterns({ patternProperties = {}, properties = {} }: JsonObject): boolean {
  const patterns = Object.keys(patternProperties ?? {});
  const isMatched = (name: string) => patterns.some((one) => new RegExp(one, 'u').test(name));
  return patterns.length > 1 || Object.keys(properties ?? {}).some(isMatched);
}
