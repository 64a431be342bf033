import { EVENTS, UnleashClient } from 'unleash-proxy-client';
import type { Checkout } from '../../checkout/checkout.ts';
import { FLAGS, type FeatureFlags } from '../../contract/flags.ts';
import type { FlagService } from '../../contract/monitoring.ts';
import { createFlagFetch } from './flag-fetch.ts';

const INTERVAL_S = 300;
const MAX_WAIT_MS = 2000;

/** Asks at once and then every 300 s, with nothing of the buyer. Called once in a document. */
export function startFlags(
  service: FlagService,
  checkout: Pick<Checkout, 'page' | 'brand' | 'productCode' | 'link' | 'session' | 'report'>,
): FeatureFlags {
  const { page, productCode: product, link, session, report } = checkout;
  const { environment } = page;
  const { area } = link;
  const brand = checkout.brand.settings.key;
  // The tab may go over to another product, for which the service may decide otherwise.
  const keyOf = (name: string) => `guiche.flags.${brand}.${product}.${area}.${name}` as const;
  // The library's name for the flags that it keeps.
  const isKnownBefore = session.read(keyOf('repo')) !== undefined;
  const client = new UnleashClient({
    url: service.url,
    clientKey: service.clientKey,
    usePOSTrequests: service.sendsBody,
    appName: 'guiche',
    environment,
    context: { properties: { product, brand, area } },
    refreshInterval: INTERVAL_S,
    metricsInterval: INTERVAL_S,
    // By itself the library would report for the first time after 2 s.
    metricsIntervalInitial: 0,
    fetch: createFlagFetch((error) => report(error, 'flags')),
    storageProvider: {
      get: async (name) => session.read(keyOf(name)),
      save: async (name, value) => session.set(keyOf(name), value),
    },
  });
  const isLoaded = new Promise<void>((resolve) => client.once(EVENTS.INIT, resolve));
  const wait = new Promise<void>((resolve) => setTimeout(resolve, MAX_WAIT_MS));
  const isAnswered = Promise.race([client.start(), wait]);
  return {
    async read(name) {
      await (isKnownBefore ? isLoaded : isAnswered);
      // Counts the use as well.
      return client.isEnabled(FLAGS[name]);
    },
  };
}
