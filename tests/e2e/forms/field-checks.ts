import { expect, type Locator } from '@playwright/test';

/** A value that is wrong, and what the buyer then reads at the field. */
export type Wrong = readonly [value: string, message: string];

/** The error is part of what assistive technology says of the field itself. */
export async function expectFieldError(field: Locator, message: string): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  const text = message.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  // A help text may follow, but no other error.
  await expect(field).toHaveAccessibleDescription(new RegExp(`^${text}( |$)`));
}

export async function expectNoFieldError(field: Locator): Promise<void> {
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
}

/** Types, leaves and reads; then corrects without leaving, which takes the error away at once. */
export async function checkField(
  field: Locator,
  wrong: readonly Wrong[],
  right: readonly string[],
): Promise<void> {
  for (const [value, message] of wrong) {
    await field.fill(value);
    await field.blur();
    await expectFieldError(field, message);
  }
  for (const value of right) {
    await field.fill(value);
    await expectNoFieldError(field);
    await field.blur();
    await expectNoFieldError(field);
  }
}

/** The same message for many values. */
export const each = (message: string, ...values: string[]): Wrong[] =>
  values.map((value) => [value, message]);
