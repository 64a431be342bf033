/** Returns the address as a URL, or undefined where it is not one. `URL.canParse` needs Safari 17, Chrome 120. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
