// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { drawForm } from '../../../tests/drawing/draw.tsx';
import { settle } from '../../../tests/drawing/jsdom-page.ts';
import type { RegisteredAction } from '../../checkout/actions/action.ts';
import { actions } from '../../checkout/generated/actions.ts';
import { actions as paymentActions } from '../../checkout/generated/payment-actions.ts';

/** The failures that the page's dialog shows after an action threw an error. */
async function failuresAfter(name: string, action: RegisteredAction) {
  vi.spyOn(action, 'run').mockRejectedValue(new Error('unforeseen'));
  const { checkout } = drawForm({ schema: {}, action: name });
  await settle();
  fireEvent.click(screen.getByRole('button'));
  await settle();
  expect(checkout.report).toHaveBeenCalledWith(expect.any(Error), name);
  return checkout.failures.items();
}

test('an error after an invoice may have been charged never invites to try again', async () => {
  const failures = await failuresAfter('payInvoice', paymentActions.payInvoice);
  expect(failures).toEqual([expect.objectContaining({ call: 'the form', retry: undefined })]);
});

test('an error of an action that charges nothing can be retried', async () => {
  const failures = await failuresAfter('createLead', actions.createLead);
  expect(failures).toEqual([
    expect.objectContaining({ call: 'the form', retry: expect.any(Function) }),
  ]);
});
