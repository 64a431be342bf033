import { expect, type Locator } from '@playwright/test';

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
