/** Which of five bars, or of five gaps, are wide, by digit (ISO/IEC 16390, interleaved 2 of 5). */
const WIDE = [
  '00110',
  '10001',
  '01001',
  '11000',
  '00101',
  '10100',
  '01100',
  '00011',
  '10010',
  '01010',
];
const WIDE_UNITS = 3;
const START = [1, 1, 1, 1];
const END = [WIDE_UNITS, 1, 1];

/** A bar of a barcode, in units of its narrowest bar. */
export interface Bar {
  at: number;
  width: number;
}

const widths = (digit: string) =>
  [...WIDE[Number(digit)]!].map((wide) => (wide === '1' ? WIDE_UNITS : 1));

/** The bars of an even count of digits; `width` is that of the whole picture, without quiet zones. */
export function itfBars(digits: string): { bars: Bar[]; width: number } {
  const pairs = digits.match(/\d\d/g) ?? [];
  const middle = pairs.flatMap(([bar, gap]) => {
    const gaps = widths(gap!);
    return widths(bar!).flatMap((width, at) => [width, gaps[at]!]);
  });
  const bars: Bar[] = [];
  let at = 0;
  for (const [index, width] of [...START, ...middle, ...END].entries()) {
    if (index % 2 === 0) bars.push({ at, width });
    at += width;
  }
  return { bars, width: at };
}
