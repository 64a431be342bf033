import type Form from '@rjsf/core';
import { useEffect, useRef, type RefObject } from 'react';
import { keptValues } from '../../checkout/form/card-secrets.ts';
import type { FormScope } from '../../checkout/form/form-scope.ts';
import type { FormValues } from '../../checkout/form/form-values.ts';
import { useServices } from '../../checkout/hooks/checkout-context.ts';
import { visitNumber } from '../../checkout/visit/visit-end.ts';
import type { CompiledForm } from '../../contract/compiled-brand.ts';
import { isObject } from '../../contract/is-object.ts';
import { secretFields } from '../../flow/secret-fields.ts';
import type { SchemaField } from './fields-of.ts';
import { useIsHydrated } from '../../../widgets/use-hydration.ts';

const NOTHING: readonly unknown[] = [undefined, null, '', false];

/**
 * Lays the kept values under those of the form: a value that the buyer typed meanwhile wins, one that
 * a `fresh` form brings by itself does not.
 */
export function restored(kept: unknown, values: FormValues, fresh: unknown = {}): FormValues {
  if (!isObject(kept)) return values;
  const both = keptValues(kept);
  for (const [name, value] of Object.entries(values)) {
    const own = isObject(fresh) ? fresh[name] : undefined;
    const isUntouched = NOTHING.includes(value) || JSON.stringify(value) === JSON.stringify(own);
    if (isObject(value)) both[name] = restored(both[name], value, own);
    else if (!(name in both) || !isUntouched) both[name] = value;
  }
  return both;
}

/** Fields in which buyers say who they are, and which they do not type again for another way to pay. */
const OF_BUYER = ['name', 'email', 'phone', 'cpf', 'cnpj'];

/** The answers of all screens, as the session or its cookie keeps them. */
export const answersOf = (dataForm: unknown): Record<string, FormValues> =>
  isObject(dataForm) ? (dataForm as Record<string, FormValues>) : {};

interface KeptForm {
  form: Pick<CompiledForm, 'pages' | 'ui' | 'prefill'>;
  screen: string;
}

/** The values kept of a screen, over those that buyers have typed of themselves on others. */
export function keptFor(
  all: Readonly<Record<string, FormValues>>,
  { form, screen }: KeptForm,
  fields: readonly SchemaField[],
): FormValues | undefined {
  const { [screen]: own, ...others } = all;
  const typed: FormValues = Object.assign({}, ...Object.values(others));
  const sources = [...OF_BUYER.map((name) => [name, name]), ...Object.entries(form.prefill ?? {})];
  const shared = sources
    .map(([name, from]) => [name, typed[from!]] as const)
    .filter(([name, value]) => value !== undefined && fields.some(({ path }) => path === name));
  return shared.length === 0 ? own : { ...Object.fromEntries(shared), ...own };
}

/** Storage is slow, and keys come fast. */
const KEEP_AFTER_MS = 1000;

/**
 * Keeps a form's values in `dataForm`, by screen, a moment after they are typed, at the latest when the document is
 * hidden; forgets card number and CVV when page or screen goes. Returns how to keep everything at once.
 */
export function useFormSession(
  kept: KeptForm,
  scope: FormScope,
  fields: readonly SchemaField[],
  rjsf: RefObject<Pick<Form, 'state' | 'setFieldValue'> | null>,
): () => void {
  const { session } = useServices();
  const isHydrated = useIsHydrated();
  const keepNow = useRef(() => {});
  useEffect(() => {
    // Until then the fields have not taken over what was typed before hydration, which wins.
    if (!isHydrated) return undefined;
    const { form, screen } = kept;
    const all = () => answersOf(session.read('dataForm'));
    const before = keptFor(all(), kept, fields);
    if (before) {
      const { schema, schemaUtils } = rjsf.current!.state;
      scope.flush();
      const fresh = schemaUtils.getDefaultFormState(schema, {});
      rjsf.current!.setFieldValue([], restored(before, scope.values(), fresh));
    }
    const number = visitNumber(session);
    const secretNames = secretFields(form);
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
    // The form stays the same; the fields are those of the page that it begins with.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [scope, isHydrated]);
  return () => keepNow.current();
}
