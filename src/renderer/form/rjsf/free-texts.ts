/** Keywords of a schema by which some fields decide on others. */
const CONDITIONS = ['if', 'dependencies', 'dependentSchemas', 'oneOf', 'anyOf'];

type SchemaNode = Record<string, unknown>;
const isSchemaNode = (value: unknown): value is SchemaNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Dotted paths of the texts that nothing else in the form depends on, so that typing one changes no
 * other field. None at all where a condition asks for anything but properties by name, nor in a group
 * to which a buyer may add: it reports its values as a whole, as they were last drawn.
 */
export function freeTexts(schema: object): ReadonlySet<string> {
  const free = new Set<string>();
  const asked = namesInConditions(schema);
  const visit = (part: unknown, path: string[]) => {
    if (!isSchemaNode(part) || !isSchemaNode(part.properties)) return;
    if (part.additionalProperties || part.patternProperties) return;
    for (const [name, property] of Object.entries(part.properties)) {
      const here = [...path, name];
      if (!isSchemaNode(property) || name.includes('.') || asked?.has(name) !== false) continue;
      if (property.type === 'string') free.add(here.join('.'));
      else visit(property, here);
    }
  };
  visit(schema, []);
  return free;
}

/** Names of the properties that conditions ask for; undefined where names alone do not decide. */
function namesInConditions(schema: object): Set<string> | undefined {
  const names = new Set<string>();
  let isPlain = true;
  const visit = (value: unknown, isAsking: boolean) => {
    if (Array.isArray(value)) return value.forEach((one) => visit(one, isAsking));
    if (!isSchemaNode(value)) return;
    for (const [key, inner] of Object.entries(value)) {
      if (key === '$ref' || key === 'oneOf' || key === 'anyOf') isPlain = false;
      if (key === 'dependencies' || key === 'dependentSchemas') {
        Object.keys(inner as object).forEach((name) => names.add(name));
      }
      if (isAsking && key === 'required') (inner as string[]).forEach((name) => names.add(name));
      if (key === 'properties' && isSchemaNode(inner)) {
        for (const [name, property] of Object.entries(inner)) {
          if (isAsking) names.add(name);
          visit(property, isAsking);
        }
      } else visit(inner, isAsking || CONDITIONS.includes(key));
    }
  };
  visit(schema, false);
  return isPlain ? names : undefined;
}
