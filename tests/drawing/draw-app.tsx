import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { App } from '../../src/app/App.tsx';
import { CHUNKS } from '../../src/contract/chunks.ts';
import type { LoadedBrand } from '../../src/contract/compiled-brand.ts';
import { loadChunks } from '../../src/renderer/chunks.ts';
import { StyleProvider } from '../../src/styles/StyleProvider.tsx';
import { drawnStyles } from './wear-styles.ts';
import { aCheckout, type CheckoutChanges } from './checkout.ts';
import { settle } from './jsdom-page.ts';

interface Opening extends Omit<CheckoutChanges, 'link'> {
  of: LoadedBrand;
  /** Path and query of the link. */
  link: string;
}

// A browser waits for these before it draws a screen.
await loadChunks(CHUNKS);

/** Opens the whole app at a link, in a browser of which only the network is not real. */
export async function openApp({ of, link, ...changes }: Opening) {
  const search = link.slice(`${link}?`.indexOf('?'));
  const checkout = aCheckout(of.brand, { search, ...changes });
  function Address() {
    const { pathname, search: query } = useLocation();
    const navigate = useNavigate();
    return (
      <>
        <output data-testid="address">{pathname + query}</output>
        <button onClick={() => void navigate(-1)}>Back of the browser</button>
      </>
    );
  }
  const drawn = render(
    <StyleProvider cache={drawnStyles()}>
      <MemoryRouter initialEntries={[link]}>
        <App checkout={checkout} loaded={of} />
        <Address />
      </MemoryRouter>
    </StyleProvider>,
  );
  await settle();
  return { ...drawn, checkout, address: () => screen.getByTestId('address').textContent };
}

/** Presses a button by its name and waits for what comes of it. */
export async function press(name: string | RegExp): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
}
