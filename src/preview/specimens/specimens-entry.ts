import { isolateGlobals } from '../frame/isolate-globals.ts';
import { reportOutcome } from '../frame/report-outcome.ts';
import { readSpecimenQuery } from './specimen.ts';

isolateGlobals({ isStill: true });
void reportOutcome(async () => {
  const { drawSpecimens } = await import('./draw-specimens.tsx');
  await drawSpecimens(readSpecimenQuery(location.search));
});
