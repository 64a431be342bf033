/** Whether the browser says that it has no connection; one that says nothing, or another thing, may have one. */
export const isOffline = (): boolean => navigator.onLine === false;

/** Calls a listener when the connection goes or comes back. Returns how to stop. */
export function subscribeToConnection(listener: () => void): () => void {
  const events = ['online', 'offline'];
  for (const event of events) window.addEventListener(event, listener);
  return () => events.forEach((event) => window.removeEventListener(event, listener));
}
