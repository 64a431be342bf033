/** A piece of a text, by offsets, and what takes its place. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** The text with edits that do not overlap; everything between them stays as it is. */
export function applied(text: string, edits: readonly Edit[]): string {
  let result = '';
  let from = 0;
  for (const { start, end, text: next } of [...edits].sort((a, b) => a.start - b.start)) {
    result += text.slice(from, start) + next;
    from = end;
  }
  return result + text.slice(from);
}

/** The offset of a line and column, both from 1. */
export function offsetOf(text: string, line: number, column: number): number {
  const ends = /\r\n|\r|\n/g;
  for (let here = 1; here < line; here++) ends.exec(text);
  return (line === 1 ? 0 : ends.lastIndex) + column - 1;
}
