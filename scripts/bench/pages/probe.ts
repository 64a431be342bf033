/** The events that a page reports of itself, with the time in milliseconds since 1970. */
export interface Report {
  event: 'first-paint' | 'field' | 'button' | 'key' | 'press' | 'first-error' | 'all-errors';
  at: number;
  /** Middle of a field or button, in CSS pixels. */
  x?: number;
  y?: number;
}

export interface ProbeOptions {
  /** Texts of the errors. */
  messages: readonly string[];
  /** Errors of the whole form. */
  errorCount: number;
  /** Looks for what can be touched, frame by frame. */
  looks: 'field' | 'button' | undefined;
}

/** Name of the function by which a page reports. */
export const REPORT = 'reportToBench';

/**
 * Runs in the page before its scripts and needs nothing from outside. A field or button is reported
 * in the frame after the one that painted it; the first error when a control is `aria-invalid` and a
 * message stands in the form; all errors a frame after the last message.
 */
export function probe({ messages, errorCount, looks }: ProbeOptions): void {
  const send = (report: object) =>
    (window as unknown as { reportToBench(text: string): void }).reportToBench(
      JSON.stringify(report),
    );
  const since = (moment: number) => performance.timeOrigin + moment;
  const afterFrame = (then: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', then);
      port1.start();
      port2.postMessage('');
    });
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) {
      if (name === 'first-contentful-paint') send({ event: 'first-paint', at: since(startTime) });
    }
  }).observe({ type: 'paint', buffered: true });

  const selector =
    looks === 'field'
      ? 'form input:not([type=hidden],[type=radio],[type=checkbox])'
      : 'form button[type=submit]:not([disabled])';
  const look = () => {
    const target = document.querySelector(selector);
    if (!target || target.getClientRects().length === 0) return requestAnimationFrame(look);
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    requestAnimationFrame(() => {
      const { x, y, width, height } = target.getBoundingClientRect();
      const at = since(performance.now());
      send({ event: looks, at, x: x + width / 2, y: y + height / 2 });
    });
  };
  if (looks) requestAnimationFrame(look);

  addEventListener(
    'input',
    () => afterFrame(() => send({ event: 'key', at: since(performance.now()) })),
    {
      capture: true,
      once: true,
    },
  );
  addEventListener(
    'click',
    ({ timeStamp }) => send({ event: 'press', at: since(timeStamp) }),
    true,
  );

  /** Errors in the form: texts that are a message, wherever a library puts them. */
  const shown = () => {
    const walker = document.createTreeWalker(
      document.querySelector('form') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    let count = 0;
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text;
      if (messages.includes(data.trim()) && !parentElement?.closest('[hidden]')) count++;
    }
    return count;
  };
  let isAnswered = false;
  const observer = new MutationObserver(() => {
    if (!document.querySelector('[aria-invalid=true]')) return;
    const count = shown();
    if (count > 0 && !isAnswered) {
      isAnswered = true;
      send({ event: 'first-error', at: since(performance.now()) });
    }
    if (count < errorCount) return;
    observer.disconnect();
    afterFrame(() => send({ event: 'all-errors', at: since(performance.now()) }));
  });
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
}
