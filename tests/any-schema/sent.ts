import { afterEach, beforeEach, vi } from 'vitest';
import { actions } from '../../src/checkout/generated/actions.ts';
import type { FormValues } from '../../src/checkout/form/form-values.ts';

/** The values that forms sent, in the order of the attempts. */
export const sent: FormValues[] = [];

/** Lets forms send to the list above; called once by each file of tests. */
export function catchSentForms(): void {
  beforeEach(() => {
    sent.length = 0;
    vi.spyOn(actions.createLead, 'run').mockImplementation(({ values }) => {
      sent.push(JSON.parse(JSON.stringify(values)));
      return Promise.resolve({ kind: 'shown' });
    });
  });
  afterEach(() => void vi.restoreAllMocks());
}
