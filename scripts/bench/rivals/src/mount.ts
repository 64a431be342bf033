import type { ReactElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/** Draws the page, or takes over what a server has drawn. */
export function mount(page: ReactElement): void {
  const root = document.getElementById('root')!;
  if (root.hasChildNodes()) hydrateRoot(root, page);
  else createRoot(root).render(page);
}
