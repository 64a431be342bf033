import { EVENTS, UnleashClient } from 'unleash-proxy-client';
import { FLAGS, type FeatureFlags, type FlagName } from '../../contract/flags.ts';
import { isObject } from '../../contract/is-object.ts';
import type { FlagService } from '../../contract/monitoring.ts';
import type { Origin } from '../channel.ts';
import { createFlagFetch } from './flag-fetch.ts';

/** Time between two refreshes, and between two reports of use, in seconds. */
const INTERVAL_S = 300;
/** Longest that the first screen waits for the service where no flag is known yet, in milliseconds. */
const MAX_WAIT_MS = 2000;

/** Keeps values for as long as the tab is open. */
interface FlagMemory {
  read(key: `guiche.flags.${string}`): unknown;
  set(key: `guiche.flags.${string}`, value: unknown): void;
}

export interface FlagSituation {
  service: FlagService;
  /** Facts that the service may decide by: nothing of the buyer. */
  origin: Omit<Origin, 'appVersion'> & { area: string };
  memory: FlagMemory;
  /** From the press of a paying button until the buyer has seen what it came to. */
  isPaying(): boolean;
  report(error: unknown): void;
}

/** Starts the client of the flag service: asks at once, then every 300 s. One per document. */
export function startFlags({
  service,
  origin,
  memory,
  isPaying,
  report,
}: FlagSituation): FeatureFlags {
  const { environment, brand, productCode: product, area } = origin;
  // The tab may go over to another product, for which the service may decide otherwise.
  const keyOf = (name: string) => `guiche.flags.${brand}.${product}.${area}.${name}` as const;
  // The library's name for the flags that it keeps.
  const isKnownBefore = memory.read(keyOf('repo')) !== undefined;
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
    fetch: createFlagFetch(report),
    storageProvider: {
      get: async (name) => memory.read(keyOf(name)),
      save: async (name, value) => memory.set(keyOf(name), value),
    },
  });
  const isLoaded = new Promise<void>((resolve) => client.once(EVENTS.INIT, resolve));
  const wait = new Promise<void>((resolve) => setTimeout(resolve, MAX_WAIT_MS));
  const isAnswered = Promise.race([client.start(), wait]);

  /** The answers that the product was given last; they outlive a reload in the middle of a payment. */
  const given = (): Partial<Record<FlagName, unknown>> => {
    const kept = memory.read(keyOf('given'));
    return isObject(kept) ? kept : {};
  };
  return {
    async read(name) {
      await (isKnownBefore ? isLoaded : isAnswered);
      const before = given()[name];
      if (isPaying() && typeof before === 'boolean') return before;
      // Counts the use as well.
      const isOn = client.isEnabled(FLAGS[name]);
      memory.set(keyOf('given'), { ...given(), [name]: isOn });
      return isOn;
    },
  };
}
