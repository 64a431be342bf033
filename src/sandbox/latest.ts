/** Number of list entries on the page; GET /sandbox/state has them all. */
const MAX_SHOWN = 50;

/** The latest entries of a list, newest first, and what to call them. */
export function latest<T>(caption: string, list: readonly T[]) {
  const isCut = list.length > MAX_SHOWN;
  return {
    caption: `${caption} (${isCut ? `the latest ${MAX_SHOWN} of ` : ''}${list.length})`,
    newest: list.slice(-MAX_SHOWN).reverse(),
  };
}
