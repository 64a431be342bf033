/** Functions that run in a measured page; none needs anything from outside. Times are milliseconds since 1970. */

export const firstPaint = () =>
  new Promise<number>((resolve) => {
    new PerformanceObserver((list) => {
      for (const { name, startTime } of list.getEntries()) {
        if (name === 'first-contentful-paint') resolve(performance.timeOrigin + startTime);
      }
    }).observe({ type: 'paint', buffered: true });
  });

/** Resolves with the middle of an element, in CSS pixels, in the frame after the one that painted it. */
export const whenPainted = (selector: string) =>
  new Promise<{ x: number; y: number }>((resolve) => {
    const look = () => {
      const target = document.querySelector(selector);
      if (!target || target.getClientRects().length === 0) return requestAnimationFrame(look);
      target.scrollIntoView({ block: 'center', behavior: 'instant' });
      return requestAnimationFrame(() => {
        const { x, y, width, height } = target.getBoundingClientRect();
        resolve({ x: x + width / 2, y: y + height / 2 });
      });
    };
    requestAnimationFrame(look);
  });

export const whenKeyIsPainted = () =>
  new Promise<number>((resolve) => {
    const note = () => resolve(performance.timeOrigin + performance.now());
    const afterFrame = () => requestAnimationFrame(() => setTimeout(note));
    addEventListener('input', afterFrame, { capture: true, once: true });
  });

/**
 * Resolves with the times of a press of a button and of the frame after which as many fields show one of these
 * messages; without a number the form as a whole shows one, by the program or by a rule of CSS (`:user-invalid`), which
 * ties no message to a field. A message for screen readers alone does not count.
 */
export const whenErrorsAreSeen = ({ messages, fields }: { messages: string[]; fields?: number }) =>
  new Promise<{ press: number; shown: number }>((resolve) => {
    const since = (moment: number) => performance.timeOrigin + moment;
    let press = 0;
    addEventListener('click', ({ timeStamp }) => (press ||= since(timeStamp)), true);
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 1;
    const showsMessage = (root: Element) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { data, parentElement } = walker.currentNode as Text;
        if (messages.includes(data.trim()) && isSeen(parentElement!)) return true;
      }
      return false;
    };
    const look = () => {
      const described = document.querySelectorAll(
        'form :is([aria-describedby],[aria-errormessage])',
      );
      const ids = [...described].flatMap((control) => [
        ...(control.getAttribute('aria-describedby')?.split(' ') ?? []),
        control.getAttribute('aria-errormessage') ?? '',
      ]);
      const places = fields
        ? ids.map((id) => document.getElementById(id))
        : [document.querySelector('form')];
      const seen = [...new Set(places)].filter((element) => element && showsMessage(element));
      if (seen.length < (fields ?? 1)) return requestAnimationFrame(look);
      return setTimeout(() => resolve({ press, shown: since(performance.now()) }));
    };
    requestAnimationFrame(look);
  });

/** Resolves when React has taken over the button, or the script of the hand-written page has opened it. */
export const whenItWorks = () =>
  new Promise<void>((resolve) => {
    const look = () => {
      const button = document.querySelector<HTMLButtonElement>('form button[type=submit]');
      const isOfReact = document.getElementById('root') !== null;
      const hasReact = Object.keys(button ?? {}).some((key) => key.startsWith('__reactProps'));
      if (button && !button.disabled && (!isOfReact || hasReact)) resolve();
      else setTimeout(look, 20);
    };
    look();
  });
