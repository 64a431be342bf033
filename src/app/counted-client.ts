import type { Client } from '../api/client.ts';
import { countedWork, isWorkUnderWay } from '../checkout/session/work-under-way.ts';

/** The same client; its calls are counted while they are in flight. */
export const countedClient = ({ call }: Client): Client => ({
  call: (operationId, input) => countedWork(() => call(operationId, input)),
});

/**
 * Reloads a page that comes back from the back-forward cache (HTML, "pageshow") with calls in flight, whose
 * answers may be lost, or that `isOver`. The session keeps what was typed.
 */
export function reloadOnReturn(isOver: () => boolean): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && (isWorkUnderWay() || isOver()))
      location.replace(location.pathname + location.search);
  });
}
