import {
  fault,
  isObject,
  isSame,
  type SchemaFault,
  type SchemaObject,
  type SchemaScope,
} from './schema.ts';

/** Keywords that look at a value by itself. */
export function checkPlain(
  schema: SchemaObject,
  value: unknown,
  at: string,
  { formats }: SchemaScope,
): SchemaFault[] {
  const wrong: [keyword: string, isWrong: boolean | undefined][] = [
    ['type', !hasType(schema, value)],
    ['enum', schema.enum && !schema.enum.some((one) => isSame(one, value))],
    ['const', 'const' in schema && !isSame(schema.const, value)],
    ...(typeof value === 'number' ? checkNumber(schema, value) : []),
    ...(typeof value === 'string' ? checkText(schema, value) : []),
  ];
  const faults = wrong.filter(([, isWrong]) => isWrong).map(([keyword]) => fault(at, keyword));
  if (typeof value !== 'string' || schema.format === undefined) return faults;
  const rule = formats[schema.format];
  const isRight = !rule || (rule instanceof RegExp ? rule.test(value) : rule(value));
  return isRight ? faults : [...faults, fault(at, 'format', { format: schema.format })];
}

function hasType({ type, nullable }: SchemaObject, value: unknown): boolean {
  if (type === undefined || (nullable && value === null)) return true;
  return [type].flat().some((one) => isOfType(one, value));
}

function isOfType(type: string, value: unknown): boolean {
  switch (type) {
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isObject(value);
    case 'integer':
      return Number.isInteger(value);
    default:
      return typeof value === type;
  }
}

function checkNumber(schema: SchemaObject, value: number): [string, boolean | undefined][] {
  const { multipleOf, minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
  return [
    ['minimum', minimum !== undefined && value < minimum],
    ['maximum', maximum !== undefined && value > maximum],
    ['exclusiveMinimum', exclusiveMinimum !== undefined && value <= exclusiveMinimum],
    ['exclusiveMaximum', exclusiveMaximum !== undefined && value >= exclusiveMaximum],
    ['multipleOf', multipleOf !== undefined && !Number.isInteger(value / multipleOf)],
  ];
}

function checkText(schema: SchemaObject, value: string): [string, boolean | undefined][] {
  const { minLength, maxLength, pattern } = schema;
  const { length } = [...value];
  return [
    ['maxLength', maxLength !== undefined && length > maxLength],
    ['minLength', minLength !== undefined && length < minLength],
    ['pattern', pattern !== undefined && !new RegExp(pattern, 'u').test(value)],
  ];
}
