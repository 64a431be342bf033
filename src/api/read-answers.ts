import type { FranchiseUnit as AnsweredUnit } from '../contract/generated/api.ts';
import type { OperationId } from '../contract/generated/operations.ts';
import type { ProductConfig, Seller } from '../contract/page-data.ts';
import {
  amountAt,
  type Fields,
  needed,
  neededText,
  objectAt,
  readAnswer,
  readEach,
  readList,
  textAt,
} from './answer-shape.ts';
import { ApiError } from './api-error.ts';
import type { Plan } from './read-product.ts';

// Every reader throws an ApiError of kind 'unreadable' for an answer without its main content.

export const readLead = (answer: unknown): { leadId: string } =>
  readAnswer('createLead', answer, (fields) => ({ leadId: neededText(fields, 'leadId', 'id') }));

/** The answer may also be the bare code. */
export function readPlanProduct(answer: unknown): string {
  const given = typeof answer === 'string' ? { productCode: answer } : answer;
  return readAnswer('getPlanProduct', given, (fields) => neededText(fields, 'productCode', 'code'));
}

export const readSeller = (answer: unknown): Seller =>
  readAnswer('getSeller', answer, (fields) => ({
    name: textAt(fields, 'name'),
    isLiveEnabled: fields.isLiveEnabled === true,
    account: textAt(fields, 'account'),
  }));

/** Its flows stay unchecked, for a visit looks for what is usable of them. */
export const readConfig = (answer: unknown): ProductConfig =>
  readAnswer('getProductConfig', answer, ({ hasAddressForm, ...fields }) => ({
    flows: needed(objectAt(fields, 'checkoutFlow'), 'checkoutFlow').flows,
    gtm: textAt(fields, 'gtm') ?? textAt(objectAt(fields, 'gtm') ?? {}, 'id'),
    title: textAt(fields, 'title'),
    designSystemId: textAt(fields, 'designSystemId'),
    hasAddressForm: typeof hasAddressForm === 'boolean' ? hasAddressForm : undefined,
  }));

export type Contract = { url: string } | { text: string };

export function readContract(answer: unknown): Contract {
  const plain = typeof answer === 'string' ? answer.trim() : '';
  const given = /^https?:\/\/\S+$/.test(plain) ? { url: plain } : { text: plain };
  return readAnswer('getContract', plain ? given : answer, (fields) => {
    const url = textAt(fields, 'url', 'link', 'contractUrl');
    return url === undefined ? { text: neededText(fields, 'text', 'content') } : { url };
  });
}

export type FranchiseUnit = Pick<AnsweredUnit, 'salesforceId' | 'name'>;

const namesReader =
  (id: OperationId, name: string, textName: string) =>
  (answer: unknown): string[] => [
    ...new Set(readList(id, answer, { name, textName }, (one) => neededText(one, textName))),
  ];

export const readRegions = namesReader('getFranchiseRegions', 'regions', 'region');

export const readCities = namesReader('getFranchiseCities', 'cities', 'city');

export const readUnits = (answer: unknown): FranchiseUnit[] =>
  readList('getFranchiseUnits', answer, { name: 'units' }, (fields) => ({
    salesforceId: neededText(fields, 'salesforceId'),
    name: neededText(fields, 'name'),
  }));

export type Ticket = Pick<Plan, 'id' | 'name' | 'amount'>;

/** A batch without a plan or a price is left out and given to `report`. */
export function readTickets(answer: unknown, report: (error: ApiError) => void): Ticket[] {
  const items = readList('getTickets', answer, { name: 'tickets' }, (fields) => fields);
  const read = (fields: Fields): Ticket => ({
    id: neededText(fields, 'planId', 'plan', 'id'),
    name: textAt(fields, 'name'),
    amount: needed(amountAt(fields, 'amount'), 'ticket amount'),
  });
  return readEach('tickets', items, read, (reason) =>
    report(new ApiError('getTickets', { kind: 'unreadable', reason })),
  );
}
