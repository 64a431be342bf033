export type MoneyUnit = 'major' | 'minor';

const NO_BREAK_SPACE = '\u00a0';
const WRITTEN = new Map<string, (number: string) => string>([
  ['BRL', (number) => 'R$' + NO_BREAK_SPACE + number],
  ['MZN', (number) => number + NO_BREAK_SPACE + 'MT'],
]);

/** Half a unit is rounded up. The exponent moves the written number: 1.005 is rounded as such, not as 1.00499. */
export const roundTo = (decimals: number, value: number): number =>
  Math.round(Number(`${value}e${decimals}`) || value * 10 ** decimals) / 10 ** decimals;

/** Intl writes the same, but its first use costs a cheap phone 40 ms at the start. */
function grouped(value: number, decimals: number): string {
  const fixed = roundTo(decimals, value).toFixed(decimals);
  const [whole, fraction] = fixed.split('.') as [string, string?];
  const groups = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return fraction ? `${groups},${fraction}` : groups;
}

/** 'R$ 1.234,50', '187,20 MT'. @throws {RangeError} for an amount that is not finite: no price may be made up. */
export function formatMoney(amount: number, currency: string, unit: MoneyUnit): string {
  if (!Number.isFinite(amount)) {
    throw new RangeError(`An amount of money must be a finite number, not ${amount}.`);
  }
  const major = unit === 'minor' ? amount / 100 : amount;
  const number = grouped(Math.abs(major), 2);
  const written = WRITTEN.get(currency)?.(number) ?? currency + NO_BREAK_SPACE + number;
  return major < 0 ? `-${written}` : written;
}

/** Points in pt-BR with as many decimals as needed, 3 at most: 12345 is '12.345', 10.5 is '10,5'. */
export const formatPoints = (points: number): string =>
  (points < 0 ? '-' : '') + grouped(Math.abs(points), 3).replace(/,?0+$/, '');

export function isWithinPrice(amount: number, price: number, unit: MoneyUnit): boolean {
  const cents = (value: number) => Math.round(unit === 'minor' ? value : value * 100);
  return cents(amount) <= cents(price) + 1;
}
