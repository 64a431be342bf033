let count = 0;
let payments = 0;

/** Has the browser ask a buyer who closes or reloads the page; its words are its own. */
const ask = (event: Event) => event.preventDefault();

/** Runs work that a reload of the page must not cut off: a call, or a form's action, which may move money. */
export async function countedWork<T>(work: () => Promise<T>, movesMoney?: boolean): Promise<T> {
  count++;
  if (movesMoney && payments++ === 0) addEventListener('beforeunload', ask);
  try {
    return await work();
  } finally {
    count--;
    if (movesMoney && --payments === 0) removeEventListener('beforeunload', ask);
  }
}

export const isWorkUnderWay = (): boolean => count > 0;

export const isPaymentUnderWay = (): boolean => payments > 0;
