/**
 * Stands in for MUI's text area that grows with its text (2 KB): only an input with `multiline` asks
 * for it, and ours of several lines is the browser's own. Aliased in vite.config.ts.
 */
export default function neverDrawn(): never {
  throw new Error('Texts of several lines are drawn by the widget "textarea".');
}
