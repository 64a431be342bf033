import { dereference, format, validate } from '@cfworker/json-schema';
import type { OutputUnit, Schema } from '@cfworker/json-schema';
import { formats } from '../formats.ts';
import { standardFormats } from './standard-formats.ts';

/** The draft that brands are compiled by; see src/brand/compile/compile-validators.ts. */
const DRAFT = '2019-09';

for (const [name, one] of Object.entries({ ...standardFormats, ...formats })) {
  format[name] = one instanceof RegExp ? (value) => one.test(value) : one;
}

/** Checks values by schemas that need not have been compiled. */
export interface Interpreter {
  /** Whether a value is right by a part of the schema, or by one that refers to its definitions. */
  isValid(part: Schema | boolean, value: unknown): boolean;
  /** Everything that the library has to say of a value, by the whole schema. */
  findAll(value: unknown): OutputUnit[];
  /** The schema at a place that the library names, which leads through references. */
  schemaAt(location: string): Schema;
}

/**
 * Interprets a schema: Ajv compiles to code, which a page's policy forbids in the browser. Throws
 * for a `$ref` that leads nowhere, which the check of brand files finds beforehand.
 */
export function interpreterOf(schema: object): Interpreter {
  // The library writes into what it reads.
  const root = structuredClone(schema) as Schema;
  const lookup = withShortNames(dereference(root));
  return {
    isValid: (part, value) => validate(plain(value), part, DRAFT, lookup).valid,
    findAll: (value) => validate(plain(value), root, DRAFT, lookup, false).errors,
    schemaAt: (location) =>
      segments(location).reduce<Schema>((here, key) => {
        if (key === '$recursiveRef') return root;
        return (key === '$ref' ? lookup[here.__absolute_ref__!] : here[key]) as Schema;
      }, root),
  };
}

type Lookup = ReturnType<typeof dereference>;

/**
 * Schemas by all spellings of their address: what RJSF makes up has never been read by the library,
 * so its references are relative; and an address with other letters than English ones is escaped in one
 * place and not in the other.
 */
function withShortNames(lookup: Lookup): Lookup {
  for (const [address, schema] of Object.entries(lookup)) {
    const { href, hash } = new URL(address);
    const pointer = hash || '#';
    for (const name of [href, pointer, decodeURI(pointer)]) lookup[name] = schema;
  }
  return lookup;
}

/** A value as JSON has it: what was emptied is not there. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null)) as unknown;

/** Keys that a pointer of the library consists of (RFC 6901, escaped for a URL). */
export const segments = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'));
