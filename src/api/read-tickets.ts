import { amountAt, needed, readEach, textAt } from './answer-shape.ts';
import { ApiError } from './api-error.ts';
import { readList } from './read-answer.ts';

/** One batch of tickets (D-122); `amount` in the product's own unit. */
export interface Ticket {
  /** Plan id. */
  id: string;
  name?: string;
  amount: number;
}

/**
 * Reads the batches of an event. One without a plan or a price is left out and given to `report`.
 *
 * @throws {ApiError} of kind 'unreadable' without a list.
 */
export function readTickets(answer: unknown, report: (error: ApiError) => void): Ticket[] {
  const items = readList('getTickets', answer, { name: 'tickets' }, (fields) => fields);
  return readEach<Ticket>(
    'tickets',
    items,
    (fields) => ({
      id: needed(
        textAt(fields, 'planId') ?? textAt(fields, 'plan') ?? textAt(fields, 'id'),
        'planId',
      ),
      name: textAt(fields, 'name'),
      amount: needed(amountAt(fields, 'amount'), 'ticket amount'),
    }),
    (reason) => report(new ApiError('getTickets', { kind: 'unreadable', reason })),
  );
}
