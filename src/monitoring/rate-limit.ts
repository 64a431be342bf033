export const MAX_PER_MINUTE = 80;
const MINUTE_MS = 60_000;

export function createRateLimit(): () => boolean {
  let sent: number[] = [];
  return () => {
    const now = Date.now();
    sent = sent.filter((time) => Math.abs(now - time) < MINUTE_MS);
    return sent.length < MAX_PER_MINUTE && sent.push(now) > 0;
  };
}
