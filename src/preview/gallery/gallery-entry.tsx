import { createRoot } from 'react-dom/client';
import type { Site } from '../site.ts';
import { Gallery } from './Gallery.tsx';
import { keepFocus } from './keep-focus.ts';
import './gallery.css';

async function start(root: HTMLElement): Promise<void> {
  const response = await fetch('frames.json');
  if (!response.ok) throw new Error(`frames.json answered ${response.status}.`);
  createRoot(root).render(<Gallery site={(await response.json()) as Site} />);
}

keepFocus();
const root = document.getElementById('root')!;
start(root).catch((error: unknown) => {
  root.textContent = `The preview cannot be shown: ${String(error)} Build it again with npm run preview-brands.`;
});
