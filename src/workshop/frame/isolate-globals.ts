/** Timers longer than this, such as the one of the note that something is slow, never fire. */
const MAX_TIMER_MS = 5_000;

/** Keeps long timers from firing: a state that waits stays as it is for as long as a person looks at it. */
function stopLongTimers(): void {
  const later = window.setTimeout.bind(window);
  window.setTimeout = ((work: TimerHandler, delay = 0, ...given: unknown[]) =>
    delay < MAX_TIMER_MS ? later(work, delay, ...given) : later(() => {}, 0)) as typeof setTimeout;
}

/** Neither takes the focus from the page that this frame may be part of, nor moves that page. */
function stayInPlace(): void {
  const around = window.frameElement ? window.parent : undefined;
  const isElsewhere = () => around !== undefined && !document.hasFocus();
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    if (!isElsewhere()) focus.call(this, { ...options, preventScroll: true });
  };
  Element.prototype.scrollIntoView = () => {};
  const { showModal } = HTMLDialogElement.prototype;
  HTMLDialogElement.prototype.showModal = function () {
    const { scrollX = 0, scrollY = 0 } = around ?? {};
    const active = isElsewhere() ? (around!.document.activeElement as HTMLElement) : undefined;
    showModal.call(this);
    if (active) around!.focus();
    active?.focus({ preventScroll: true });
    around?.scrollTo(scrollX, scrollY);
  };
}

/** A link of the screen leads nowhere; only the page around it shows another frame. */
function stayAtScreen(): void {
  // Not every browser has the Navigation API.
  const { navigation }: Partial<Window> = window;
  navigation?.addEventListener('navigate', (event) => {
    const { pathname } = new URL(event.destination.url);
    if (pathname !== location.pathname) event.preventDefault();
  });
}

/**
 * Gives this document random bytes of its own, nothing that it shares with other frames, and no way to disturb the
 * page around it. A session without storages keeps its values in memory.
 */
export function isolateGlobals(): void {
  for (const storage of ['sessionStorage', 'localStorage'])
    Object.defineProperty(window, storage, { value: undefined });
  Object.defineProperty(navigator, 'locks', { value: undefined });
  // Those of each drawing are the same.
  let count = 0;
  crypto.getRandomValues = ((array: Uint8Array) =>
    array.map(() => (count += 89) % 256)) as typeof crypto.getRandomValues;
  stopLongTimers();
  stayInPlace();
  stayAtScreen();
}
