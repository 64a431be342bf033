/** Whether something can be paid with points; what says nothing of methods limits nothing. */
export const takesPoints = (paymentMethods: readonly string[]): boolean =>
  paymentMethods.length === 0 || paymentMethods.includes('livelo');
