import { amountAt, needed, textAt } from './answer-shape.ts';
import { readList } from './read-answer.ts';

/** One batch of tickets (D-122); `amount` in the product's own unit. */
export interface Ticket {
  name?: string;
  amount: number;
  planId: string;
}

/** @throws {ApiError} of kind 'unreadable' without a list, or when a batch has no plan or no price. */
export function readTickets(answer: unknown): Ticket[] {
  return readList('getTickets', answer, { name: 'tickets' }, (fields) => ({
    name: textAt(fields, 'name'),
    amount: needed(amountAt(fields, 'amount'), 'ticket amount'),
    planId: needed(
      textAt(fields, 'planId') ?? textAt(fields, 'plan') ?? textAt(fields, 'id'),
      'planId',
    ),
  }));
}
