import { withTimeout } from './timeout.ts';

/** Whether the browser says that it has no connection; one that says nothing, or another thing, may have one. */
export const isOffline = (): boolean => navigator.onLine === false;

const PROBE_MS = 5000;

/** Asked before a buyer is kept from sending: some browsers report no connection behind a VPN. */
export async function isCutOff(): Promise<boolean> {
  try {
    await withTimeout(fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }), PROBE_MS);
    return false;
  } catch {
    return true;
  }
}

export function subscribeToConnection(listener: () => void): () => void {
  const events = ['online', 'offline'];
  for (const event of events) window.addEventListener(event, listener);
  return () => events.forEach((event) => window.removeEventListener(event, listener));
}
