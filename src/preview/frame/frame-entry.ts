import { readFrameQuery } from '../frame.ts';
import { enterOwnWorld } from './isolate-globals.ts';

/** Says to whoever took this frame into a page, or takes its picture, what became of it. */
function tell(outcome: 'ready' | 'failed', why = ''): void {
  const { dataset } = document.documentElement;
  if (why) dataset.previewWhy = why;
  dataset.preview = outcome;
}

async function start(): Promise<void> {
  const request = readFrameQuery(location.search);
  enterOwnWorld({ isStill: request.state !== undefined });
  try {
    const { show } = await import('./show.tsx');
    await show(request);
    tell('ready');
  } catch (error) {
    console.error(error);
    tell('failed', error instanceof Error ? error.message : String(error));
    const root = document.getElementById('root')!;
    if (!root.hasChildNodes()) root.textContent = document.documentElement.dataset.previewWhy!;
  }
}

void start();
