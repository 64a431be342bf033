const POLYNOMIAL = 0x1021;
const START = 0xffff;

/** CRC-16/CCITT-FALSE of a text in UTF-8, as four upper-case hexadecimal digits. */
export function crc16(text: string): string {
  let crc = START;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) {
      crc = crc & 0x8000 ? (crc << 1) ^ POLYNOMIAL : crc << 1;
    }
    crc &= 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
