/** Codes of a bank, made by the rules of EMV (BR Code of the Banco Central) and of FEBRABAN. */

const field = (id: string, value: string) =>
  `${id}${String(value.length).padStart(2, '0')}${value}`;

/** CRC-16/CCITT-FALSE in four hexadecimal digits, as EMV ends a code. */
function crc16(text: string): string {
  let crc = 0xffff;
  for (const character of text) {
    crc ^= character.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff;
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/** A Pix code over an amount in reais. */
export function pixCode(amount: number): string {
  const account = field('00', 'br.gov.bcb.pix') + field('01', 'pix@outra-casa.example');
  const code =
    field('00', '01') +
    field('26', account) +
    field('52', '0000') +
    field('53', '986') +
    field('54', amount.toFixed(2)) +
    field('58', 'BR') +
    field('59', 'OUTRA CASA') +
    field('60', 'RECIFE') +
    field('62', field('05', 'CASA1')) +
    '6304';
  return code + crc16(code);
}

/** The digitable line of a bank slip over 600 reais. */
export const SLIP_LINE = '23790000090000000000000000000778900000000060000';
