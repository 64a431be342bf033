import { amountAt, needed, ShapeError, textAt, type Fields } from './answer-shape.ts';

/** One way to split an amount (section 3), in the unit of its plan. */
export interface Installment {
  id: string;
  /** The number of instalments. */
  count: number;
  value: number;
  standardValue?: number;
  tax?: number;
  /** The amount that is charged; without it, the plan's own (D-136). */
  totalValue?: number;
}

const MAX_COUNT = 99;
/** Room for a total whose single instalments were rounded to the cent. */
const ROUNDING = 0.02;

/** No field holds the number of instalments: it follows from the total. */
function countOf(id: string, value: number, totalValue: number | undefined): number {
  const ratio = totalValue === undefined ? Number.NaN : totalValue / value;
  const count = Math.round(ratio);
  if (Math.abs(ratio - count) <= ROUNDING && count >= 1 && count <= MAX_COUNT) return count;
  if (/^\d{1,2}$/.test(id) && Number(id) >= 1) return Number(id);
  throw new ShapeError('the number of instalments is unknown');
}

export function readInstallment(fields: Fields): Installment {
  const id = needed(textAt(fields, 'id'), 'installment id');
  const value = needed(amountAt(fields, 'value'), 'installment value');
  const totalValue = amountAt(fields, 'totalValue');
  return {
    id,
    count: countOf(id, value, totalValue),
    value,
    standardValue: amountAt(fields, 'standardValue'),
    tax: amountAt(fields, 'tax'),
    totalValue,
  };
}
