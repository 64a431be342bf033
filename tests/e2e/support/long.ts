/**
 * Details of a test that `npm test` leaves to `npm run test:long`: what repeats a check of another
 * case for one more brand, corpus or seed. One case of each kind stays without the tag.
 */
export const longIf = (isLong: boolean): { tag: string[] } => ({ tag: isLong ? ['@long'] : [] });

/** Such details of a test that is always left to `npm run test:long`. */
export const LONG = longIf(true);
