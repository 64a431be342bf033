/**
 * The browser's `fetch` as it is before the agent puts its own in place, which it does as soon as its module runs:
 * this module has to be imported before it.
 */
export const browserFetch = window.fetch;
