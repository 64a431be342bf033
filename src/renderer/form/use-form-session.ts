import { type RJSFSchema, type ValidatorType, createSchemaUtils } from '@rjsf/utils';
import { useCallback, useEffect, useRef, useState } from 'react';
import { keptValues } from '../../checkout/form/card-secrets.ts';
import type { CompiledForm } from '../../contract/compiled-brand.ts';
import type { VisitEntries } from '../../contract/visit-cookie.ts';
import type { Session } from '../../checkout/session/session.ts';
import { visitNumber } from '../../checkout/visit/visit-end.ts';
import type { FormScope } from '../../checkout/form/form-scope.ts';
import type { FormValues } from '../../checkout/form/form-values.ts';
import { isObject } from '../../contract/is-object.ts';
import { DEFAULTS } from './CheckoutForm.tsx';
import type { SchemaField } from './fields-of.ts';
import { useIsHydrated } from '../../../widgets/use-hydration.ts';

const NOTHING: readonly unknown[] = [undefined, null, '', false];

function isUntouched(value: unknown, fresh: unknown): boolean {
  if (NOTHING.includes(value) || JSON.stringify(value) === JSON.stringify(fresh)) return true;
  if (typeof value !== 'object' || value === null) return false;
  const own = (typeof fresh === 'object' && fresh !== null ? fresh : {}) as FormValues;
  return Object.entries(value).every(([name, inner]) => isUntouched(inner, own[name]));
}

/**
 * Lays the kept values under those of the form: a value that the buyer typed meanwhile wins, one that
 * a `fresh` form brings by itself does not.
 */
export function restored(kept: unknown, values: FormValues, fresh: unknown = {}): FormValues {
  if (!isObject(kept)) return values;
  const both = keptValues(kept);
  for (const [name, value] of Object.entries(values)) {
    const own = isObject(fresh) ? fresh[name] : undefined;
    if (isObject(value)) both[name] = restored(both[name], value, own);
    else if (!(name in both) || !isUntouched(value, own)) both[name] = value;
  }
  return both;
}

/** Fields in which buyers say who they are, and which they do not type again for another way to pay. */
const OF_BUYER = ['name', 'email', 'phone', 'cpf', 'cnpj'];

/** The answers of all screens among the entries of a session cookie. */
export const answersOf = (entries: VisitEntries = {}): Record<string, FormValues> =>
  isObject(entries.dataForm) ? (entries.dataForm as Record<string, FormValues>) : {};

/** The values kept of a screen, over those that buyers have typed of themselves on others. */
export function keptFor(
  all: Readonly<Record<string, FormValues>>,
  screen: string,
  fields: readonly SchemaField[],
  prefill: CompiledForm['prefill'] = {},
): FormValues | undefined {
  const others = Object.entries(all).filter(([name]) => name !== screen);
  const typed: FormValues = Object.assign({}, ...others.map(([, values]) => values));
  const names = [...OF_BUYER.map((name) => [name, name] as const), ...Object.entries(prefill)];
  const own = new Set(fields.map(({ path }) => path));
  const known = names.filter(([name, from]) => own.has(name) && typed[from] !== undefined);
  const shared = Object.fromEntries(known.map(([name, from]) => [name, typed[from]]));
  return known.length === 0 ? all[screen] : { ...shared, ...all[screen] };
}

/** Storage is slow, and keys come fast. */
const KEEP_AFTER_MS = 1000;

interface KeptForm {
  scope: FormScope;
  session: Session;
  screen: string;
  /** The page that the form begins with. */
  first: { schema: RJSFSchema; fields: readonly SchemaField[]; validator: ValidatorType };
  secretNames: ReadonlySet<string>;
  fill(values: FormValues): void;
}

/**
 * Keeps a form's values in `dataForm`, by screen, a moment after they are typed, at the latest when the document is
 * hidden; forgets card number and CVV when page or screen goes. Returns how to keep everything at once.
 */
export function useFormSession({ prefill }: Pick<CompiledForm, 'prefill'>, kept: KeptForm) {
  const [{ scope, session, screen, first, secretNames, fill }] = useState(kept);
  const isHydrated = useIsHydrated();
  const keepNow = useRef(() => {});
  useEffect(() => {
    // Until then the fields have not taken over what was typed before hydration, which wins.
    if (!isHydrated) return undefined;
    const all = () => (session.read('dataForm') ?? {}) as Record<string, FormValues>;
    const before = keptFor(all(), screen, first.fields, prefill);
    if (before) {
      const utils = createSchemaUtils(first.validator, first.schema, DEFAULTS);
      scope.flush();
      fill(restored(before, scope.values(), utils.getDefaultFormState(first.schema, {})));
    }
    const number = visitNumber(session);
    let last = '';
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      const own = keptValues(scope.values(), secretNames);
      const written = JSON.stringify(own);
      // Typing a card number changes nothing that is kept.
      if (written === last) return;
      last = written;
      // A form that is on its way out does not bring back the buyer who was just forgotten.
      if (visitNumber(session) !== number) return;
      session.set('dataForm', { ...all(), [screen]: own });
    };
    const unsubscribe = scope.subscribe(() => {
      timer ??= setTimeout(keep, KEEP_AFTER_MS);
    });
    keepNow.current = keep;
    const wipe = () => {
      keep();
      scope.wipeCard();
    };
    window.addEventListener('pagehide', wipe);
    // A phone may end a hidden page without another event.
    document.addEventListener('visibilitychange', keep);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', wipe);
      document.removeEventListener('visibilitychange', keep);
      wipe();
    };
  }, [scope, session, screen, first, secretNames, prefill, fill, isHydrated]);
  return useCallback(() => keepNow.current(), []);
}
