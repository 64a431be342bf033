/** How many entries of a list the page shows; GET /sandbox/state has them all. */
const MOST = 50;

/** The latest entries of a list, newest first, and what to call them. */
export function latest<T>(caption: string, list: readonly T[]) {
  const isCut = list.length > MOST;
  return {
    caption: `${caption} (${isCut ? `the latest ${MOST} of ` : ''}${list.length})`,
    newest: list.slice(-MOST).reverse(),
  };
}
