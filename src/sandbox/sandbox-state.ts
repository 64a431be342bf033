import type { CreateLeadBody, UpdateLeadBody } from '../contract/generated/api.ts';
import type { OperationId } from '../contract/generated/operations.ts';
import type { InjectedFailure, FailureKind } from './failures/failure.ts';
import type { Outcome } from './scenarios.ts';

export interface SandboxAnswer {
  status: number;
  /** Sent as JSON; an answer without one is empty. */
  body?: unknown;
}

export interface RequestRecord {
  /** ISO 8601. */
  at: string;
  method: string;
  /** Path and query as they arrived. */
  address: string;
  operationId?: OperationId;
  /** Those that the contract speaks of, by lower-case name. */
  headers: Record<string, string>;
  /** Card number and CVV masked. */
  body?: unknown;
  /** The failure that it met. */
  fault?: FailureKind;
  /** Missing until answered, and for ever where the answer was lost. */
  status?: number;
  /** Why the request was turned down. */
  message?: string;
}

export type LeadRecord = { leadId: string } & CreateLeadBody & UpdateLeadBody;

/** The sale of a request that moves money, as far as its call describes it. */
export interface SaleRecord {
  /** Its Idempotency-Key. */
  key: string;
  email?: string;
  productCode: string;
  planId?: string;
  amount?: number;
  method: string;
  /** The invoice that is paid, the subscription that is renewed. */
  resourceId?: string;
}

/** One request to move money that honoured the contract, whatever became of it. */
export interface PaymentRecord extends SaleRecord {
  at: string;
  result:
    'approved' | 'pending' | 'replayed' | Extract<Outcome, 'refused' | 'lostAnswer' | 'noToken'>;
}

/** Money that moved, or waits for the buyer's bank. */
export interface ChargeRecord extends SaleRecord {
  id: string;
  status: 'paid' | 'pending';
}

/** A code that a buyer's phone would have received. */
export interface SmsRecord {
  /** ISO 8601. */
  at: string;
  leadId: string;
  email: string;
  phone: string;
  /** The sandbox takes any other six digits as well, but for 000000. */
  code: string;
}

/** A buyer's answer to the question where they come from. */
export interface RefererRecord {
  /** ISO 8601. */
  at: string;
  subscription: string;
  /** Unknown where a renewal was paid. */
  email?: string;
  referer: string;
  product: string;
}

/** A contract that was made. */
export interface ContractRecord {
  /** ISO 8601. */
  at: string;
  productCode: string;
  planId: string;
  email: string;
  leadId?: string;
}

/** The state of a running sandbox; every list oldest first. */
export interface SandboxState {
  requests: RequestRecord[];
  leads: LeadRecord[];
  sms: SmsRecord[];
  payments: PaymentRecord[];
  charges: ChargeRecord[];
  contracts: ContractRecord[];
  referers: RefererRecord[];
  /** Those that wait for requests. */
  faults: InjectedFailure[];
}

export interface Memory {
  state: SandboxState;
  /** The answer to each payment, by its Idempotency-Key. */
  answers: Map<string, SandboxAnswer>;
}

const MAX_REQUESTS = 1000;

export function emptyMemory(): Memory {
  return {
    state: {
      requests: [],
      leads: [],
      sms: [],
      payments: [],
      charges: [],
      contracts: [],
      referers: [],
      faults: [],
    },
    answers: new Map(),
  };
}

export function forgetAll({ state, answers }: Memory): void {
  for (const list of Object.values(state)) list.length = 0;
  answers.clear();
}

/** Keeps the latest requests; a sandbox may run for days. */
export function remember({ state }: Memory, request: RequestRecord): void {
  state.requests.push(request);
  if (state.requests.length > MAX_REQUESTS) state.requests.shift();
}
