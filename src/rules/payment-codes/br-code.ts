import type { MoneyUnit } from '../money.ts';

/** The content of a Pix BR Code (Banco Central do Brasil, EMV QRCPS); `amount` in reais. */
type BrCode = {
  merchantName: string;
  merchantCity: string;
  url?: string;
  /** Absent where the payer chooses it. */
  amount?: number;
};

const MAX_LENGTH = 512;
const START = '000201';
const CHECKSUM = /6304[\dA-Fa-f]{4}$/;
const AMOUNT = /^\d{1,10}(?:\.\d{1,2})?$/;
const PIX = 'br.gov.bcb.pix';
const REAL = '986';
const ACCOUNT_TAGS = Array.from({ length: 26 }, (_, index) => String(26 + index));

/** Undefined for any text but a whole Pix code, also for one that was cut or changed. Never throws. */
export function readBrCode(text: string): BrCode | undefined {
  const code = text.trim();
  if (code.length > MAX_LENGTH || !code.startsWith(START) || !CHECKSUM.test(code)) return undefined;
  if (crc16(code.slice(0, -4)) !== code.slice(-4).toUpperCase()) return undefined;
  const byCharacters = brCodeOf(readFields(code));
  // The manual counts characters, but some programs write names with accents and count their bytes of UTF-8.
  const bytes = String.fromCharCode(...new TextEncoder().encode(code));
  const byBytes = brCodeOf(readFields(bytes), fromBytes);
  const isUnclear = byCharacters && byBytes && byCharacters.amount !== byBytes.amount;
  return isUnclear ? undefined : (byCharacters ?? byBytes);
}

const fromBytes = (bytes: string): string =>
  new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));

const CENTS = 100;

/**
 * The amount that a payer of this text pays, in `unit`, else in whole units: that of the code, which may be lower than
 * `price`, or `price` for a dynamic code without one. Undefined for a code above the price, and for any other text.
 */
export function payableAmount(text: string, price: number, unit?: MoneyUnit): number | undefined {
  const brCode = readBrCode(text);
  if (!brCode) return undefined;
  if (!brCode.amount) return brCode.url === undefined ? undefined : price;
  const asked = Math.round(brCode.amount * CENTS);
  const most = Math.round(unit === 'minor' ? price : price * CENTS);
  if (asked > most) return undefined;
  return unit === 'minor' ? asked : asked / CENTS;
}

function brCodeOf(
  fields: Map<string, string> | undefined,
  decode = (text: string): string => text,
): BrCode | undefined {
  const account = fields && pixAccountOf(fields);
  const [name, city, amount] = ['59', '60', '54'].map((tag) => fields?.get(tag));
  if (!account || !name || !city) return undefined;
  // A checksum within the value of another field is none.
  if (fields.get('63')?.length !== 4) return undefined;
  if ((fields.get('53') ?? REAL) !== REAL) return undefined;
  if (amount !== undefined && !AMOUNT.test(amount)) return undefined;
  return {
    merchantName: decode(name),
    merchantCity: decode(city),
    url: account.get('25'),
    amount: amount === undefined ? undefined : Number(amount),
  };
}

function pixAccountOf(fields: Map<string, string>): Map<string, string> | undefined {
  return ACCOUNT_TAGS.map((tag) => readFields(fields.get(tag) ?? '')).find(
    (account) => account?.get('00')?.toLowerCase() === PIX,
  );
}

/** Undefined where a field comes twice: of two amounts, one bank would take the first and another the last. */
function readFields(text: string): Map<string, string> | undefined {
  const fields = new Map<string, string>();
  let at = 0;
  while (at < text.length) {
    const [, tag, length] = /(\d\d)(\d\d)/.exec(text.slice(at, at + 4)) ?? [];
    const start = at + 4;
    at = start + Number(length);
    if (tag === undefined || fields.has(tag) || at > text.length) return undefined;
    fields.set(tag, text.slice(start, at));
  }
  return fields;
}

/** CRC-16/CCITT-FALSE of a text in UTF-8, as four upper-case hexadecimal digits. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) {
      crc = crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1;
    }
    crc &= 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
