import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { freePort } from '../e2e/support/collectors/local-server.ts';
import { LONG } from '../long.ts';

const folder = mkdtempSync(join(tmpdir(), 'guiche-hosts-'));
const site = join(folder, 'site');
const running: ChildProcess[] = [];

beforeAll(() => {
  // nginx reads the site as another user.
  chmodSync(folder, 0o755);
  const write = (path: string, text: string) => {
    mkdirSync(join(site, path, '..'), { recursive: true });
    writeFileSync(join(site, path), text);
  };
  write('index.html', '<!doctype html><title>shell</title>');
  write('assets/app-1a2b3c4d.js', 'export {};');
  write('assets/marks-1a2b3c4d.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('brands/catalogue.json', '{}');
  write('.vite/manifest.json', '{}');
});
afterAll(() => {
  for (const child of running) child.kill();
  rmSync(folder, { recursive: true });
});

/** Unpacks a program of Debian, without installing it. */
function unpack(name: string): string {
  const place = join(folder, name);
  mkdirSync(place);
  const run = (...line: string[]) =>
    spawnSync('apt-get', line, { cwd: place, stdio: 'ignore' }).status === 0;
  // A machine that has installed nothing yet does not know where packages are.
  if (!run('download', name) && !(run('update') && run('download', name))) {
    throw new Error(`These tests need ${name}, and could not get it by \`apt-get download\`.`);
  }
  execFileSync('sh', ['-c', `dpkg -x ${name}_*.deb .`], { cwd: place });
  return place;
}

async function run(program: string, args: string[], cwd: string, origin: string): Promise<string> {
  const env = { ...process.env, HOME: cwd, XDG_DATA_HOME: cwd, XDG_CONFIG_HOME: cwd };
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  running.push(child);
  let said = '';
  child.stdout.on('data', (chunk) => (said += String(chunk)));
  child.stderr.on('data', (chunk) => (said += String(chunk)));
  const isThere = await vi.waitFor(() => fetch(origin), { timeout: 30_000 }).catch(() => false);
  if (!isThere) throw new Error(said);
  return origin;
}

const config = (name: string, port: number) =>
  readFileSync(`docs/deploy/${name}`, 'utf8')
    .replaceAll('/srv/checkout', site)
    .replaceAll('8080', String(port));

async function startNginx(): Promise<string> {
  const port = await freePort();
  const place = unpack('nginx');
  mkdirSync(join(place, 'temp'));
  writeFileSync(join(place, 'site.conf'), config('nginx.conf', port));
  const temps = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    join(place, 'nginx.conf'),
    `daemon off; pid ${place}/pid; error_log stderr; events {}
http {
  access_log off; ${temps.map((name) => `${name}_temp_path temp;`).join(' ')}
  types { text/html html; text/javascript js; image/svg+xml svg; application/json json; }
  include ${place}/site.conf;
}`,
  );
  const args = ['-p', place, '-c', 'nginx.conf'];
  return run(join(place, 'usr/sbin/nginx'), args, place, `http://127.0.0.1:${port}`);
}

async function startCaddy(): Promise<string> {
  const port = await freePort();
  const place = unpack('caddy');
  writeFileSync(join(place, 'Caddyfile'), `{\n\tadmin off\n}\n${config('Caddyfile', port)}`);
  const args = ['run', '--config', 'Caddyfile', '--adapter', 'caddyfile'];
  return run(join(place, 'usr/bin/caddy'), args, place, `http://127.0.0.1:${port}`);
}

describe.each([
  ['nginx', startNginx],
  ['Caddy', startCaddy],
] as const)('the config for %s', (_, start) => {
  let origin = '';
  const asked = async (path: string) => {
    const response = await fetch(origin + path);
    return {
      status: response.status,
      cache: response.headers.get('cache-control'),
      policy: response.headers.get('content-security-policy'),
      headers: response.headers,
      text: await response.text(),
    };
  };
  beforeAll(async () => {
    origin = await start();
  });

  test('answers every screen with the shell, which is asked for anew', LONG, async () => {
    for (const path of ['/', '/lead?product=WUP', '/livelo/payment']) {
      const page = await asked(path);
      expect(page, path).toMatchObject({ status: 200, cache: 'no-cache' });
      expect(page.policy).toBe("frame-ancestors 'none'");
      expect(page.text).toContain('shell');
    }
  });

  test(
    'lets browsers keep files whose name changes with their content, and no others',
    LONG,
    async () => {
      const kept = 'public, max-age=31536000, immutable';
      expect(await asked('/assets/app-1a2b3c4d.js')).toMatchObject({ status: 200, cache: kept });
      expect(await asked('/brands/catalogue.json')).toMatchObject({
        status: 200,
        cache: 'no-cache',
      });
      const missing = await asked('/assets/gone-1a2b3c4d.js');
      expect(missing.status).toBe(404);
      expect(missing.cache).not.toBe(kept);
    },
  );

  test('sends what the shell cannot say, and no script out of a picture', LONG, async () => {
    const { headers } = await asked('/lead');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
    expect((await asked('/assets/marks-1a2b3c4d.svg')).policy).toMatch(
      /default-src 'none'.*sandbox/,
    );
  });

  test("keeps the build's own notes to itself", LONG, async () => {
    expect((await asked('/.vite/manifest.json')).status).toBe(404);
  });
});
