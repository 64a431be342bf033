/** Whether an amount counts whole units of its currency or hundredths of them. */
export type MoneyUnit = 'major' | 'minor';

const NO_BREAK_SPACE = '\u00a0';
const SYMBOLS = new Map([
  ['BRL', 'R$'],
  ['MZN', 'MT'],
]);

const twoDecimals = new Intl.NumberFormat('pt-BR', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const asNeeded = new Intl.NumberFormat('pt-BR');

/**
 * An amount in pt-BR with 2 decimals, after its currency's symbol (or its ISO 4217 code where we know
 * none) and a no-break space: 'R$ 1.234,50'. Only the bare number comes from Intl, whose symbols and
 * spaces differ between versions: server and browser must draw the same text.
 * Throws a RangeError for an amount that is not a finite number, for no price may be made up.
 */
export function formatMoney(amount: number, currency: string, unit: MoneyUnit): string {
  if (!Number.isFinite(amount)) {
    throw new RangeError(`An amount of money must be a finite number, not ${amount}.`);
  }
  const major = unit === 'minor' ? amount / 100 : amount;
  const symbol = SYMBOLS.get(currency) ?? currency;
  const sign = major < 0 ? '-' : '';
  return sign + symbol + NO_BREAK_SPACE + twoDecimals.format(Math.abs(major));
}

/** Points in pt-BR with no forced decimals: 12345 is '12.345', 10.5 is '10,5'. */
export function formatPoints(points: number): string {
  return asNeeded.format(points);
}

/** Whether an amount is no more than a price, within a cent, both in one unit. */
export function isWithinPrice(amount: number, price: number, unit: MoneyUnit): boolean {
  const cents = (value: number) => Math.round(unit === 'minor' ? value : value * 100);
  return cents(amount) <= cents(price) + 1;
}
