import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { HandlerDeps } from '../deps.ts';

const brotli = promisify(brotliCompress);
const gunzippable = promisify(gzip);

/** Every document differs by its nonce, so it is compressed anew: quickly rather than best. */
const BROTLI_QUALITY = 4;

export const compress: NonNullable<HandlerDeps['compress']> = (bytes, encoding) => {
  switch (encoding) {
    case 'br':
      return brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
    case 'gzip':
      return gunzippable(bytes);
    default:
      throw new Error(`Unknown encoding ${encoding satisfies never}`);
  }
};
