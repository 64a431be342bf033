/**
 * A Pix code read by the book alone (EMV QR Code, Merchant-Presented Mode; Banco Central do Brasil, "Manual de
 * Padrões para Iniciação do Pix"), without a line of the program.
 */
export interface PlainPix {
  /** In cents; undefined where the code says none. */
  cents?: number;
  url?: string;
  name: string;
  city: string;
}

/** CRC-16 with polynomial 1021, start FFFF, nothing reflected, by polynomial division over the message's bits. */
export function plainCrc(text: string): string {
  let register = 0xffff;
  for (const byte of Buffer.from(text, 'utf8')) {
    for (let place = 7; place >= 0; place--) {
      const out = (register >>> 15) ^ ((byte >>> place) & 1);
      register = (register << 1) & 0xffff;
      if (out) register ^= 0x1021;
    }
  }
  return register.toString(16).padStart(4, '0').toUpperCase();
}

/** Fields in their order; undefined where identifiers and lengths do not add up, or an identifier comes twice. */
function fieldsOf(text: string): Record<string, string> | undefined {
  const fields: Record<string, string> = {};
  let rest = text;
  while (rest !== '') {
    const head = rest.match(/^([0-9]{2})([0-9]{2})/);
    if (!head) return undefined;
    const length = Number.parseInt(head[2]!, 10);
    const value = rest.substring(4, 4 + length);
    if (value.length < length || head[1]! in fields) return undefined;
    fields[head[1]!] = value;
    rest = rest.substring(4 + length);
  }
  return fields;
}

/**
 * Undefined for everything that a bank would not pay. Lengths count characters, as the manual says, else bytes of
 * UTF-8, as some programs count. A code with two amounts, one by either count, is not read.
 */
export function readPix(written: string): PlainPix | undefined {
  const text = written.trim();
  if (text.length > 512 || text.substring(0, 6) !== '000201') return undefined;
  const [tag, crc] = [text.slice(-8, -4), text.slice(-4)];
  if (tag !== '6304' || crc.toUpperCase() !== plainCrc(text.slice(0, -4))) return undefined;
  const byCharacters = pixOf(text);
  const byBytes = pixOf(Buffer.from(text, 'utf8').toString('latin1'));
  if (byCharacters && byBytes && byCharacters.cents !== byBytes.cents) return undefined;
  if (byCharacters || !byBytes) return byCharacters;
  const utf8 = (bytes: string) => Buffer.from(bytes, 'latin1').toString('utf8');
  return { ...byBytes, name: utf8(byBytes.name), city: utf8(byBytes.city) };
}

function pixOf(text: string): PlainPix | undefined {
  const fields = fieldsOf(text);
  if (!fields || fields['00'] !== '01' || fields['63']?.length !== 4) return undefined;
  let account: Record<string, string> | undefined;
  for (let id = 26; id <= 51 && !account; id++) {
    const inner = fieldsOf(fields[String(id)] ?? '');
    if (inner?.['00']?.toLowerCase() === 'br.gov.bcb.pix') account = inner;
  }
  const { '54': amount, '59': name, '60': city, '53': currency } = fields;
  if (!account || !name || !city) return undefined;
  // ISO 4217: the real is 986.
  if (currency !== undefined && currency !== '986') return undefined;
  if (amount !== undefined && !/^[0-9]{1,10}([.][0-9]{1,2})?$/.test(amount)) return undefined;
  const [whole = '', part = ''] = (amount ?? '').split('.');
  const cents = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return { cents: amount === undefined ? undefined : cents, url: account['25'], name, city };
}
