/** What `read` returns; undefined where it throws, as for a text of another shape. */
export function attempt<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
