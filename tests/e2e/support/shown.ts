import { expect, type Locator, type Page } from '@playwright/test';
import type { SandboxState } from '../../../src/sandbox/sandbox-state.ts';
import type { Visit } from './visit.ts';

/** The numbers of a text, written as "1.188,00", "38.500" or "12". */
function numbersIn(text: string | null): number[] {
  const written = text?.match(/\d[\d.]*(,\d+)?/g) ?? [];
  return written.map((one) => Number(one.replaceAll('.', '').replace(',', '.')));
}

/** The words of the summary about how the price is charged, opened or not; a price in points has none. */
const due = (page: Page): Locator => page.locator('section[aria-busy] p[role=status]');

export interface Shown {
  /** What the buyer reads that the payment costs; of instalments also how many, and each. */
  total: number;
  count?: number;
  each?: number;
}

/** Reads what is charged, and holds the parts of the price and the folded summary to the same. */
export async function readShown({ page, payment }: Visit): Promise<Shown> {
  await payment.priced();
  const { summary } = payment;
  const [total] = numbersIn(await summary.locator('button strong').textContent());
  if ((await due(page).count()) === 0) return { total: total! };
  const parts = (await summary.locator('dd').allTextContents()).map(
    (text) => numbersIn(text)[0]! * (text.startsWith('-') ? -1 : 1),
  );
  const cents = parts.reduce((sum, part) => sum + Math.round(part * 100), 0);
  expect(cents).toBe(Math.round(total! * 100));
  const line = (await due(page).textContent())!;
  const numbers = numbersIn(line);
  if (!/^\d+x de /.test(line)) {
    expect(numbers[0]).toBe(total);
    return { total: total! };
  }
  const [count, each, sum] = numbers;
  expect(sum).toBe(total);
  return { total: total!, count, each };
}

/** The part of a payment's body that says what is charged. */
export const bodyOf = ({ total, count = 1 }: Shown) => ({
  amount: total,
  paymentMethods: [{ amount: total, installments: count }],
});

/** The sums of the charges that the upstream booked, oldest first. */
export const booked = ({ charges }: SandboxState) => charges.map(({ amount }) => amount);

/** A sum as screens write it. */
export const written = (sum: number) =>
  sum.toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
