import {
  amountAt,
  needed,
  optionalAmountAt,
  ShapeError,
  textAt,
  type Fields,
} from './answer-shape.ts';

/** One way to split an amount (section 3), in the unit of its plan. */
export interface Installment {
  id: string;
  /** The number of instalments. */
  count: number;
  value: number;
  standardValue?: number;
  tax?: number;
  /** The amount that is charged, and shown (D-136). */
  totalValue: number;
}

const MAX_COUNT = 99;
/** Room for a total whose single instalments were rounded to the cent. */
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

/**
 * The total of instalments that come without one: the price of the plan where they add up to it but for
 * rounding, else their sum, which the buyer reads off them.
 */
function totalOf(count: number, value: number, price: number): number {
  const sum = Math.round(value * count * CENTS) / CENTS;
  return Math.abs(sum - price) * CENTS <= count ? price : sum;
}

/**
 * Reads one way to split `price`, the amount of its plan.
 *
 * @throws {ShapeError} when it has no id or value, or nobody can say how many instalments it has.
 */
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
