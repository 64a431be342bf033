import { ACTIONS } from '../../src/contract/actions.ts';
import { FACTS, FACT_NAMES } from '../../src/contract/facts.ts';
import { paymentMethod, PAYMENT_METHOD_KINDS } from '../../src/contract/payment-methods.ts';
import { editJson } from './write-formatted.ts';

const BRAND = 'schemas/brand';

/** Writes the closed lists that descriptors decide into the schemas that state them. */
export async function writeSchemaEnums(): Promise<void> {
  await editJson(`${BRAND}/screen.schema.json`, ({ properties }) => {
    const [form] = properties.blocks.items.allOf;
    form.then.properties.action.enum = Object.keys(ACTIONS);
  });
  await editJson(`${BRAND}/when.schema.json`, ({ oneOf }) => {
    const { fact } = oneOf[0].properties;
    fact.description = `${FACT_NAMES.map((name) => `${name}: ${FACTS[name].doc}`).join('; ')}.`;
    fact.enum = FACT_NAMES;
  });
  await editJson(`${BRAND}/sandbox.schema.json`, ({ properties }) => {
    properties.plans.items.properties.paymentMethods.items.enum = PAYMENT_METHOD_KINDS;
  });
  await editJson('schemas/api/openapi.json', ({ components: { schemas } }) => {
    const cards = PAYMENT_METHOD_KINDS.filter((kind) => paymentMethod(kind).hasCard);
    const types = PAYMENT_METHOD_KINDS.flatMap((kind) => paymentMethod(kind).paymentType ?? []);
    schemas.PaymentMethod.properties.type.enum = PAYMENT_METHOD_KINDS;
    schemas.PaymentMethod.if.properties.type.enum = cards;
    schemas.InvoicePaymentMethod.properties.type.enum = cards;
    for (const name of ['PayV2Body', 'RenewV2Body']) {
      // 'extended' is a flow by card, 'upgrade' an offer.
      schemas[name].properties.type.enum = ['extended', ...types, 'upgrade'];
    }
  });
}
