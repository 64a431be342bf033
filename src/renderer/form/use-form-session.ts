import type { RJSFSchema } from '@rjsf/utils';
import { useEffect, useState } from 'react';
import type { Session } from '../../checkout/session/session.ts';
import type { FormStore, FormValues } from '../../checkout/form/form-store.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

/** Fields that live in memory and in one request body, nowhere else, ever (design: card safety). */
export const CARD_SECRETS = ['cardNumber', 'cardCVV'] as const;

const isGroup = (value: unknown): value is FormValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSecret = (name: string) => (CARD_SECRETS as readonly string[]).includes(name);

/** What may be kept of a form: everything but card number and CVV, in whatever group they stand. */
export function keepable(values: FormValues): FormValues {
  const kept = Object.entries(values).filter(
    ([name, value]) => !isSecret(name) && value !== undefined,
  );
  return Object.fromEntries(
    kept.map(([name, value]) => [name, isGroup(value) ? keepable(value) : value]),
  );
}

const NOTHING: readonly unknown[] = [undefined, null, '', false];

/** Nothing, or what a fresh form has by itself: empty, unticked, or the schema's own default. */
function isUntouched(value: unknown, schema: RJSFSchema): boolean {
  const { default: own, items, properties = {} } = schema;
  if (NOTHING.includes(value) || JSON.stringify(value) === JSON.stringify(own)) return true;
  if (Array.isArray(value)) return value.every((entry) => isUntouched(entry, asSchema(items)));
  return (
    isGroup(value) &&
    Object.entries(value).every(([name, inner]) => isUntouched(inner, asSchema(properties[name])))
  );
}

const asSchema = (part: unknown): RJSFSchema => (isGroup(part) ? part : {});

/**
 * What was kept laid under what is there: a value that the buyer typed meanwhile wins, one that a
 * fresh form brings by itself does not.
 */
export function restored(kept: unknown, values: FormValues, schema: RJSFSchema = {}): FormValues {
  if (!isGroup(kept)) return values;
  const both = keepable(kept);
  for (const [name, value] of Object.entries(values)) {
    const own = asSchema(schema.properties?.[name]);
    if (isGroup(value)) both[name] = restored(both[name], value, own);
    else if (!(name in both) || !isUntouched(value, own)) both[name] = value;
  }
  return both;
}

/**
 * Keeps a form's values over reload and Back in dataForm (section 3), by screen, and forgets card
 * number and CVV when page or screen goes. `schema` is the one that the form begins with.
 */
export function useFormSession(
  store: FormStore,
  session: Session,
  screen: string,
  schema: RJSFSchema,
): void {
  const [first] = useState(schema);
  const isHydrated = useIsHydrated();
  useEffect(() => {
    // Until then the fields have not taken over what was typed before hydration, which wins.
    if (!isHydrated) return undefined;
    const all = () => (session.read('dataForm') ?? {}) as Record<string, FormValues>;
    const kept = all()[screen];
    if (kept) {
      store.replace(restored(kept, store.values(), first));
    }
    let last = '';
    const keep = () => {
      const own = keepable(store.values());
      const written = JSON.stringify(own);
      // Typing a card number changes nothing that is kept, and storage is slow.
      if (written === last) return;
      last = written;
      session.set('dataForm', { ...all(), [screen]: own });
    };
    const forget = () => store.wipe(...CARD_SECRETS);
    const unsubscribe = store.subscribe(keep);
    window.addEventListener('pagehide', forget);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', forget);
      forget();
    };
  }, [store, session, screen, first, isHydrated]);
}
