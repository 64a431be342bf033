import type { Stretch } from '../../contract/diagnostic.ts';

/** More of a line than this is not shown; files may be one long line. */
const WIDEST = 160;
/** Characters shown of a longer line before its marked part. */
const BEFORE = 40;

/** The line that a finding is about, with marks below the part it is about; nothing where the file has no such line. */
export function codeFrame(text: string, place: Stretch, indent = '', mark = '^'): string {
  const source = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)[place.line - 1];
  if (source === undefined) return '';
  const number = String(place.line);
  const start = Math.min(place.column - 1, source.length);
  const end =
    place.endLine > place.line ? source.length : Math.min(place.endColumn - 1, source.length);
  const from = source.length > WIDEST ? Math.max(0, start - BEFORE) : 0;
  const shown = source.slice(from, from + WIDEST);
  const [cutBefore, cutBehind] = [from > 0 ? '…' : '', from + WIDEST < source.length ? '…' : ''];
  const before = (cutBefore + shown.slice(0, start - from)).replace(/[^\t]/g, ' ');
  const width = Math.max(1, Math.min(end, from + WIDEST) - start);
  return [
    `${indent}${number} | ${cutBefore}${shown}${cutBehind}`,
    `${indent}${' '.repeat(number.length)} | ${before}${mark.repeat(width)}`,
  ].join('\n');
}
