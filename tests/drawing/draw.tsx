import { render } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { vi } from 'vitest';
import type { NavigateNext } from '../../src/checkout/hooks/navigation.ts';
import type { LoadedBrand } from '../../src/contract/compiled-brand.ts';
import { loadChunks } from '../../src/renderer/chunks.ts';
import { Screen } from '../../src/renderer/Screen.tsx';
import { brandWith, loaded, OWN_TEMPLATE, type BrandFiles } from './brands.ts';
import { aCheckout, type CheckoutChanges } from './checkout.ts';
import { Providers } from './providers.tsx';

// A browser waits for these before it draws a screen.
await loadChunks(['payment', 'success', 'steps']);

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
  return { [`screens/${OWN_TEMPLATE}`]: { blocks: [form] } };
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
  template = OWN_TEMPLATE,
  ...changes
}: Drawing) {
  const { brand, validators } = of;
  const checkout = aCheckout(brand, changes);
  const goOn = vi.fn<NavigateNext>();
  /** Shows a page of the form, as the browser's own buttons do. */
  const history = { go: (_page: number) => {} };
  const Drawn = () => {
    const [page, setPage] = useState(0);
    useEffect(() => {
      history.go = setPage;
      checkout.visit.load();
    }, []);
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
  /** Values of the form that survive a reload: a document is hidden before it goes. */
  const kept = () => {
    document.dispatchEvent(new Event('visibilitychange'));
    return (checkout.session.read('dataForm') as Record<string, object> | undefined)?.[template];
  };
  return { checkout, goOn, history, kept, Drawn };
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
