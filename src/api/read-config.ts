import { objectAt, ShapeError, textAt } from './answer-shape.ts';
import { readAnswer } from './read-answer.ts';

/** Answer of the config call for a product (section 3). Brand JSON fills in missing values. */
export interface ProductConfig {
  /** A list of flows, unchecked: the flow that a visit takes is found among what is usable of it (D-172). */
  flows: unknown;
  /** Container id of the tag manager. */
  gtm?: string;
  title?: string;
  /** Brand and mode joined by a dollar sign. */
  designSystemId?: string;
  hasAddressForm?: boolean;
}

/** @throws {ApiError} of kind 'unreadable' when the answer has no `checkoutFlow`, and so is no config. */
export function readConfig(answer: unknown): ProductConfig {
  return readAnswer('getProductConfig', answer, (fields) => {
    const checkoutFlow = objectAt(fields, 'checkoutFlow');
    if (!checkoutFlow) throw new ShapeError('checkoutFlow is missing');
    const { hasAddressForm } = fields;
    return {
      flows: checkoutFlow.flows,
      gtm: textAt(fields, 'gtm') ?? textAt(objectAt(fields, 'gtm') ?? {}, 'id'),
      title: textAt(fields, 'title'),
      designSystemId: textAt(fields, 'designSystemId'),
      hasAddressForm: typeof hasAddressForm === 'boolean' ? hasAddressForm : undefined,
    };
  });
}
