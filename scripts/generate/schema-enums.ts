import { readFile } from 'node:fs/promises';
import { ACTIONS } from '../../src/contract/actions.ts';
import { FACTS, FACT_NAMES } from '../../src/contract/facts.ts';
import {
  paymentMethod,
  PAYMENT_METHOD_KINDS,
  type PaymentMethodKind,
} from '../../src/contract/payment-methods.ts';
import { writeFormatted } from './read-descriptors.ts';

/** Keywords that descriptors decide: a file, the place in it, and what is written there. */
interface Derived {
  file: string;
  /** Keys and indexes that lead to the schema; a function finds an entry of a list. */
  path: (string | ((entry: Json) => boolean))[];
  keywords: Record<string, unknown>;
}

type Json = { [key: string]: Json };

const kinds = PAYMENT_METHOD_KINDS;
const cards = kinds.filter((kind) => paymentMethod(kind).hasCard);
const typesOfPayments = kinds.flatMap(
  (kind: PaymentMethodKind) => paymentMethod(kind).paymentType ?? [],
);
const isForm = (branch: Json) => String(branch.if?.properties?.block?.const) === 'form';
const openapi = (schema: string, ...path: string[]) => ({
  file: 'schemas/api/openapi.json',
  path: ['components', 'schemas', schema, ...path],
});

const DERIVED: readonly Derived[] = [
  {
    file: 'schemas/brand/screen.schema.json',
    path: ['properties', 'blocks', 'items', 'allOf', isForm, 'then', 'properties', 'action'],
    keywords: { enum: Object.keys(ACTIONS) },
  },
  {
    file: 'schemas/brand/when.schema.json',
    path: ['oneOf', '0', 'properties', 'fact'],
    keywords: {
      description: `${FACT_NAMES.map((name) => `${name}: ${FACTS[name].doc}`).join('; ')}.`,
      enum: FACT_NAMES,
    },
  },
  {
    file: 'schemas/brand/sandbox.schema.json',
    path: ['properties', 'plans', 'items', 'properties', 'paymentMethods', 'items'],
    keywords: { enum: kinds },
  },
  { ...openapi('PaymentMethod', 'properties', 'type'), keywords: { enum: kinds } },
  { ...openapi('PaymentMethod', 'if', 'properties', 'type'), keywords: { enum: cards } },
  { ...openapi('InvoicePaymentMethod', 'properties', 'type'), keywords: { enum: cards } },
  ...['PayV2Body', 'RenewV2Body'].map((body) => ({
    ...openapi(body, 'properties', 'type'),
    // 'extended' is a flow by card, 'upgrade' an offer.
    keywords: { enum: ['extended', ...typesOfPayments, 'upgrade'] },
  })),
];

/** @throws {Error} where the file has no such place. */
function schemaAt(document: Json, { file, path }: Derived): Json {
  return path.reduce<Json>((schema, step) => {
    const next = typeof step === 'string' ? schema[step] : Object.values(schema).find(step);
    if (!next) throw new Error(`${file} has no schema at ${path.map(String).join('/')}.`);
    return next;
  }, document);
}

/** Writes the closed lists that descriptors decide into the schemas that state them. */
export async function writeSchemaEnums(): Promise<void> {
  const documents = new Map<string, Json>();
  for (const derived of DERIVED) {
    const { file, keywords } = derived;
    const document = documents.get(file) ?? JSON.parse(await readFile(file, 'utf8'));
    Object.assign(schemaAt(document, derived), keywords);
    documents.set(file, document);
  }
  for (const [file, document] of documents) {
    await writeFormatted(file, JSON.stringify(document, null, 2));
  }
}
