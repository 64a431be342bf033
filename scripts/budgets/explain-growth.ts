/** Bytes with gzip by what the files of a budget are made of: packages, rooms of our own, brand modules. */
export type Shares = Readonly<Record<string, number>>;

interface Growth {
  name: string;
  /** Bytes with gzip. */
  size: number;
  limit: number;
  shares: Shares;
  /** Figures of the last time that somebody agreed to them; undefined for a new budget. */
  recorded?: { size: number; shares: Shares };
}

/** Growth below this is noise: compression shares differences out among all packages. */
const MIN_BYTES = 100;
const MAX_NAMED = 6;

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const signed = (bytes: number) => `${bytes < 0 ? '−' : '+'}${kilobytes(Math.abs(bytes))}`;

/**
 * One sentence on a budget that is passed: by how much, what grew since the recorded figures, largest first,
 * and in kB of 1,000 bytes.
 */
export function explainGrowth({ name, size, limit, shares, recorded }: Growth): string {
  const passed = `${name}: ${kilobytes(size)} kB, budget ${kilobytes(limit)} kB`;
  if (!recorded) return `${passed}; no figures are recorded for it.`;
  const names = [...new Set([...Object.keys(shares), ...Object.keys(recorded.shares)])];
  const grown = names
    .map((one) => ({ one, by: (shares[one] ?? 0) - (recorded.shares[one] ?? 0) }))
    .filter(({ by }) => by >= MIN_BYTES)
    .sort((a, b) => b.by - a.by)
    .slice(0, MAX_NAMED)
    .map(({ one, by }) => `${one} ${signed(by)}${one in recorded.shares ? '' : ' (new)'}`);
  const by = `${signed(size - recorded.size)} kB since the recorded figures`;
  return `${passed}; ${by}: ${grown.join(', ') || 'nothing by itself'}.`;
}
