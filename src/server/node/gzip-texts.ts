import { constants, crc32, deflateRawSync } from 'node:zlib';
import type { CompressTexts } from '../shells/shell.ts';

/** Header of a member (RFC 1952, 2.3): deflate, no flags, no time, unknown system. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** An empty last block with fixed codes (RFC 1951, 3.2.6). */
const LAST_BLOCK = Buffer.from([0x03, 0x00]);
/** CRC-32 and size of what is compressed. */
const TRAILER_BYTES = 8;
const STORED_HEADER_BYTES = 5;
const MAX_STORED_BYTES = 0xffff;

const HOW = { finishFlush: constants.Z_SYNC_FLUSH, level: 9 };

/** Bytes as they are, in blocks that are not compressed (RFC 1951, 3.2.4). */
function stored(bytes: Buffer): Buffer[] {
  const blocks: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += MAX_STORED_BYTES) {
    const part = bytes.subarray(at, at + MAX_STORED_BYTES);
    const header = Buffer.alloc(STORED_HEADER_BYTES);
    header.writeUInt16LE(part.length, 1);
    header.writeUInt16LE(part.length ^ 0xffff, 3);
    blocks.push(header, part);
  }
  return blocks;
}

/** Node takes an empty buffer for the start of a new sum. */
const sumWith = (bytes: Buffer, sum: number) => (bytes.length > 0 ? crc32(bytes, sum) : sum);

/** The text after a gap of unknown width cannot refer to what stands before it. */
const windowAfter = (before: Buffer, text: Buffer, width: number | undefined) =>
  width === undefined ? Buffer.alloc(0) : Buffer.concat([before, text, Buffer.alloc(width)]);

function deflate(texts: readonly Buffer[], widths: readonly (number | undefined)[]): Buffer[] {
  let dictionary = Buffer.alloc(0);
  return texts.map((text, index) => {
    // No text holds a NUL, so none refers to one that stands in the window for what is put in later.
    const deflated = deflateRawSync(text, { ...HOW, ...(dictionary.length > 0 && { dictionary }) });
    dictionary = windowAfter(dictionary, text, widths[index]);
    return deflated;
  });
}

/**
 * Deflates each text once, up to a whole byte; what stands between two of them is stored. So a response costs a
 * checksum and a copy, not a compression.
 */
export const gzipTexts: CompressTexts = (texts, widths) => {
  const plain = texts.map((text) => Buffer.from(text));
  const deflated = deflate(plain, widths);
  return (between) => {
    const parts: Buffer[] = [HEADER];
    let sum = 0;
    let size = 0;
    for (const [index, bytes] of plain.entries()) {
      sum = sumWith(bytes, sum);
      size += bytes.length;
      parts.push(deflated[index]!);
      if (index === widths.length) break;
      const inserted = Buffer.from(between[index]!);
      if (inserted.length !== (widths[index] ?? inserted.length)) {
        throw new Error(`${inserted.length} bytes have room for ${widths[index]} alone.`);
      }
      sum = sumWith(inserted, sum);
      size += inserted.length;
      parts.push(...stored(inserted));
    }
    const trailer = Buffer.alloc(TRAILER_BYTES);
    trailer.writeUInt32LE(sum, 0);
    trailer.writeUInt32LE(size, 4);
    return Buffer.concat([...parts, LAST_BLOCK, trailer]);
  };
};
