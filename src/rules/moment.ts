const WRITTEN =
  /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?)(?:[.,]\d+)?\s*(Z|[+-]\d\d(?::?\d\d)?)?)?$/i;
/** Brazil's. It is behind UTC, so that a code is shown too long rather than removed too early. */
const DEFAULT_ZONE = '-03:00';
const END_OF_DAY = '23:59:59';

/** As ISO 8601 writes it: '-03' and '-0300' are '-03:00', 'Z' is '+00:00'. */
function zoneOf(written = DEFAULT_ZONE): string {
  const digits = written.slice(1).replace(':', '').padEnd(4, '0');
  return `${written.startsWith('-') ? '-' : '+'}${digits.slice(0, 2)}:${digits.slice(2)}`;
}

/** Milliseconds since 1970, from ISO 8601 or a number. Without a zone it is Brazil's; a date alone means its end. */
export function readMoment(written: string): number | undefined {
  const text = written.trim();
  if (/^\d+$/.test(text))
    return /^\d{10}(\d{3})?$/.test(text) ? Number(text.padEnd(13, '0')) : undefined;
  const [, day, time = END_OF_DAY, zone] = WRITTEN.exec(text) ?? [];
  const moment = Date.parse(`${day}T${time}${zoneOf(zone)}`);
  return Number.isNaN(moment) ? undefined : moment;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

export function formatDuration(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = twoDigits(seconds % 60);
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${rest}` : `${minutes}:${rest}`;
}
