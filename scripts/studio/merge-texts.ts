import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A JSON text with the changes of two others that began as the same one; undefined where both changed
 * the same lines, or where git, which merges them, is missing.
 */
export function mergeTexts(mine: string, base: string, theirs: string): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'guiche-merge-'));
  try {
    const files = [mine, base, theirs].map((text, at) => {
      const file = join(folder, `${at}.json`);
      writeFileSync(file, text);
      return file;
    });
    const merged = execFileSync('git', ['merge-file', '-p', ...files], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    JSON.parse(merged);
    return merged;
  } catch {
    return undefined;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
