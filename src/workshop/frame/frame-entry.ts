import { readFrameQuery } from '../states/frame.ts';
import { isolateGlobals } from './isolate-globals.ts';

const request = readFrameQuery(location.search);
isolateGlobals();
void reportOutcome(async () => {
  const { show } = await import('./show.tsx');
  await show(request);
});

/** Runs a document's program, and reports the outcome to the page around it, or to the screenshot command. */
async function reportOutcome(program: () => Promise<void>): Promise<void> {
  const { dataset } = document.documentElement;
  try {
    await program();
    dataset.preview = 'ready';
  } catch (error) {
    console.error(error);
    dataset.previewWhy = error instanceof Error ? error.message : String(error);
    dataset.preview = 'failed';
    const root = document.getElementById('root')!;
    if (!root.hasChildNodes()) root.textContent = dataset.previewWhy;
  }
}
