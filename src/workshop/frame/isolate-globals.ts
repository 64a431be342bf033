/** Timers longer than this, such as the one of the note that something is slow, never fire. */
const MAX_TIMER_MS = 5_000;

/** A storage that nothing else can see. */
function memoryStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, String(value)),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

function replace(owner: object, name: string, descriptor: PropertyDescriptor): void {
  Object.defineProperty(owner, name, { configurable: true, ...descriptor });
}

/** Cookies by name, without their attributes: nothing here lives longer than the document. */
function ownCookies(): void {
  const cookies = new Map<string, string>();
  replace(document, 'cookie', {
    get: () => [...cookies].map((pair) => pair.join('=')).join('; '),
    set: (written: string) => {
      const [pair = '', ...attributes] = written.split(';');
      const [name = '', ...value] = pair.trim().split('=');
      if (attributes.some((one) => one.trim() === 'max-age=0')) cookies.delete(name);
      else cookies.set(name, value.join('='));
    },
  });
}

/** Keeps long timers from firing: a state that waits stays as it is for as long as a person looks at it. */
function stopLongTimers(): void {
  const later = window.setTimeout.bind(window);
  window.setTimeout = ((work: TimerHandler, delay = 0, ...given: unknown[]) =>
    delay < MAX_TIMER_MS ? later(work, delay, ...given) : later(() => {}, 0)) as typeof setTimeout;
}

/** The same numbers in the same order each time. */
function predictRandom(): void {
  let count = 0;
  const next = () => (count = (count * 1_103_515_245 + 12_345) % 2_147_483_648);
  Math.random = () => next() / 2_147_483_648;
  crypto.getRandomValues = ((array: Uint8Array) =>
    array.map(() => next() % 256)) as typeof crypto.getRandomValues;
}

const STILL = `*, *::before, *::after { animation: none !important; transition: none !important;
  caret-color: transparent !important; scroll-behavior: auto !important; }`;

function stopMotion(): void {
  const style = document.createElement('style');
  style.textContent = STILL;
  document.head.append(style);
}

/** The page that this frame is part of; undefined for a frame by itself. */
function pageAround(): Window | undefined {
  const { parent, frameElement } = window;
  return frameElement ? parent : undefined;
}

/** Neither takes the focus from the page that this frame may be part of, nor moves that page. */
function stayInPlace(): void {
  const around = pageAround();
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    if (around && !document.hasFocus()) return;
    focus.call(this, { ...options, preventScroll: true });
  };
  Element.prototype.scrollIntoView = () => {};
  const { showModal } = HTMLDialogElement.prototype;
  HTMLDialogElement.prototype.showModal = function () {
    const { scrollX = 0, scrollY = 0 } = around ?? {};
    showModal.call(this);
    around?.scrollTo(scrollX, scrollY);
  };
}

/**
 * Gives this document storages, cookies and locks of its own, which no other frame of the same page
 * sees. A still frame also has predictable random numbers, no long timers and no motion, and it does not
 * scroll; its clock is that of the browser, which stands still where pictures are taken.
 */
export function isolateGlobals({ isStill }: { isStill: boolean }): void {
  replace(window, 'sessionStorage', { value: memoryStorage() });
  replace(window, 'localStorage', { value: memoryStorage() });
  replace(navigator, 'locks', { value: undefined });
  ownCookies();
  if (!isStill) return;
  stopLongTimers();
  predictRandom();
  stopMotion();
  stayInPlace();
}
