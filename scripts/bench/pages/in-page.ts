import type { Form } from './forms.ts';

/** Functions that run in a measured page; none needs anything from outside. Times are milliseconds since 1970. */

/** Marks the press of a button, and the frame after a key. */
export const record = () => {
  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      if ((target as Element).closest('[type=submit]'))
        performance.mark('bench-press', { startTime: timeStamp });
    },
    true,
  );
  addEventListener(
    'input',
    () => requestAnimationFrame(() => setTimeout(() => performance.mark('bench-key'))),
    true,
  );
};

/** The time of a mark, or of a paint. */
export const timeOf = (name: string) => {
  const [entry] = performance.getEntriesByName(name);
  return entry && performance.timeOrigin + entry.startTime;
};

export const isPainted = (selector: string) =>
  document.querySelector(selector)?.checkVisibility() || undefined;

/**
 * The time after the frame in which as many messages of the form can be seen, shown by the program or by a rule of CSS
 * (`:user-invalid`). A message for screen readers alone does not count.
 */
export const errorsSeen = ({ form, count }: { form: Form; count: number }) => {
  const texts = document.createTreeWalker(document.forms[0] ?? document, NodeFilter.SHOW_TEXT);
  let seen = 0;
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode as Text;
    if (
      form.fields.some(({ message }) => message === data.trim()) &&
      parentElement!.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      parentElement!.getBoundingClientRect().width > 1
    )
      seen += 1;
  }
  if (seen < count) return undefined;
  return new Promise<number>((resolve) => {
    setTimeout(() => resolve(performance.timeOrigin + performance.now()));
  });
};

/** Whether React has taken over the button, or the script of the hand-written page has opened it. */
export const isWorking = () => {
  const button = document.querySelector<HTMLButtonElement>('form button[type=submit]');
  const isOfReact = document.getElementById('root') !== null;
  const hasReact = Object.keys(button ?? {}).some((key) => key.startsWith('__reactProps'));
  return (button && !button.disabled && (!isOfReact || hasReact)) || undefined;
};
