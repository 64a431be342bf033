import type { RJSFSchema } from '@rjsf/utils';
import { useEffect, useState } from 'react';
import { keptValues, withoutCardSecrets } from '../../checkout/form/card-secrets.ts';
import type { Session } from '../../checkout/session/session.ts';
import { visitNumber } from '../../checkout/session/visit-end.ts';
import type { FormStore, FormValues } from '../../checkout/form/form-store.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

const isGroup = (value: unknown): value is FormValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const NOTHING: readonly unknown[] = [undefined, null, '', false];

/** Whether a value is empty, unticked, or the schema's own default, as in a fresh form. */
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
 * Lays the kept values under those of the form: a value that the buyer typed meanwhile wins, one that
 * a fresh form brings by itself does not.
 */
export function restored(kept: unknown, values: FormValues, schema: RJSFSchema = {}): FormValues {
  if (!isGroup(kept)) return values;
  const both = withoutCardSecrets(kept);
  for (const [name, value] of Object.entries(values)) {
    const own = asSchema(schema.properties?.[name]);
    if (isGroup(value)) both[name] = restored(both[name], value, own);
    else if (!(name in both) || !isUntouched(value, own)) both[name] = value;
  }
  return both;
}

/** Fields in which buyers say who they are: whoever takes another way to pay does not type them again. */
const OF_BUYER = ['name', 'email', 'phone', 'cpf', 'cnpj'];

/** The values kept of a screen, over those that the buyer has typed of themselves on others. */
export function keptFor(
  all: Readonly<Record<string, FormValues>>,
  screen: string,
  { properties = {} }: RJSFSchema,
): FormValues | undefined {
  const others = Object.entries(all).filter(([name]) => name !== screen);
  const typed: FormValues = Object.assign({}, ...others.map(([, values]) => values));
  const shared = OF_BUYER.filter((name) => name in properties && typed[name] !== undefined);
  if (shared.length === 0) return all[screen];
  return { ...Object.fromEntries(shared.map((name) => [name, typed[name]])), ...all[screen] };
}

/**
 * Keeps a form's values over reload and Back in dataForm (section 3), by screen, and forgets card
 * number and CVV when page or screen goes. `schema` is the one that the form begins with, `secretNames`
 * are those of fields that are not kept.
 */
export function useFormSession(
  store: FormStore,
  session: Session,
  screen: string,
  schema: RJSFSchema,
  secretNames: ReadonlySet<string>,
): void {
  const [first] = useState(schema);
  const isHydrated = useIsHydrated();
  useEffect(() => {
    // Until then the fields have not taken over what was typed before hydration, which wins.
    if (!isHydrated) return undefined;
    const all = () => (session.read('dataForm') ?? {}) as Record<string, FormValues>;
    const kept = keptFor(all(), screen, first);
    if (kept) {
      store.setValues(restored(kept, store.values(), first));
    }
    const number = visitNumber(session);
    let last = '';
    const keep = () => {
      const own = keptValues(store.values(), secretNames);
      const written = JSON.stringify(own);
      // Typing a card number changes nothing that is kept, and storage is slow.
      if (written === last) return;
      last = written;
      // A form that is on its way out does not bring back the buyer who was just forgotten.
      if (visitNumber(session) !== number) return;
      session.set('dataForm', { ...all(), [screen]: own });
    };
    const unsubscribe = store.subscribe(keep);
    const wipe = () => store.wipeCardSecrets();
    window.addEventListener('pagehide', wipe);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', wipe);
      wipe();
    };
  }, [store, session, screen, first, secretNames, isHydrated]);
}
