/** Whether a frame has the focus without a press or a key. */
const isIntruder = (frame: HTMLIFrameElement): boolean =>
  frame.inert || frame.closest('[data-state="coming"]') !== null;

/** Gives the focus back to where it was when a frame takes it by itself, as one with a dialog does. */
export function keepFocus(): void {
  let last: Element | null = null;
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLIFrameElement)) last = target as Element;
  });
  const takeBack = () => {
    const frames = [...document.querySelectorAll('iframe')];
    const taker = frames.find(({ contentDocument }) => contentDocument?.hasFocus());
    if (!taker || !isIntruder(taker)) return;
    taker.blur();
    window.focus();
    if (last instanceof HTMLElement && last.isConnected) last.focus({ preventScroll: true });
  };
  // While the event is on its way the focus is still being moved.
  window.addEventListener('blur', () => setTimeout(takeBack));
}
