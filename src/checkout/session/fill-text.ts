/** A text with each `{name}` replaced by its value; a name without a value stays as it is. */
export function fillText(text: string, values: Record<string, string | undefined>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}
