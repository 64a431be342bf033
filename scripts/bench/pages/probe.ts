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
 * in the frame after the one that painted it. After a press each frame looks for errors, shown by the
 * program or by a rule of CSS (`:user-invalid`): the first error is reported when a message can be
 * seen in the form; all errors a frame after as many messages are seen as the form has wrong fields.
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
  /** Whether an element has a box that can be seen, and is not there for screen readers alone. */
  const isSeen = (element: Element): boolean => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
      const { overflowX, clipPath, display } = getComputedStyle(one);
      const { width, height, right, bottom } = one.getBoundingClientRect();
      const isClipped = overflowX !== 'visible' && (width <= 1 || height <= 1);
      const isAway = display !== 'contents' && (right + scrollX <= 0 || bottom + scrollY <= 0);
      if (isClipped || isAway || /^inset\((50|100)%/.test(clipPath)) return false;
    }
    return true;
  };
  const showsMessage = (root: Element): boolean => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text;
      if (messages.includes(data.trim()) && isSeen(parentElement!)) return true;
    }
    return false;
  };
  /** Errors that stand at their fields: a summary may repeat them. */
  const errorsAtFields = (form: Element): number => {
    const ids = new Set<string>();
    for (const name of ['aria-describedby', 'aria-errormessage']) {
      for (const control of form.querySelectorAll(`[${name}]`)) {
        for (const id of control.getAttribute(name)!.split(/\s+/)) ids.add(id);
      }
    }
    return [...ids].filter((id) => {
      const element = document.getElementById(id);
      return element && showsMessage(element);
    }).length;
  };
  let isAnswered = false;
  const lookForErrors = () => {
    const form = document.querySelector('form');
    if (form && !isAnswered && showsMessage(form)) {
      isAnswered = true;
      send({ event: 'first-error', at: since(performance.now()) });
    }
    if (!form || !isAnswered || errorsAtFields(form) < errorCount) {
      requestAnimationFrame(lookForErrors);
      return;
    }
    afterFrame(() => send({ event: 'all-errors', at: since(performance.now()) }));
  };
  // A press may be answered by another document.
  const PRESSED = 'bench-pressed';
  let isLooking = sessionStorage.getItem(PRESSED) !== null;
  if (isLooking) requestAnimationFrame(lookForErrors);
  addEventListener(
    'click',
    ({ timeStamp, target }) => {
      if (!(target as Element).closest('button')) return;
      send({ event: 'press', at: since(timeStamp) });
      sessionStorage.setItem(PRESSED, '');
      if (!isLooking) requestAnimationFrame(lookForErrors);
      isLooking = true;
    },
    true,
  );
}
