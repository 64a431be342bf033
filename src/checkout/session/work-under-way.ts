let count = 0;
let payments = 0;

/** Runs work that a reload of the page must not cut off: a call, or a form's action, which may move money. */
export async function countedWork<T>(work: () => Promise<T>, movesMoney?: boolean): Promise<T> {
  count++;
  if (movesMoney) payments++;
  try {
    return await work();
  } finally {
    count--;
    if (movesMoney) payments--;
  }
}

/** Whether a call or an action is under way in this document. */
export const isWorkUnderWay = (): boolean => count > 0;

/** Whether the action of a paying button is under way in this document. */
export const isPaymentUnderWay = (): boolean => payments > 0;
