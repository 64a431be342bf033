import { readFrameQuery } from '../states/frame.ts';
import { isolateGlobals } from './isolate-globals.ts';
import { reportOutcome } from './report-outcome.ts';

const request = readFrameQuery(location.search);
isolateGlobals({ isStill: request.state !== undefined });
void reportOutcome(async () => {
  const { show } = await import('./show.tsx');
  await show(request);
});
