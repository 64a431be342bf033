import type { Stretch } from '../../contract/diagnostic.ts';

/** More of a line than this is not shown; files may be one long line. */
const WIDEST = 160;
/** Characters shown of a longer line before its marked part. */
const BEFORE = 40;

/** The line that a finding is about, with marks below the part it is about; nothing where the file has no such line. */
export function codeFrame(text = '', place: Stretch, indent = '', mark = '^'): string {
  const source = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)[place.line - 1];
  if (source === undefined) return '';
  const number = String(place.line);
  const start = Math.min(place.column - 1, source.length);
  const last = place.endLine > place.line ? Infinity : place.endColumn - 1;
  const from = source.length > WIDEST ? Math.max(0, start - BEFORE) : 0;
  const to = Math.min(from + WIDEST, source.length);
  const [cutBefore, cutBehind] = [from > 0 ? '…' : '', to < source.length ? '…' : ''];
  const before = (cutBefore + source.slice(from, start)).replace(/[^\t]/g, ' ');
  const width = Math.max(1, Math.min(last, to) - start);
  return [
    `${indent}${number} | ${cutBefore}${source.slice(from, to)}${cutBehind}`,
    `${indent}${' '.repeat(number.length)} | ${before}${mark.repeat(width)}`,
  ].join('\n');
}
