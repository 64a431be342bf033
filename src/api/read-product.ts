import type * as answered from '../contract/generated/api.ts';
import { isObject } from '../contract/is-object.ts';
import {
  paymentMethod,
  PAYMENT_METHOD_KINDS,
  type PaymentMethodKind,
} from '../contract/payment-methods.ts';
import { roundTo, type MoneyUnit } from '../rules/money.ts';
import {
  amountAt,
  listAt,
  needed,
  neededText,
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

/** Whether so many instalments cost this much, but for the rounding of each one to the cent. */
const addsUp = (count: number, value: number, total: number, unit?: MoneyUnit): boolean =>
  Math.abs(Math.round((count * value - total) * (unit === 'minor' ? 1 : 100))) <= count;

/** No field holds the number of instalments: it follows from the total. */
function countOf(id: string, value: number, total?: number, unit?: MoneyUnit): number {
  const count = Math.round(total === undefined ? Number(id) : total / value);
  const isKnown = total === undefined ? /^\d{1,2}$/.test(id) : addsUp(count, value, total, unit);
  if (isKnown && count >= 1 && count <= MAX_COUNT) return count;
  throw new ShapeError('the number of instalments is unknown');
}

/** @throws {ShapeError} when it has no id or value, or its number of instalments is unknown. */
export function readInstallment(fields: Fields, price: number, unit?: MoneyUnit): Installment {
  const id = neededText(fields, 'id');
  const value = needed(amountAt(fields, 'value', unit), 'value');
  if (value === 0 && price > 0) throw new ShapeError('its value is 0');
  // No total is 0: it was not filled in.
  const given = amountAt(fields, 'totalValue', unit) || undefined;
  const count = countOf(id, value, given, unit);
  // The plan's price where the instalments add up to it, else their sum, which the buyer reads off them.
  const total = addsUp(count, value, price, unit) ? price : roundTo(2, count * value);
  return {
    id,
    count,
    value,
    standardValue: optionalAmountAt(fields, 'standardValue', unit),
    tax: optionalAmountAt(fields, 'tax', unit),
    totalValue: given ?? total,
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

function readPlan(fields: Fields, name: string, report: ReportOdd, unit?: MoneyUnit): Plan {
  const id = neededText(fields, 'id');
  const amount = needed(amountAt(fields, 'amount', unit), 'amount');
  const items = listAt(fields, 'installments') ?? [];
  const split = (item: Fields) => readInstallment(item, amount, unit);
  return {
    id,
    amount,
    standardAmount: optionalAmountAt(fields, 'standardAmount', unit),
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
  unit?: MoneyUnit,
): Product {
  const reportOdd: ReportOdd = (reason) =>
    report(new ApiError(operationId, { kind: 'unreadable', reason }));
  return readAnswer(operationId, answer, (fields) => {
    const items = needed(listAt(fields, 'plans'), 'plans');
    const read = (item: Fields, name: string) => readPlan(item, name, reportOdd, unit);
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
