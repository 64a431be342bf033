import { render, screen } from '@testing-library/react';
import { useEffect, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { vi } from 'vitest';
import { createFormScope } from '../../src/checkout/form/form-scope.ts';
import {
  errorId,
  FIELD_ID_PREFIX,
  FIELD_ID_SEPARATOR,
  FormScopeContext,
} from '../../src/checkout/hooks/form-hooks.ts';
import type { NavigateNext } from '../../src/checkout/hooks/navigation.ts';
import type { WidgetProps } from '../../widgets/fields/widget-props.ts';
import { aCheckout, type CheckoutChanges } from './checkout.ts';
import { plainBrand } from './plain-brand.ts';
import { Providers } from './providers.tsx';

interface Situation extends CheckoutChanges {
  /** Changes to brand.json. */
  settings?: object;
}

function AfterHydration({ load, children }: { load(): void; children: ReactNode }) {
  useEffect(load, [load]);
  return children;
}

/** Draws a piece of a screen by itself, in a checkout of which only the network is not real. */
export function drawPiece(piece: ReactNode, { settings, ...changes }: Situation = {}) {
  const checkout = aCheckout(changes.brand ?? plainBrand(settings), changes);
  const goOn = vi.fn<NavigateNext>();
  const drawn = render(
    <Providers checkout={checkout} goOn={goOn}>
      <AfterHydration load={checkout.visit.load}>{piece}</AfterHydration>
    </Providers>,
  );
  return { checkout, goOn, ...drawn };
}

/** Has the visit begin with the result of a payment, by card unless `purchase` says otherwise. */
export function keepPurchase(result: object = {}, purchase: object = {}): void {
  const kept = { state: 'approved', method: 'creditcard', plan: 'p', ...purchase };
  const whole = { ...kept, result: { token: 'T 1', paymentProfileIds: [], ...result } };
  sessionStorage.setItem('guiche.result.ALFA.main', JSON.stringify(whole));
}

interface Field extends Situation, Partial<Omit<WidgetProps, 'options'>> {
  options?: object;
  /** Values of the form; the widget's own is called 'campo', and its label 'Campo'. */
  values?: Record<string, unknown>;
  /** The error of the field. */
  error?: string;
  /** The widget draws its label itself. */
  isSelfLabelled?: true;
}

const NAME = 'campo';

/** Draws a field widget with its label and error in a form that holds `values`. `kept` is its value in the form. */
export function drawField(
  Widget: ComponentType<WidgetProps<never>>,
  {
    values = {},
    error,
    isSelfLabelled,
    schema = { type: 'string' },
    options = {},
    settings,
    answers,
    search,
    page,
    flags,
    ...props
  }: Field = {},
) {
  const scope = createFormScope({
    values,
    errors: error === undefined ? [] : [{ path: NAME, message: error }],
  });
  const id = FIELD_ID_PREFIX + FIELD_ID_SEPARATOR + NAME;
  const change = (value: unknown) => scope.take({ ...scope.values(), [NAME]: value });
  const kept = () => scope.read(NAME);
  const onBlur = vi.fn<WidgetProps['onBlur']>();

  function Drawn() {
    const value = useSyncExternalStore(scope.subscribe, kept, kept);
    const named = { id, name: NAME, htmlName: NAME, label: 'Campo' };
    const all = { ...named, schema, value, options, ...props };
    return (
      <FormScopeContext value={scope}>
        {!isSelfLabelled && <label htmlFor={id}>Campo</label>}
        <Widget {...(all as object as WidgetProps<never>)} onChange={change} onBlur={onBlur} />
        {error && <p id={errorId(id)}>{error}</p>}
      </FormScopeContext>
    );
  }

  const changes = { settings, answers, search, page, ...(flags && { flags }) };
  return { onBlur, kept, scope, ...drawPiece(<Drawn />, changes) };
}

/** The text that assistive technology reads out as the description of an element. */
export const descriptionOf = (element: Element): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => (id && document.getElementById(id)?.textContent) || '')
    .join(' ')
    .trim();

/** Names and the values that stand beside them, in the order of the page. */
export const facts = (): [name: string, value: string][] =>
  screen
    .queryAllByRole('term')
    .map((term) => [
      term.textContent,
      (term.nextElementSibling?.textContent ?? '').replaceAll('\u00a0', ' '),
    ]);

/** The input called 'Campo'. */
export const textbox = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Campo' });
