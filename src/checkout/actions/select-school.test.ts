import { expect, test } from 'vitest';
import { brandWith } from '../../../tests/drawing/brands.ts';
import { aTab, LEAD } from '../../../tests/drawing/buyer.ts';
import { aCheckout } from '../../../tests/drawing/checkout.ts';
import { selectSchool } from './select-school.ts';

function choosing(answer?: unknown, hasLead = true) {
  const tab = aTab();
  if (hasLead) tab.visit.keepLead(LEAD, 'L1');
  const checkout = aCheckout(brandWith(), { ...tab, answers: { updateLead: answer } });
  const values = { region: 'Sul', city: 'Curitiba', relationAccount: 'S1' };
  const outcome = selectSchool({ checkout, values, plan: async () => undefined });
  return { checkout, outcome };
}

test('[CALL-19] [ENTITY-42] the school goes out as the lead’s account, and nothing else does', async () => {
  const { checkout, outcome } = choosing();
  expect(await outcome).toEqual({ kind: 'continue' });
  const body = { relationAccount: 'S1', business: 'other' };
  expect(checkout.client.calls).toEqual([
    { operationId: 'updateLead', path: { leadId: 'L1' }, body: expect.objectContaining(body) },
  ]);
});
