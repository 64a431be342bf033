import { createRoot } from 'react-dom/client';
import '../../preview/gallery/gallery.css';
import { keepFocus } from '../../preview/gallery/keep-focus.ts';
import type { Site } from '../../preview/site.ts';
import { createCalls } from './studio-calls.ts';
import { Studio } from './Studio.tsx';
import './studio.css';
import './build/build.css';

async function start(root: HTMLElement): Promise<void> {
  const callsIn = createCalls();
  const response = await fetch('frames.json');
  if (!response.ok) throw new Error(`frames.json answered ${response.status}.`);
  createRoot(root).render(<Studio site={(await response.json()) as Site} callsIn={callsIn} />);
}

keepFocus();
const root = document.getElementById('root')!;
start(root).catch((error: unknown) => {
  root.textContent = `The studio cannot be shown: ${String(error)} Start it again with npm run studio.`;
});
