import { withDeadline } from '../../api/deadline.ts';
import { REACHABLE_PATH } from '../../contract/start-note.ts';

/** Whether the browser says that it has no connection; one that says nothing, or another thing, may have one. */
export const isOffline = (): boolean => navigator.onLine === false;

const PROBE_MS = 5000;

/** Whether our own server cannot be reached: some browsers report no connection behind a VPN. */
export const isCutOff = (): Promise<boolean> =>
  withDeadline(PROBE_MS, undefined, (signal) =>
    fetch(REACHABLE_PATH, { cache: 'no-store', signal }),
  ).then(
    () => false,
    () => true,
  );

export function subscribeToConnection(listener: () => void): () => void {
  const events = ['online', 'offline'];
  for (const event of events) window.addEventListener(event, listener);
  return () => events.forEach((event) => window.removeEventListener(event, listener));
}
