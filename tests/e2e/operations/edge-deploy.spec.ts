import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

/** What Cloudflare takes of a program, compressed (the paid plan's limit). */
const MAX_UPLOAD_KIB = 10 * 1024;

test('the tool that deploys takes the config of the docs, every module and every file', () => {
  const out = mkdtempSync(join(tmpdir(), 'guiche-edge-'));
  try {
    const line = 'deploy --config docs/deploy/wrangler.jsonc --dry-run --outdir';
    const { status, stdout, stderr } = spawnSync(
      'node_modules/.bin/wrangler',
      [...line.split(' '), out],
      { encoding: 'utf8', env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: 'true' } },
    );
    const said = stdout + stderr;
    expect(status, said).toBe(0);
    expect(said).not.toMatch(/warning|error/i);
    const modules = (folder: string) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.js'))
        .toSorted();
    expect(modules(out)).toEqual(modules('dist/edge'));
    expect(said).toContain('env.ASSETS');
    expect(said).toMatch(/env\.API_URL.*https:\/\/upstream\.example\.com/);
    const [, upload] = /Total Upload: .* gzip: ([\d.]+) KiB/.exec(said) ?? [];
    expect(Number(upload)).toBeGreaterThan(0);
    expect(Number(upload)).toBeLessThan(MAX_UPLOAD_KIB);
  } finally {
    rmSync(out, { recursive: true });
  }
});
