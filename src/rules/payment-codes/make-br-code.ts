import { crc16 } from './br-code.ts';

export type PixCharge = {
  key: string;
  merchant: string;
  city: string;
  amount?: number;
  txid?: string;
};

const NAME_MAX = 25;
const CITY_MAX = 15;
const NO_TXID = '***';

/** Names lose accents and what exceeds the manual's lengths. @throws {RangeError} for another value that is too long. */
export function makeBrCode({ key, merchant, city, amount, txid = NO_TXID }: PixCharge): string {
  const fields = [
    field('00', '01'),
    field('26', field('00', 'br.gov.bcb.pix') + field('01', key)),
    field('52', '0000'),
    field('53', '986'),
    amount === undefined ? '' : field('54', amount.toFixed(2)),
    field('58', 'BR'),
    field('59', plain(merchant).slice(0, NAME_MAX)),
    field('60', plain(city).slice(0, CITY_MAX)),
    field('62', field('05', txid)),
    '6304',
  ].join('');
  return fields + crc16(fields);
}

function field(tag: string, value: string): string {
  if (value.length > 99) {
    throw new RangeError(`Field ${tag} of a BR Code holds 99 characters, not ${value.length}.`);
  }
  return tag + String(value.length).padStart(2, '0') + value;
}

const plain = (text: string): string => text.normalize('NFD').replace(/[^ -~]/g, '');
