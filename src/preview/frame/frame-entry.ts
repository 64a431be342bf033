import 'virtual:styles.css';
import { readFrameQuery } from '../frame.ts';
import { isolateGlobals } from './isolate-globals.ts';

/** Reports the outcome to the page around this frame, or to the screenshot command. */
function report(outcome: 'ready' | 'failed', why = ''): void {
  const { dataset } = document.documentElement;
  if (why) dataset.previewWhy = why;
  dataset.preview = outcome;
}

async function start(): Promise<void> {
  const request = readFrameQuery(location.search);
  isolateGlobals({ isStill: request.state !== undefined });
  try {
    const { show } = await import('./show.tsx');
    await show(request);
    report('ready');
  } catch (error) {
    console.error(error);
    report('failed', error instanceof Error ? error.message : String(error));
    const root = document.getElementById('root')!;
    if (!root.hasChildNodes()) root.textContent = document.documentElement.dataset.previewWhy!;
  }
}

void start();
