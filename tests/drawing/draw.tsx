import { ThemeProvider } from '@mui/material/styles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { useEffect, useState, type ReactNode } from 'react';
import { afterEach, vi } from 'vitest';
import type { Checkout } from '../../src/checkout/checkout-context.ts';
import { CheckoutContext } from '../../src/checkout/checkout-context.ts';
import { NavigationContext, type GoOn } from '../../src/checkout/navigation.ts';
import type { LoadedBrand } from '../../src/contract/compiled-brand.ts';
import { brandTheme } from '../../src/renderer/theme/brand-theme.ts';
import { Screen } from '../../src/renderer/Screen.tsx';
import { wantQuietConsole } from '../fakes/quiet-console.ts';
import { brandWith, loaded, type BrandFiles } from './brands.ts';
import { aCheckout, type CheckoutChanges } from './checkout.ts';

/** Any template that base says nothing about, so that a test's screen stands alone. */
const TEMPLATE = 'presentation';

// What takes a second here takes many on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// jsdom has no layout, hence nothing to scroll.
Element.prototype.scrollIntoView ??= () => {};
window.scrollTo = () => {};

wantQuietConsole();

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

interface ProvidersProps {
  checkout: Checkout;
  goOn?: GoOn;
  children: ReactNode;
}

/** Everything that a part of a screen counts on. */
export function Providers({ checkout, goOn = () => {}, children }: ProvidersProps) {
  const [theme] = useState(() => brandTheme(checkout.brand.theme, checkout.page.mode));
  const [queries] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } }),
  );
  return (
    <ThemeProvider theme={theme}>
      <QueryClientProvider client={queries}>
        <CheckoutContext value={checkout}>
          <NavigationContext value={goOn}>{children}</NavigationContext>
        </CheckoutContext>
      </QueryClientProvider>
    </ThemeProvider>
  );
}

export interface FormSource {
  schema: object;
  ui?: object;
  messages?: object;
  pages?: object[];
  action?: string;
  submit?: string;
}

/** Files of a brand whose one screen of its own is this form. */
export function filesWith({ schema, ...rest }: FormSource): BrandFiles {
  const form = {
    id: 'form',
    block: 'form',
    action: 'createLead',
    ...(rest.pages ? {} : { submit: 'lead.submit' }),
    schema: { type: 'object', ...schema },
    ...rest,
  };
  return { [`screens/${TEMPLATE}`]: { blocks: [form] } };
}

interface Drawing extends CheckoutChanges {
  /** The brand, or the files of a made-up one. */
  of?: LoadedBrand;
  files?: BrandFiles;
  /** The screen to draw; a test's own if it is not said. */
  template?: string;
}

/** A screen and what it needs, not yet drawn. */
export function prepare({
  files,
  of = loaded(brandWith(files)),
  template = TEMPLATE,
  ...changes
}: Drawing) {
  const { brand, validators } = of;
  const checkout = aCheckout(brand, changes);
  const goOn = vi.fn<GoOn>();
  const Drawn = () => {
    const [page, setPage] = useState(0);
    useEffect(() => checkout.visit.load(), []);
    return (
      <Providers checkout={checkout} goOn={goOn}>
        <Screen
          template={template}
          screen={brand.screens[template]!}
          validators={validators}
          page={page}
          onPage={setPage}
        />
      </Providers>
    );
  };
  /** What is kept of the form over a reload. */
  const kept = () =>
    (checkout.session.read('dataForm') as Record<string, object> | undefined)?.[template];
  return { checkout, goOn, kept, Drawn };
}

/** Draws a screen. */
export function draw(drawing: Drawing) {
  const prepared = prepare(drawing);
  return { ...prepared, ...render(<prepared.Drawn />) };
}

/** Draws a form from its JSON. */
export function drawForm(source: FormSource, { files = {}, ...changes }: Drawing = {}) {
  return draw({ files: { ...filesWith(source), ...files }, ...changes });
}

/** Longer than answers of fakes take. */
async function pause(): Promise<void> {
  for (let turn = 0; turn < 4; turn++) await new Promise((resolve) => setTimeout(resolve));
}

/** Lets everything that has been answered take effect: one answer may lead to the next call. */
export async function settle(): Promise<void> {
  for (let round = 0; round < 4; round++) await act(pause);
}

/** Does something that React then carries out in its own time, as in a browser. */
export async function unhurried<T>(work: () => T): Promise<T> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const done = work();
  for (let turn = 0; turn < 4; turn++) await pause();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  return done;
}
