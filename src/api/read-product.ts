import type * as answered from '../contract/generated/api.ts';
import { isObject } from '../contract/is-object.ts';
import {
  paymentMethod,
  PAYMENT_METHOD_KINDS,
  type PaymentMethodKind,
} from '../contract/payment-methods.ts';
import {
  amountAt,
  listAt,
  needed,
  optionalAmountAt,
  readAnswer,
  readEach,
  ShapeError,
  textAt,
  type Fields,
  type ReportOdd,
} from './answer-shape.ts';
import { ApiError } from './api-error.ts';

export interface Installment extends Pick<answered.Installment, 'value' | 'standardValue' | 'tax'> {
  id: string;
  count: number;
  totalValue: number;
}

const MAX_COUNT = 99;
const ROUNDING = 0.02;
const CENTS = 100;

/** No field holds the number of instalments: it follows from the total. */
function countOf(id: string, value: number, totalValue: number | undefined): number {
  const ratio = totalValue === undefined ? Number.NaN : totalValue / value;
  const count = Math.round(ratio);
  if (Math.abs(ratio - count) <= ROUNDING && count >= 1 && count <= MAX_COUNT) return count;
  if (/^\d{1,2}$/.test(id) && Number(id) >= 1) return Number(id);
  throw new ShapeError('the number of instalments is unknown');
}

/** The plan's price where the instalments add up to it but for rounding, else their sum, which the buyer reads off them. */
function totalOf(count: number, value: number, price: number): number {
  const sum = Math.round(value * count * CENTS) / CENTS;
  return Math.abs(sum - price) * CENTS <= count ? price : sum;
}

/** @throws {ShapeError} when it has no id or value, or its number of instalments is unknown. */
export function readInstallment(fields: Fields, price: number): Installment {
  const id = needed(textAt(fields, 'id'), 'installment id');
  const value = needed(amountAt(fields, 'value'), 'installment value');
  const total = amountAt(fields, 'totalValue');
  const count = countOf(id, value, total);
  return {
    id,
    count,
    value,
    standardValue: optionalAmountAt(fields, 'standardValue'),
    tax: optionalAmountAt(fields, 'tax'),
    totalValue: total ?? totalOf(count, value, price),
  };
}

type PlainOfPlan = 'amount' | 'standardAmount' | 'code' | 'name' | 'currency' | 'points';

export interface Plan extends Pick<answered.Plan, PlainOfPlan> {
  id: string;
  /** 'yearly' or 'recurrency' where the upstream says it. */
  type?: string;
  installments: Installment[];
  /** Undefined (no limit) where the answer lists no method; empty where it lists only unknown methods. */
  paymentMethods?: PaymentMethodKind[];
  /** Ids under which a method sells the plan, where they are not `id`; of prices in brand.json alone. */
  planIds?: Partial<Record<PaymentMethodKind, string>>;
  /** Its price was answered without the link's voucher, so its payment names none. */
  takesNoVoucher?: true;
}

export interface Product extends Pick<answered.Product, 'productName' | 'productCode'> {
  /** Those of its plans where the product names none; missing where neither names any, which limits nothing. */
  availablePaymentMethods?: PaymentMethodKind[];
  plans: Plan[];
}

/** Known kinds only, written 'credit_card' or { type: 'creditCard' } or plainly; unknown ones cannot be offered. */
function methodsAt(fields: Fields, name: string): PaymentMethodKind[] | undefined {
  const value = fields[name];
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const plain = value.map((item: unknown) => {
    const written = isObject(item) ? textAt(item, 'type', 'name') : textAt({ item }, 'item');
    return written?.toLowerCase().replace(/[^a-z]/g, '');
  });
  return PAYMENT_METHOD_KINDS.filter((kind) =>
    [kind, ...(paymentMethod(kind).otherNames ?? [])].some((name) => plain.includes(name)),
  );
}

/** A whole number above zero; anything else sells nothing for points and is reported: it may be a price in money. */
function pointsAt({ points }: Fields, name: string, report: ReportOdd): number | undefined {
  if (Number.isSafeInteger(points) && (points as number) > 0) return points as number;
  if (points) report(`${name}.points are left out: they are not a whole number`);
  return undefined;
}

function currencyAt(fields: Fields): string | undefined {
  const code = textAt(fields, 'currency')?.toUpperCase();
  return code && /^[A-Z]{3}$/.test(code) ? code : undefined;
}

function readPlan(fields: Fields, name: string, report: ReportOdd): Plan {
  const id = needed(textAt(fields, 'id'), 'plan id');
  const amount = needed(amountAt(fields, 'amount'), 'plan amount');
  const items = listAt(fields, 'installments') ?? [];
  const split = (item: Fields) => readInstallment(item, amount);
  return {
    id,
    amount,
    standardAmount: optionalAmountAt(fields, 'standardAmount'),
    code: textAt(fields, 'code'),
    name: textAt(fields, 'name'),
    type: textAt(fields, 'type'),
    currency: currencyAt(fields),
    installments: readEach(`${name}.installments`, items, split, report),
    paymentMethods: methodsAt(fields, 'paymentMethods'),
    points: pointsAt(fields, name, report),
  };
}

/** A plan or instalment that cannot be offered is left out and reported. @throws {ApiError} without a list of plans. */
export function readProduct(
  operationId: 'getProductV1' | 'getProductV2',
  answer: unknown,
  report: (error: ApiError) => void,
): Product {
  const reportOdd: ReportOdd = (reason) =>
    report(new ApiError(operationId, { kind: 'unreadable', reason }));
  return readAnswer(operationId, answer, (fields) => {
    const items = needed(listAt(fields, 'plans'), 'plans');
    const read = (item: Fields, name: string) => readPlan(item, name, reportOdd);
    const plans = readEach('plans', items, read, reportOdd);
    const named = plans.flatMap((plan) => plan.paymentMethods ?? []);
    const lists = plans.some((plan) => plan.paymentMethods !== undefined);
    return {
      productName: textAt(fields, 'productName'),
      productCode: textAt(fields, 'productCode'),
      availablePaymentMethods:
        methodsAt(fields, 'availablePaymentMethods') ??
        (lists ? PAYMENT_METHOD_KINDS.filter((kind) => named.includes(kind)) : undefined),
      plans,
    };
  });
}
