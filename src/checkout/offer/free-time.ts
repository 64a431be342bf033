import type { BrandOffer } from '../../contract/compiled-brand.ts';

/**
 * The day on which free time that begins at `start`, else now, is over, as "DD/MM/YYYY" in the device's time zone. A
 * month that lacks the day of the month ends on its last one.
 */
export function endOfFreeTime(
  { days = 0, months = 0 }: NonNullable<BrandOffer['freeFor']>,
  start = new Date(),
): string {
  const [year, month] = [start.getFullYear(), start.getMonth() + months];
  const lastDay = new Date(year, month + 1, 0).getDate();
  const end = new Date(year, month, Math.min(start.getDate(), lastDay) + days);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(end.getDate())}/${two(end.getMonth() + 1)}/${end.getFullYear()}`;
}
