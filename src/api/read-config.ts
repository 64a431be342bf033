import { objectAt, ShapeError, textAt } from './answer-shape.ts';
import { readAnswer } from './read-answer.ts';

/** Answer of the config call for a product (section 3). Brand JSON fills in missing values. */
export interface ProductConfig {
  /** At least one, unchecked: only the meta-schema of flows decides which of them are usable. */
  flows: unknown[];
  /** Container id of the tag manager. */
  gtm?: string;
  title?: string;
  /** Brand and mode joined by a dollar sign. */
  designSystemId?: string;
  hasAddressForm?: boolean;
}

/** @throws {ApiError} of kind 'unreadable' when the answer brings no flow at all. */
export function readConfig(answer: unknown): ProductConfig {
  return readAnswer('getProductConfig', answer, (fields) => {
    const flows = objectAt(fields, 'checkoutFlow')?.flows;
    if (!Array.isArray(flows) || flows.length === 0) {
      throw new ShapeError('checkoutFlow.flows is missing or empty');
    }
    const { hasAddressForm } = fields;
    return {
      flows,
      gtm: textAt(fields, 'gtm') ?? textAt(objectAt(fields, 'gtm') ?? {}, 'id'),
      title: textAt(fields, 'title'),
      designSystemId: textAt(fields, 'designSystemId'),
      hasAddressForm: typeof hasAddressForm === 'boolean' ? hasAddressForm : undefined,
    };
  });
}
