const TOKEN = /^(?:"(?:[^"\\]|\\.)*"?|[\w.+-]+|.)/;

/**
 * The line that a finding is about, with carets below the value or key that begins at its column.
 * `indent` stands before each line. Nothing where the file has no such line.
 */
export function codeFrame(text: string, line: number, column: number, indent = ''): string {
  const source = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)[line - 1];
  if (source === undefined) return '';
  const number = String(line);
  const before = source.slice(0, column - 1).replace(/[^\t]/g, ' ');
  const [token = ' '] = TOKEN.exec(source.slice(column - 1)) ?? [];
  return [
    `${indent}${number} | ${source}`,
    `${indent}${' '.repeat(number.length)} | ${before}${'^'.repeat(token.length)}`,
  ].join('\n');
}
