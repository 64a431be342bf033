import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const COMPRESSIBLE = /\.(css|html|js|json|mjs|svg|txt|webmanifest|xml)$/;
/** A smaller file fits into one packet uncompressed. */
const MIN_BYTES = 512;

/**
 * Writes a `.br` and a `.gz` beside every file of a folder that they make smaller, once and as small
 * as they get, so that the server has nothing to compress.
 */
export async function compressAssets(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file);
      if (bytes.byteLength < MIN_BYTES) return;
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength };
      await Promise.all([
        writeFile(`${file}.br`, await brotli(bytes, { params })),
        writeFile(`${file}.gz`, await gzipped(bytes, { level: constants.Z_BEST_COMPRESSION })),
      ]);
    }),
  );
}
