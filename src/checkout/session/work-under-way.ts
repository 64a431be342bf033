let count = 0;

/** Runs work that a reload of the page must not cut off: a call, or a form's action. */
export async function countedWork<T>(work: () => Promise<T>): Promise<T> {
  count++;
  try {
    return await work();
  } finally {
    count--;
  }
}

/** Whether a call or an action is under way in this document. */
export const isWorkUnderWay = (): boolean => count > 0;
