import type { EarlyForm, EarlyFormData, EarlyPress } from './early-handle.ts';
import { isEmpty, linesIn, showFieldError, shownBy, showSummary, tickOff } from './early-errors.ts';

/**
 * Answers presses of a form's button before the program is there. A form with an empty required field shows
 * its errors at once, as the program would draw them; a complete one is posted, or waits for the program
 * where it has a card. Returns undefined where the page has no form.
 */
export function startEarlyForm(): EarlyForm | undefined {
  const box = document.querySelector<HTMLElement>('[data-early]');
  const form = box?.querySelector('form');
  const summary = box?.querySelector<HTMLElement>('[data-errors]');
  const button = form?.querySelector<HTMLButtonElement>('button[type=submit]');
  if (!box || !form || !summary || !button) return undefined;
  const { required, holds }: EarlyFormData = JSON.parse(box.dataset.early!);
  const messages = new Map(required.map(([id, ...texts]) => [id, texts]));
  const spinner = button.querySelector<HTMLElement>('[aria-hidden]')!;

  /** The server may have drawn errors of its own, of a form that was posted. */
  const lines = new Map(linesIn(summary));
  /** The fields that were empty at the last press, and those of them that still are. */
  let answered: readonly string[] = [];
  let missing: readonly string[] = [];
  let press: EarlyPress | undefined;
  let isBusy = false;
  let isFrozen = false;
  let isExpected = false;
  let isLost = false;

  const setBusy = (next: boolean) => {
    isBusy = next;
    if (next) button.setAttribute('aria-disabled', 'true');
    else button.removeAttribute('aria-disabled');
    spinner.hidden = !next;
  };

  const answer = (empty: readonly string[]) => {
    const changed = new Set([...answered, ...empty]);
    answered = missing = empty;
    for (const id of changed) {
      const [message, line] = empty.includes(id) ? messages.get(id)! : [];
      if (line === undefined) lines.delete(id);
      else lines.set(id, line);
      showFieldError(id, message);
    }
    if (changed.size > 0) showSummary(summary, lines);
  };

  const onSubmit = (event: SubmitEvent) => {
    if (event.target !== form) return;
    if (isFrozen && press !== 'posted') press = 'waiting';
    const empty = [...messages.keys()].filter(isEmpty);
    const isPosted = !isFrozen && !isBusy && empty.length === 0 && !holds && !isExpected;
    if (!isPosted) event.preventDefault();
    if (isFrozen || isBusy) return;
    answer(empty);
    if (empty.length > 0) {
      press = 'answered';
      summary.focus({ preventScroll: true });
      return summary.scrollIntoView({ block: 'nearest' });
    }
    press = isPosted ? 'posted' : 'waiting';
    if (isLost && !isPosted) scrollTo(0, 0);
    else setBusy(true);
  };

  const onInput = () => {
    if (isFrozen) return;
    for (const id of missing.filter((one) => !isEmpty(one))) {
      missing = missing.filter((one) => one !== id);
      showFieldError(id, '', false);
      tickOff(summary, id);
    }
  };

  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (!link) return;
    event.preventDefault();
    focusField(link.hash.slice(1));
  };

  /** A page that comes back from the browser's cache can be used again. */
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && !isFrozen) setBusy(false);
  };

  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('submit', onSubmit, { capture: true, signal });
  form.addEventListener('input', onInput, { signal });
  summary.addEventListener('click', onClick, { signal });
  addEventListener('pageshow', onPageShow, { signal });
  button.disabled = false;

  return {
    holds,
    wait: () => void (isExpected = true),
    giveUp() {
      isExpected = false;
      isLost = true;
      if (press !== 'waiting' || isFrozen) return;
      press = undefined;
      setBusy(false);
    },
    freeze() {
      isFrozen = true;
      return { ...shownBy(summary), isBusy };
    },
    end() {
      listening.abort();
      return press;
    },
  };
}

/** Puts the focus into a field and the field into sight. */
function focusField(id: string): void {
  const control = document.getElementById(id);
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'center' });
}
