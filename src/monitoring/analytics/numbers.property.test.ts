import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { cardNumbers } from '../../../tests/generated/cards.ts';
import { cpfs } from '../../../tests/generated/documents.ts';
import { fakeStorage } from '../../../tests/fakes/web-storage.ts';
import { createJsonStore } from '../../checkout/session/json-store.ts';
import type { AnalyticsEvent } from '../../contract/analytics.ts';
import { createAnalytics } from './analytics.ts';
import { createIdentity, identityOf } from './identity.ts';

const around = fc.stringMatching(/^[a-zçã ]{0,8}$/);
const wide = (number: string) =>
  number.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
/** A number as people write it, among words. */
const hidden = (numbers: fc.Arbitrary<string>) =>
  fc
    .tuple(around, numbers, fc.constantFrom('', ' ', '.', '-'), fc.boolean(), around)
    .map(([before, number, mark, isWide, after]) => {
      const spaced = number.replace(/(\d{3})(?=\d)/g, `$1${mark}`);
      return { number, text: `${before} ${isWide ? wide(spaced) : spaced} ${after}` };
    });
const canaries = fc.oneof(hidden(cardNumbers), hidden(cpfs));

test('no card number or CPF gets into the data layer or a storage, wherever it was written', () => {
  fc.assert(
    fc.property(canaries, fc.boolean(), ({ number, text }, isReadHere) => {
      vi.stubGlobal('window', {});
      const storage = fakeStorage();
      const store = createJsonStore(() => storage);
      const tracking = () => 'allowed' as const;
      const { add } = createAnalytics({ tracking, isReadHere, session: store, local: store });
      const item = { item_id: text, item_name: text, item_category: text, item_variant: text };
      const sold = { currency: text, coupon: text, affiliation: text, items: [item] };
      const ecommerce = { ...sold, payment_type: text, transaction_id: text };
      for (const event of ['view_item', 'begin_checkout', 'add_payment_info', 'purchase']) {
        add({ event, ecommerce } as unknown as AnalyticsEvent, `reference of ${event}`);
      }
      const lead = { leadId: 'lead-1', name: text, email: `${text}@mail.example`, phone: number };
      createIdentity()(identityOf(lead, 'BR'));
      const out = JSON.stringify([window.dataLayer, store.keys().map(store.read)]);
      expect(out).toContain('purchase');
      expect(out.normalize('NFKC').replace(/\D/g, '')).not.toContain(number.replace(/\D/g, ''));
    }),
    { numRuns: 500, seed: 20_261_122 },
  );
});
