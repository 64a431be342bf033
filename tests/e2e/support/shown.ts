import { expect, type Locator, type Page } from '@playwright/test';
import type { Visit } from './visit.ts';

/** The numbers of a text, written as "1.188,00", "38.500" or "12". */
export function numbersIn(text: string | null): number[] {
  const written = text?.match(/\d[\d.]*(,\d+)?/g) ?? [];
  return written.map((one) => Number(one.replaceAll('.', '').replace(',', '.')));
}

/** The line above the button that pays. */
export const due = (page: Page): Locator =>
  page
    .locator('form')
    .getByRole('paragraph')
    .filter({ hasText: /^(Total: |\d+x de |Cobrança de hoje: )/ });

export interface Shown {
  /** What the buyer reads that the payment costs; of instalments also how many, and each. */
  total: number;
  count?: number;
  each?: number;
}

/** Reads the line above the button, and holds the summary to the same. */
export async function readShown({ page, payment }: Visit): Promise<Shown> {
  await payment.priced();
  await expect(due(page)).toBeVisible();
  const line = (await due(page).textContent())!;
  const numbers = numbersIn(line);
  if (!/^\d+x de /.test(line)) {
    const [total] = numbers;
    expect(numbersIn(await payment.summary.textContent())).toContain(total);
    return { total: total! };
  }
  const [count, each, total] = numbers;
  await expect(payment.summary).toContainText(line.match(/total (\S+\s\S+)/)![1]!);
  await expect(page.getByRole('status').filter({ hasText: line })).toBeVisible();
  return { total: total!, count, each };
}
