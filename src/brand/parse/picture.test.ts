import { expect, test } from 'vitest';
import { pictureOf } from './picture.ts';

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part)),
  );
const NS = 'xmlns="http://www.w3.org/2000/svg"';
const zeros = (count: number) => Array<number>(count).fill(0);

/** The head of a PNG file: signature, chunk header, then width and height with the high byte first. */
const png = (...more: number[][]) =>
  bytes([0x89], 'PNG\r\n', [0x1a, 0x0a, 0, 0, 0, 13], 'IHDR', [0, 0, 1, 2], [0, 0, 0, 5], ...more);
const webp = (form: string, ...rest: number[][]) =>
  bytes('RIFF', zeros(4), 'WEBP', form, zeros(4), ...rest);

test.each<[string, Uint8Array, object]>([
  ['PNG', png([8]), { kind: 'png', width: 258, height: 5 }],
  ['GIF', bytes('GIF89a', [4, 1], [6, 0], [0]), { kind: 'gif', width: 260, height: 6 }],
  ['WebP', webp('VP8X', zeros(12)), { kind: 'webp' }],
  ['JPEG', bytes([0xff, 0xd8, 0xff, 0xe0]), { kind: 'jpeg' }],
  ['SVG', bytes(`<svg ${NS}/>`), { kind: 'svg' }],
  ['SVG in capitals', bytes('<SVG/>'), { kind: 'svg', flaw: { kind: 'root', name: 'SVG' } }],
])('a %s is known by its bytes', (_, content, picture) => {
  const { bytes: size, ...seen } = pictureOf(content);
  expect(size).toBe(content.length);
  expect(JSON.parse(JSON.stringify(seen))).toEqual(picture);
});

test.each([
  ['HTML with a drawing in it', bytes('<html><svg></svg>')],
  ['PNG without a head', bytes([0x89], 'PNG', zeros(20))],
  // GIF89a: the head has 13 bytes.
  ['cut GIF', bytes('GIF89a', [4, 1], [6])],
  ['half of a JPEG mark', bytes([0xff, 0xd8, 0])],
])('%s is not an image', (_, content) => {
  expect(pictureOf(content)).toEqual({ bytes: content.length });
});

test.each([
  ['<script>alert(1)</script>', '<script'],
  ['<a href="javascript:x()">', 'href="javascript:x()'],
  ['<rect onload = "x()"/>', 'onload ='],
  ['<use href = "other.svg"/>', 'href = "other.svg'],
  ['<a style="fill: url( \'http://a.example/x\' )">', "url( 'http://a.example/x'"],
  ['<foreignObject>', '<foreignObject'],
  ["<image xlink:href='https://a.example/x.png'/>", "href='https://a.example/x.png"],
  ['<style>@import "x"</style>', '@import'],
  [`<use href="${'a'.repeat(60)}"/>`, `href="${'a'.repeat(34)}`],
])('%s is active: %s', (inner, active) => {
  expect(pictureOf(bytes(`<svg>${inner}</svg>`)).active).toBe(active);
});

test.each([
  '<use href="#a"/>',
  '<image href="data:image/png;base64,AA"/>',
  '<rect fill="url(#a)"/>',
])('%s is not', (inner) => {
  expect(pictureOf(bytes(`<svg>${inner}</svg>`)).active).toBeUndefined();
});
