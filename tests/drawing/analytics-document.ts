import { afterEach, vi, type Mock } from 'vitest';
import { plainBrand } from './plain-brand.ts';
import { A_PLAN } from './buyer.ts';
import { aCheckout } from './checkout.ts';
import { chargeOnce } from '../../src/checkout/actions/charge-once.ts';
import type { Requested } from '../../src/checkout/payment/purchase-identity.ts';
import type { Sale } from '../../src/checkout/checkout.ts';
import type { PageMonitoring } from '../../src/contract/monitoring.ts';
import { loadChunks } from '../../src/renderer/chunks.ts';
import type { TemplateId } from '../../src/flow/templates.ts';

// A browser waits for it before anybody can pay.
await loadChunks(['payment']);

export const ANA = { name: 'Ana Lima', email: 'ana@mail.example', phone: '11 98765-4321' };
export const BIA = { name: 'Bia Melo', email: 'bia@mail.example', phone: '21 99876-5432' };
const UPSELL = { productCode: 'BETA', name: 'Curso Beta', business: 'other' };

/** Listeners of the documents of a test; another document has its own window. */
let listen: Mock<typeof window.addEventListener> | undefined;
/** Ends a document: its modules, its listeners and its data layer are gone, the storages stay. */
export function closeDocument() {
  vi.resetModules();
  for (const [type, listener] of listen?.mock.calls ?? [])
    window.removeEventListener(type, listener);
  listen = vi.spyOn(window, 'addEventListener').mockClear();
  delete window.dataLayer;
}

afterEach(() => {
  closeDocument();
  document.cookie = 'tracking=; path=/; max-age=0';
});

export const layer = () => (window.dataLayer ?? []) as Record<string, never>[];
export const names = () => layer().flatMap(({ event }) => event ?? []);
export const textOfStorages = () => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]);

interface Opening {
  asks?: boolean;
  /** False in the document of a card. */
  isAllowedHere?: boolean;
  container?: string | undefined;
  monitoring?: PageMonitoring | undefined;
  search?: string;
}

/** Opens a document of this tab at a screen, as far as analytics see it. */
export async function open(templateId: TemplateId, opening: Opening = {}) {
  const { asks = false, isAllowedHere = true, search } = opening;
  closeDocument();
  const script = 'https://tags.example.com/gtm.js';
  const tagManager = {
    script,
    isAllowed: true,
    isAllowedHere,
    cardScreens: [],
    texts: {} as never,
  };
  const { container = 'GTM-ALFA1', monitoring = { tagManager } } = opening;
  const brand = plainBrand({ googleTagManagerId: container, tracking: { asksConsent: asks } });
  const checkout = aCheckout(brand, { search, page: { upsell: UPSELL, monitoring } });
  checkout.visit.load();
  const show = async (screen: TemplateId, sale: Partial<Sale> = {}) => {
    checkout.track({ kind: 'screen', templateId: screen, sale: { ...checkout, ...sale } });
    await vi.dynamicImportSettled();
  };
  await show(templateId);
  const { giveConsent } = await import('../../src/monitoring/tags/consent.ts');
  return {
    checkout,
    show,
    answer: (consent: 'granted' | 'denied') => giveConsent(consent),
    /** Pays; the upstream answers with a token, or with an error. */
    pay: (terms: Partial<Requested> = {}, answer: object = { paymentProfileIds: ['sub-9'] }) => {
      const sold = {
        plan: A_PLAN.id,
        email: ANA.email,
        method: 'creditcard',
        order: A_PLAN,
      } as const;
      return chargeOnce({ checkout }, { ...sold, ...terms }, 'payV2', async () => {
        if (answer instanceof Error) throw answer;
        return { token: 'secret-token', ...answer };
      });
    },
  };
}

export const purchases = () => layer().filter(({ event }) => event === 'purchase');
