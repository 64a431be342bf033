import { vi } from 'vitest';
import { actions } from '../../src/checkout/generated/actions.ts';
import type { FormValues } from '../../src/checkout/form/form-store.ts';

/** The values that forms sent, in the order of the attempts. */
export const sent: FormValues[] = [];

vi.spyOn(actions.createLead, 'run').mockImplementation(({ values }) => {
  sent.push(JSON.parse(JSON.stringify(values)));
  return Promise.resolve({ kind: 'shown' });
});
