import type { OperationId } from '../contract/generated/operations.ts';
import { needed, objectAt, textAt, type Fields } from './answer-shape.ts';
import { readAnswer } from './read-answer.ts';

/** What became of a payment (section 3), with what a Pix or boleto buyer needs to finish it. */
export interface PaymentResult {
  token: string;
  redirect?: string;
  /** The first one is used. */
  paymentProfileIds: string[];
  /** Path of the next screen; only a known one may be followed (D-129). */
  route?: string;
  pix?: {
    /** BR Code to copy; its CRC is not checked here. */
    text: string;
    /** Address or data: URL of a picture of the code. */
    image?: string;
    /** As the upstream wrote it. */
    expiresAt?: string;
  };
  boleto?: {
    /** Digitable line as written, with or without punctuation. */
    line?: string;
    url?: string;
  };
}

function firstText(fields: Fields, names: string[]): string | undefined {
  return names.map((name) => textAt(fields, name)).find((text) => text !== undefined);
}

/** Every BR Code begins with its format indicator (EMV field 00, "01"); a picture never does. */
const isBrCode = (text: string | undefined): text is string => text?.startsWith('000201') ?? false;

function pixOf(fields: Fields): PaymentResult['pix'] {
  const all = { ...fields, ...objectAt(fields, 'pix') };
  const text = ['emv', 'brCode', 'qrCode'].map((name) => textAt(all, name)).find(isBrCode);
  if (text === undefined) return undefined;
  return {
    text,
    image: firstText(all, ['qrCodeImage', 'image']),
    expiresAt: firstText(all, ['expiresAt', 'expirationDate']),
  };
}

function boletoOf(fields: Fields): PaymentResult['boleto'] {
  const inner = objectAt(fields, 'boleto') ?? objectAt(fields, 'bankslip');
  const all = { ...fields, ...inner };
  const line = firstText(all, ['line', 'digitableLine', 'barCode', 'barcode']);
  const url = inner || line ? textAt(all, 'url') : undefined;
  return line || url ? { line, url } : undefined;
}

/**
 * Reads the answer of a call that moves money, POST /api/v2/payment unless said (D-124, D-125, D-129).
 *
 * @throws {ApiError} of kind 'unreadable' without a token: nobody knows then whether money moved.
 */
export function readPayment(answer: unknown, operationId: OperationId = 'payV2'): PaymentResult {
  return readAnswer(operationId, answer, (fields) => {
    const ids = Array.isArray(fields.paymentProfileIds) ? fields.paymentProfileIds : [];
    return {
      token: needed(textAt(fields, 'token'), 'token'),
      redirect: textAt(fields, 'redirect'),
      paymentProfileIds: ids
        .map((id: unknown) => textAt({ id }, 'id'))
        .filter((id) => id !== undefined),
      route: textAt(fields, 'route'),
      pix: pixOf(fields),
      boleto: boletoOf(fields),
    };
  });
}
