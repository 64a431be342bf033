import { readFrameQuery } from '../states/frame.ts';
import { isolateGlobals } from './isolate-globals.ts';

isolateGlobals();
void showFrame();

/** Draws the frame that is asked for, and reports the outcome to the page around it, or to the screenshot command. */
async function showFrame(): Promise<void> {
  const { dataset } = document.documentElement;
  try {
    const { show } = await import('./show.tsx');
    await show(readFrameQuery(location.search));
    dataset.preview = 'ready';
  } catch (error) {
    console.error(error);
    dataset.previewWhy = error instanceof Error ? error.message : String(error);
    dataset.preview = 'failed';
    const root = document.getElementById('root')!;
    if (!root.hasChildNodes()) root.textContent = dataset.previewWhy;
  }
}
