import type { OperationId } from '../contract/generated/operations.ts';
import type { PaymentMethod } from '../contract/generated/api.ts';
import type { CheckedRequest } from './request-check.ts';
import table from './scenarios.json' with { type: 'json' };

/** The outcomes that a tester can choose, as scenarios.json describes them. */
export type Outcome =
  | 'refused'
  | 'slow'
  | 'lostAnswer'
  | 'serverError'
  | 'wall'
  | 'noToken'
  | 'faultyField'
  | 'briefPix'
  | 'otherAmount'
  | 'pixDiscount';

export interface Scenario {
  operations: OperationId[];
  /** The part of the request that carries the value; 'email' means the part before '@' or '+'. */
  where: 'card' | 'email' | 'source' | 'planId' | 'voucher';
  value: string;
  outcome: Outcome;
  description: string;
}

export const SLOW_MS = table.slowMs;
export const BRIEF_PIX_SECONDS = table.briefPixSeconds;
export const SCENARIOS = table.scenarios as Scenario[];
export const APPROVED_CARDS = table.approvedCards;

interface CardBody {
  paymentMethods?: Pick<PaymentMethod, 'card'>[];
  paymentMethod?: PaymentMethod;
  number?: string;
}

export function cardNumbersIn(body: CheckedRequest['body']): string[] {
  const { paymentMethods = [], paymentMethod, number } = body as CardBody;
  const cards = [...paymentMethods, ...(paymentMethod ? [paymentMethod] : [])];
  return [...cards.map(({ card }) => card?.number), number].filter((one) => one !== undefined);
}

const mailboxOf = (email: unknown) => String(email).toLowerCase().split(/[@+]/)[0];

const VALUES_AT: Readonly<Record<Scenario['where'], (request: CheckedRequest) => unknown[]>> = {
  card: ({ body }) => cardNumbersIn(body),
  email: ({ body }) => [mailboxOf(body.email)],
  source: ({ path }) => [path.source],
  planId: ({ query }) => [query.planId],
  voucher: ({ query }) => [query.voucher],
};

/**
 * The outcome that a request asks for by its typed values: the one way to choose a scenario. An e-mail may carry
 * a tag (`lento+2@example.com`), so that a scenario can be played for many purchases.
 */
export function outcomeFor(request: CheckedRequest): Outcome | undefined {
  return SCENARIOS.find(
    ({ operations, where, value }) =>
      operations.includes(request.operationId) && VALUES_AT[where](request).includes(value),
  )?.outcome;
}
