import { LRUCache } from 'lru-cache';
import type {
  ContractBody,
  CreateLeadBody,
  RefererBody,
  UpdateLeadBody,
} from '../contract/generated/api.ts';
import type { OperationId } from '../contract/generated/operations.ts';
import { maskCard } from './charges/mask-card.ts';
import type { InjectedFailure, FailureKind } from './failures/failure.ts';
import type { SandboxAnswer } from './sandbox-answer.ts';
import type { Outcome } from './scenarios.ts';

interface Dated {
  /** ISO 8601. */
  at: string;
}

export interface RequestRecord extends Dated {
  method: string;
  address: string;
  operationId?: OperationId;
  /** Those that the contract speaks of, and the request's id; by lower-case name. */
  headers: Record<string, string>;
  /** Card number and CVV masked. */
  body?: unknown;
  fault?: FailureKind;
  /** Missing until answered, and for ever where the answer was lost. */
  status?: number;
  message?: string;
}

export type LeadRecord = { leadId: string } & CreateLeadBody & UpdateLeadBody;

/** The sale of a request that moves money, as far as its call describes it. */
export interface SaleRecord {
  call: OperationId;
  key: string;
  email?: string;
  productCode: string;
  planId?: string;
  amount?: number;
  method: string;
  /** The invoice that is paid, the subscription that is renewed. */
  resourceId?: string;
}

/** One request to move money that honoured the contract, charged or not. */
export interface PaymentRecord extends SaleRecord, Dated {
  result:
    | 'approved'
    | 'pending'
    | 'replayed'
    /** Its key belongs to another sale, in strict mode. */
    | 'mismatch'
    | Extract<Outcome, 'refused' | 'lostAnswer' | 'noToken'>;
}

export interface ChargeRecord extends SaleRecord {
  id: string;
  status: 'paid' | 'pending';
}

export interface SmsRecord extends Dated {
  leadId: string;
  email: string;
  phone: string;
  code: string;
}

/** A buyer's answer to the question where they come from; the e-mail is unknown where a renewal was paid. */
type RefererRecord = Dated & RefererBody & { subscription: string; email?: string };

type ContractRecord = Dated &
  Pick<ContractBody, 'planId' | 'email' | 'leadId'> & { productCode: string };

/** Whether a used key takes another sale: its first answer comes again (`replaying`), or 422 (`strict`). */
export interface KeyModeRule {
  mode: 'replaying' | 'strict';
  /** Only requests in whose address, Referer or body this text stands. */
  match?: string;
}

export const MAX_RECORDS = 1000;

export const emptyMemory = () => ({
  /** The state of a running sandbox; every list oldest first, and no longer than `MAX_RECORDS`. */
  state: {
    requests: [] as RequestRecord[],
    leads: [] as LeadRecord[],
    sms: [] as SmsRecord[],
    payments: [] as PaymentRecord[],
    charges: [] as ChargeRecord[],
    contracts: [] as ContractRecord[],
    referers: [] as RefererRecord[],
    faults: [] as InjectedFailure[],
    /** Of these the latest that matches decides; without any `replaying` holds. */
    keyModes: [] as KeyModeRule[],
  },
  /** By Idempotency-Key; the one that was used longest ago is forgotten, as real upstreams forget after a day. */
  answers: new LRUCache<string, { sale: SaleRecord; answer: SandboxAnswer }>({ max: MAX_RECORDS }),
  /** The last number that was given in a list; none is given twice. */
  counts: new Map<string, number>(),
});

export type Memory = ReturnType<typeof emptyMemory>;
export type SandboxState = Memory['state'];

export function forgetAll({ state, answers, counts }: Memory): void {
  for (const list of Object.values(state)) list.length = 0;
  answers.clear();
  counts.clear();
}

/** Adds to a list that ends; its oldest entry goes, for a sandbox may run for days. */
export function addCapped<Kind>(list: Kind[], entry: Kind): void {
  list.push(entry);
  if (list.length > MAX_RECORDS) list.shift();
}

/** Keeps a record with its cards masked, and returns what is kept. */
export function keep<Kind extends object>(list: Kind[], record: Kind): Kind {
  const kept = maskCard(record);
  addCapped(list, kept);
  return kept;
}

export const note = <Kind extends Dated>(list: Kind[], record: Omit<Kind, 'at'>): Kind =>
  keep(list, { at: new Date().toISOString(), ...record } as Kind);

/** The number of the next record of a list: 1, 2, 3 …, also where older records are gone. */
export function nextNumber({ state, counts }: Memory, name: keyof SandboxState): number {
  const number = Math.max(counts.get(name) ?? 0, state[name].length) + 1;
  counts.set(name, number);
  return number;
}
