import { objectAt, textAt, type Fields } from '../../../api/answer-shape.ts';

export interface IssuedPix {
  /** BR Code to copy; its CRC is not checked here. */
  text: string;
  /** Address or data: URL of a picture of the code. */
  image?: string;
  expiresAt?: string;
}

/** Every BR Code begins with its format indicator (EMV field 00, "01"); a picture never does. */
const isBrCode = (text: string | undefined): text is string => text?.startsWith('000201') ?? false;

export function readIssued(fields: Fields): IssuedPix | undefined {
  const all = { ...fields, ...objectAt(fields, 'pix') };
  const text = ['emv', 'brCode', 'qrCode'].map((name) => textAt(all, name)).find(isBrCode);
  if (text === undefined) return undefined;
  return {
    text,
    image: textAt(all, 'qrCodeImage', 'image'),
    expiresAt: textAt(all, 'expiresAt', 'expirationDate'),
  };
}
