const MARK = 'data-preview-mark';
const STYLE = `[${MARK}] { outline: 3px solid #c2187a !important; outline-offset: 2px !important; }`;

/** Marks elements of a frame, and nothing else there. */
export function mark(document: Document, elements: readonly Element[]): void {
  if (!document.querySelector(`style[${MARK}-style]`)) {
    const style = document.createElement('style');
    style.setAttribute(`${MARK}-style`, '');
    style.textContent = STYLE;
    document.head.append(style);
  }
  for (const marked of document.querySelectorAll(`[${MARK}]`)) marked.removeAttribute(MARK);
  for (const element of elements) element.setAttribute(MARK, '');
}
