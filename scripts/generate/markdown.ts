/** Text in the style of code. The texts of the brand language have no backticks. */
export const code = (text: string): string => `\`${text}\``;

export const jsonCode = (value: unknown): string => code(JSON.stringify(value));

/** A block of JSON; a text stands as it is. */
export const jsonBlock = (value: unknown): string =>
  `\`\`\`json\n${typeof value === 'string' ? value : JSON.stringify(value, null, 2)}\n\`\`\``;

/** A word in angle brackets would be taken for HTML, which is not shown. */
export const escaped = (text: string): string => text.replaceAll(/<(?=\w)/g, '\\<');

export const link = (text: string, target: string): string => `[${text}](${target})`;

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** A table; none at all where it would have no rows. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Pieces of a page with an empty line between them; empty ones are left out. */
export const page = (...pieces: readonly string[]): string =>
  `${pieces.filter((piece) => piece !== '').join('\n\n')}\n`;

/** A part of a page, below a heading of its own. */
export const section = (heading: string, ...pieces: readonly string[]): string =>
  page(`## ${heading}`, ...pieces).trimEnd();
