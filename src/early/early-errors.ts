import type { EarlyLine, EarlyState } from './early-handle.ts';

/**
 * Whether nothing was typed, chosen or ticked at a control. A group of controls is not judged, nor is one that
 * cannot be filled yet.
 */
export function isEmpty(id: string): boolean {
  const control = document.getElementById(id);
  if (!control?.matches('input, select, textarea') || control.matches(':disabled')) return false;
  const { type, checked, value } = control as HTMLInputElement;
  if (type === 'checkbox') return !checked;
  if (type === 'radio') return isUnchosen(control as HTMLInputElement);
  return value.trim() === '';
}

/** A choice that the program derives from a text is made as soon as there is some. */
function isUnchosen({ form, name, parentElement }: HTMLInputElement): boolean {
  const source = parentElement?.closest<HTMLElement>('[data-derived-from]')?.dataset.derivedFrom;
  if (source && !isEmpty(source)) return false;
  return !new FormData(form!).has(name);
}

/**
 * Draws the error of a field, or takes it away, as the program draws it. An error that was put right keeps its
 * room until the next press.
 */
export function showFieldError(id: string, message = '', isPress = true): void {
  const control = document.getElementById(id);
  const text = errorText(id);
  if (!control || !text) return;
  const carrier = control.closest('[role=radiogroup]') ?? control;
  const others = (carrier.getAttribute('aria-describedby') ?? '').split(' ');
  const describedBy = [message && text.id, ...others.filter((one) => one !== text.id)];
  setAttribute(carrier, 'aria-invalid', message && 'true');
  setAttribute(carrier, 'aria-describedby', describedBy.filter(Boolean).join(' '));
  const corrected = message || isPress ? '' : (text.textContent ?? '');
  setAttribute(text, 'data-corrected', corrected);
  text.textContent = message;
  text.hidden = !message && !corrected;
  const frame = control.parentElement!;
  if (frame.dataset.invalid) frame.dataset.invalid = String(message !== '');
}

const errorText = (id: string) => document.getElementById(`${id}-error`);

function setAttribute(element: Element, name: string, value: string): void {
  if (value) element.setAttribute(name, value);
  else element.removeAttribute(name);
}

/** Lists errors in page order above the form, each with a link to its field. */
export function showSummary(summary: HTMLElement, lines: ReadonlyMap<string, string>): void {
  const controls = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  const ids = [...lines.keys()].sort((a, b) => controls.indexOf(a) - controls.indexOf(b));
  summary.hidden = ids.length === 0;
  summary.querySelector('ul')!.replaceChildren(
    ...ids.map((id) => {
      const link = document.createElement('a');
      link.href = `#${id}`;
      link.textContent = lines.get(id)!;
      const item = document.createElement('li');
      item.append(link);
      return item;
    }),
  );
}

const links = (summary: HTMLElement) => [...summary.querySelectorAll('a')];
const idOf = (link: HTMLAnchorElement) => link.hash.slice(1);

/** Ticks the error of a field off in the summary, which does not move. */
export function tickOff(summary: HTMLElement, id: string): void {
  const link = links(summary).find((one) => idOf(one) === id);
  link?.parentElement!.setAttribute('data-done', 'true');
}

/** The lines of a summary, in page order. */
export const linesIn = (summary: HTMLElement): EarlyLine[] =>
  links(summary).map((link) => [idOf(link), link.textContent]);

/** The errors that a summary and its fields show. */
export function shownBy(summary: HTMLElement): Omit<EarlyState, 'isBusy'> {
  const lines = linesIn(summary);
  const texts = lines.flatMap(([id]) => {
    const text = errorText(id);
    return text ? [{ id, error: text.textContent, corrected: text.dataset.corrected }] : [];
  });
  return {
    lines,
    errors: texts.flatMap(({ id, error }) => (error ? [[id, error]] : [])),
    corrected: texts.flatMap(({ id, corrected }) => (corrected ? [[id, corrected]] : [])),
  };
}
