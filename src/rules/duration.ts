const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Whole seconds as a clock shows them: '9:05', from an hour on '1:02:09'. */
export function formatDuration(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = twoDigits(seconds % 60);
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${rest}` : `${minutes}:${rest}`;
}
