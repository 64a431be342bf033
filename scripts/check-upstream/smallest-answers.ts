import type { JsonSchema } from '../../src/contract/openapi-document.ts';
import { calls, schemas } from './documented.ts';

/** The one flow without which a config changes nothing: the document requires no step of a flow. */
const FLOW = {
  id: 'default',
  steps: [
    { id: 'lead', templateId: 'lead', defaultNextStepId: 'payment' },
    { id: 'payment', templateId: 'payment', defaultNextStepId: 'success' },
    { id: 'success', templateId: 'success' },
  ],
};

/** The required parts of a schema, with its own examples; the whole example where nothing is required. */
function smallest(written: JsonSchema): unknown {
  const name = typeof written.$ref === 'string' ? written.$ref.split('/').at(-1)! : '';
  if (name === 'ConfigFlow') return FLOW;
  const { type, items, properties = {}, required, examples } = schemas[name] ?? written;
  if (type === 'array' && items) return [smallest(items as JsonSchema)];
  if (!required) return (examples as unknown[])[0];
  return Object.fromEntries(required.map((field) => [field, smallest(properties[field]!)]));
}

/** The calls of the OpenAPI document, each with the smallest answer that sells; undefined for an empty one. */
export const SMALLEST_ANSWERS = calls.map((call) => ({
  ...call,
  smallest: call.answer && smallest({ $ref: `#/components/schemas/${call.answer}` }),
}));
