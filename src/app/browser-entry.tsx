import createCache from '@emotion/cache';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { BrandModule } from '../contract/compiled-brand.ts';
import type { PageData } from '../contract/page-data.ts';
import { brandRuntime } from '../renderer/brand-runtime.ts';
import { App } from './App.tsx';
import { buildCheckout } from './build-checkout.ts';
import { reportToConsole } from './report-to-console.ts';

/** Key of emotion's cache; the same on both sides. */
const STYLE_KEY = 'g';

const page: PageData = JSON.parse(document.getElementById('page')!.textContent!);
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

async function start(brandModule: string): Promise<void> {
  const module: { default: BrandModule } = await import(/* @vite-ignore */ brandModule);
  const { brand, validators } = module.default(brandRuntime);
  forgetFormPage();
  const checkout = buildCheckout({ brand, page, search: location.search, report: reportToConsole });
  hydrateRoot(
    document.getElementById('root')!,
    <BrowserRouter>
      <App
        checkout={checkout}
        validators={validators}
        cache={createCache({ key: STYLE_KEY, nonce })}
      />
    </BrowserRouter>,
  );
}

/** A reload returns to the first page of a form: card number and CVV are gone by then. */
function forgetFormPage(): void {
  if (history.state?.usr?.page) history.replaceState({ ...history.state, usr: null }, '');
}

void start(page.brandModule!);
