import { createRoot } from 'react-dom/client';
import type { Site } from '../site/site.ts';
import { keepFocus } from './keep-focus.ts';
import { readToken } from './editor/calls.ts';
import { Workshop } from './Workshop.tsx';
import './workshop.css';

async function start(root: HTMLElement): Promise<void> {
  const token = readToken();
  const response = await fetch('frames.json');
  if (!response.ok) throw new Error(`frames.json answered ${response.status}.`);
  createRoot(root).render(<Workshop site={(await response.json()) as Site} token={token} />);
}

keepFocus();
const root = document.getElementById('root')!;
start(root).catch((error: unknown) => {
  root.textContent = `The page cannot be shown: ${String(error)} Start npm run workshop again.`;
});
