import { DeadlineError } from '../../api/deadline.ts';
import { PROGRAM_LINK, RELOADED } from '../../contract/start-note.ts';
import { isCutOff } from './connection.ts';
import { isPaymentUnderWay, isWorkUnderWay } from './work-under-way.ts';

/** A call that is under way, such as one that was not waited for, ends within this time or is not cut off. */
const [PATIENCE_MS, LOOK_MS] = [2_000, 50];

async function isWorkDone(): Promise<boolean> {
  const until = performance.now() + PATIENCE_MS;
  while (isWorkUnderWay() && !isPaymentUnderWay() && performance.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  return !isWorkUnderWay();
}

/** Address of the program, which differs from build to build. */
const buildHere = () => document.querySelector<HTMLLinkElement>(`#${PROGRAM_LINK}`)?.href;

/** Reloads a page whose build was replaced: once per build and tab, never while a call that may pay is under way. */
export async function reloadForLostChunk(error: unknown): Promise<boolean> {
  // A slow network is not helped by loading everything again.
  if (error instanceof DeadlineError || !(await isWorkDone())) return false;
  try {
    const mark = RELOADED + buildHere();
    if (sessionStorage.getItem(mark) || (await isCutOff()) || !(await isWorkDone())) return false;
    sessionStorage.setItem(mark, '1');
  } catch {
    // No storage could keep it from reloading for ever.
    return false;
  }
  location.reload();
  return true;
}
