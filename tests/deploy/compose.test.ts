import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { sandboxAlone } from '../../docs/deploy/sandbox.ts';
import { readSettings } from '../../src/server/settings/settings.ts';

// No container runs here: the file is read and held against what it names, and is not started.
const FOLDER = 'docs/deploy';

interface Service {
  image?: string;
  build?: { dockerfile: string; target?: string };
  command?: string[];
  environment?: Record<string, string>;
  ports?: string[];
  volumes?: string[];
  configs?: { source: string }[];
  depends_on?: string[];
  stop_grace_period?: string;
}

interface Compose {
  services: Record<string, Service>;
  configs: Record<string, { content: string }>;
}

/** The file as Compose reads it with some variables set: they are filled in once it is parsed. */
function composed(variables: Record<string, string> = {}): Compose {
  const filled = (text: string) =>
    text.replace(/\$\{(\w+):-([^}]*)\}/g, (_, name, otherwise) => variables[name] || otherwise);
  const text = readFileSync(join(FOLDER, 'compose.yaml'), 'utf8');
  const reviver = (_: unknown, value: unknown) =>
    typeof value === 'string' ? filled(value) : value;
  return parse(text, reviver, { merge: true });
}

const COPIES = ['guiche-1', 'guiche-2'];
const { services, configs } = composed();
const environmentOf = (variables?: Record<string, string>) =>
  composed(variables).services['guiche-1']!.environment!;

test('two copies of one image, with the same settings', () => {
  const [first, second] = COPIES.map((name) => services[name]!);
  expect(first).toEqual(second);
  expect(first!.build).toEqual({ context: '../..', dockerfile: 'docs/deploy/Dockerfile' });
  expect(Object.keys(services).filter((name) => services[name]!.image === 'guiche')).toEqual(
    COPIES,
  );
});

test('the product reads every setting of the copies, and no other is named', () => {
  const env = environmentOf();
  const read = new Set<string>();
  const watched = new Proxy(env, {
    get: (all, name: string) => (read.add(name), all[name]),
  });
  const settings = readSettings(watched, { allowSandbox: false });
  expect(Object.keys(env).filter((name) => !read.has(name))).toEqual([]);
  expect(settings.apiUrl!.href).toBe('http://sandbox:4000/');
  expect(settings).toMatchObject({
    environment: 'test',
    publicOrigin: 'http://localhost:8080',
    isSecure: false,
    trustedProxies: 1,
    host: undefined,
    port: 3000,
  });
  expect(settings.visitKeys).toHaveLength(1);
  const grace = Number.parseInt(services['guiche-1']!.stop_grace_period!, 10) * 1000;
  expect(grace).toBeGreaterThan(settings.stop.drainMs + settings.stop.writeMs);
});

test('variables put an upstream, an environment and keys in the place of those of a trial', () => {
  const key = Buffer.alloc(32, 7).toString('base64');
  const variables = {
    API_URL: 'https://api.example.com',
    ALLOW_PLAIN_UPSTREAM: '0',
    ENVIRONMENT: 'production',
    PUBLIC_ORIGIN: 'https://checkout.example.com',
    VISIT_KEY: key,
    METRICS_TOKEN: '0123456789abcdef',
  };
  const settings = readSettings(environmentOf(variables), { allowSandbox: false });
  expect(settings).toMatchObject({ environment: 'production', isSecure: true });
  expect(settings.apiUrl!.href).toBe('https://api.example.com/');
  expect(settings.metricsToken).toBe(variables.METRICS_TOKEN);
  expect(composed(variables).configs.prometheus!.content).toContain(variables.METRICS_TOKEN);
});

test('Caddy, Prometheus and Grafana reach the copies, the alerts and the dashboard', () => {
  const targets = COPIES.map((name) => `${name}:3000`);
  expect(configs.caddyfile!.content).toContain(`reverse_proxy ${targets.join(' ')} {`);
  expect(configs.caddyfile!.content).not.toContain('lb_try');
  const scraped = parse(configs.prometheus!.content);
  expect(scraped.scrape_configs[0].static_configs[0].targets).toEqual(targets);
  expect(scraped.scrape_configs[0].authorization.credentials).toBe(environmentOf().METRICS_TOKEN);
  const alerts = readFileSync('docs/operations/alerts.yml', 'utf8');
  const jobs = [...alerts.matchAll(/job="(\w+)"/g)].map(([, job]) => job);
  expect(new Set(jobs)).toEqual(new Set([scraped.scrape_configs[0].job_name]));
  const { datasources } = parse(configs.datasource!.content);
  expect(new URL(datasources[0].url).hostname in services).toBe(true);
  const { providers } = parse(configs.dashboards!.content);
  const mounted = Object.values(services).flatMap(({ volumes = [] }) => volumes);
  expect(mounted.some((volume) => volume.includes(`${providers[0].options.path}/`))).toBe(true);
  expect(mounted.some((volume) => volume.includes(`:${scraped.rule_files[0]}:`))).toBe(true);
  for (const volume of mounted) expect(existsSync(join(FOLDER, volume.split(':')[0]!))).toBe(true);
  for (const service of Object.values(services)) {
    for (const { source } of service.configs ?? []) expect(configs).toHaveProperty([source]);
    for (const name of service.depends_on ?? []) expect(services).toHaveProperty([name]);
  }
  const published = Object.values(services).flatMap(({ ports = [] }) => ports);
  expect(published).toContain(`${new URL(environmentOf().PUBLIC_ORIGIN!).port}:8080`);
});

test('the sandbox of the file runs, answers the calls, and says that it is one', async () => {
  const { command, build } = services.sandbox!;
  expect(existsSync(command!.at(-1)!)).toBe(true);
  expect(readFileSync(build!.dockerfile, 'utf8')).toContain(` AS ${build!.target}`);
  const fetch = sandboxAlone();
  const headers = { accept: 'application/json', appVersion: '1' };
  const seller = await fetch(new Request('http://sandbox:4000/api/v1/seller/direto', { headers }));
  expect([seller.status, seller.headers.get('x-environment')]).toEqual([200, 'sandbox']);
  const state = await fetch(new Request('http://localhost:4000/sandbox/state'));
  expect(await state.json()).toHaveProperty('charges', []);
});
