const INVISIBLE = /\p{Cf}/gu;
const ENCODED = /(?:%[\da-f]{2})+|\\u[\da-f]{4}|&#x?[\da-f]{1,6};/gi;

/** A text without one layer of percent-encoding and escapes, digits of full width, and invisible signs. */
export function decodeOnce(text: string): string {
  return text.replace(ENCODED, decodeSign).normalize('NFKC').replace(INVISIBLE, '');
}

function decodeSign(encoded: string): string {
  if (!encoded.startsWith('%')) {
    const isHex = !/^&#\d/.test(encoded);
    const point = Number.parseInt(encoded.replace(/^(?:\\u|&#x?)/i, ''), isHex ? 16 : 10);
    return point <= 0x10ffff ? String.fromCodePoint(point) : ' ';
  }
  try {
    return decodeURIComponent(encoded);
  } catch {
    const ascii = (_: string, hex: string) => String.fromCharCode(Number.parseInt(hex, 16) & 0x7f);
    return encoded.replace(/%(..)/g, ascii);
  }
}
