import { expect, test } from 'vitest';
import { brandWith } from '../../../tests/drawing/brands.ts';
import { aTab, LEAD } from '../../../tests/drawing/buyer.ts';
import { aCheckout } from '../../../tests/drawing/checkout.ts';
import { selectSchool } from './enrich-lead.ts';

test('[CALL-19] [ENTITY-42] the school goes out as the lead’s account, and nothing else does', async () => {
  const tab = aTab();
  tab.visit.keepLead(LEAD, 'L1');
  const checkout = aCheckout(brandWith(), { ...tab, answers: { updateLead: undefined } });
  const values = { region: 'Sul', city: 'Curitiba', relationAccount: 'S1' };
  const outcome = await selectSchool({ checkout, values, plan: async () => undefined });
  expect(outcome).toEqual({ kind: 'continue' });
  const body = { relationAccount: 'S1', business: 'other' };
  expect(checkout.client.calls).toEqual([
    { operationId: 'updateLead', path: { leadId: 'L1' }, body: expect.objectContaining(body) },
  ]);
});
