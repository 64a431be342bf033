import { readFile } from 'node:fs/promises';
import { ACTIONS } from '../../src/contract/actions.ts';
import { FACTS, FACT_NAMES } from '../../src/contract/facts.ts';
import { paymentMethod, PAYMENT_METHOD_KINDS } from '../../src/contract/payment-methods.ts';
import type { JsonSchema } from './json-schema.ts';
import { writeJson } from './write-formatted.ts';

const SCREEN = 'schemas/brand/screen.schema.json';
const WHEN = 'schemas/brand/when.schema.json';
const SANDBOX = 'schemas/brand/sandbox.schema.json';
const OPENAPI = 'schemas/api/openapi.json';

const read = async (file: string) => JSON.parse(await readFile(file, 'utf8'));

/** Writes the closed lists that descriptors decide into the schemas that state them. */
export async function writeSchemaEnums(): Promise<void> {
  const screen = await read(SCREEN);
  const { allOf } = screen.properties.blocks.items;
  const form = allOf.find((branch: JsonSchema) => branch.then?.title === 'form');
  form.then.properties.action.enum = Object.keys(ACTIONS);
  await writeJson(SCREEN, screen);

  const when = await read(WHEN);
  const { fact } = when.oneOf[0].properties;
  fact.description = `${FACT_NAMES.map((name) => `${name}: ${FACTS[name].doc}`).join('; ')}.`;
  fact.enum = FACT_NAMES;
  await writeJson(WHEN, when);

  const sandbox = await read(SANDBOX);
  const { paymentMethods } = sandbox.properties.plans.items.properties;
  paymentMethods.items.enum = PAYMENT_METHOD_KINDS;
  await writeJson(SANDBOX, sandbox);

  const openapi = await read(OPENAPI);
  const { PaymentMethod, InvoicePaymentMethod, PayV2Body, RenewV2Body } =
    openapi.components.schemas;
  const cards = PAYMENT_METHOD_KINDS.filter((kind) => paymentMethod(kind).hasCard);
  const types = PAYMENT_METHOD_KINDS.flatMap((kind) => paymentMethod(kind).paymentType ?? []);
  PaymentMethod.properties.type.enum = PAYMENT_METHOD_KINDS;
  for (const schema of [PaymentMethod.if, InvoicePaymentMethod])
    schema.properties.type.enum = cards;
  for (const body of [PayV2Body, RenewV2Body]) {
    // 'extended' is a flow by card, 'upgrade' an offer.
    body.properties.type.enum = ['extended', ...types, 'upgrade'];
  }
  await writeJson(OPENAPI, openapi);
}
