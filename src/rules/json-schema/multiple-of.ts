/**
 * Decimals to which a number divided by "multipleOf" has to be whole (Ajv's `multipleOfPrecision`): computers
 * divide 19.99 by 0.01 to 1998.9999999999998.
 */
export const MULTIPLE_OF_PRECISION = 6;
