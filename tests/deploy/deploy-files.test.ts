import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { expect, test } from 'vitest';
import { SERVE } from '../../scripts/launch.mjs';

const textOf = (name: string) => readFileSync(`docs/deploy/${name}`, 'utf8');
const operations = readFileSync('docs/operations.md', 'utf8');

const documents = parseAllDocuments(textOf('kubernetes.yaml'));
// oxlint-disable-next-line typescript/no-explicit-any -- the file is read as Kubernetes would read it
const objects: any[] = documents.map((one) => one.toJS());
const object = (kind: string) => objects.find((one) => one.kind === kind);
const pod = object('Deployment').spec.template.spec;
const [container] = pod.containers;

/** Settings as docs/operations.md names them in its tables. */
const isDocumented = (name: string) => operations.includes(`\`${name}\``);

test('the image starts what `npm run serve` starts, as nobody in particular', () => {
  const lines = textOf('Dockerfile').split('\n');
  const command = lines.find((line) => line.startsWith('CMD '))!;
  expect(JSON.parse(command.slice('CMD '.length))).toEqual(SERVE);
  expect(lines.filter((line) => line.startsWith('FROM ')).at(-1)).toMatch(/:nonroot$/);
});

test('a copy in Kubernetes has the time to end its payments, and takes requests only when it is ready', () => {
  const setting = (name: string) =>
    Number(container.env.find((one: { name: string }) => one.name === name).value);
  const stopSeconds = (setting('DRAIN_MS') + setting('STOP_MS')) / 1000;
  expect(pod.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(stopSeconds + 5);
  const { readinessProbe } = container;
  expect(readinessProbe.httpGet.path).toBe('/readiness');
  // The balancer has to notice before the port closes.
  const noticed = readinessProbe.periodSeconds * readinessProbe.failureThreshold;
  expect(noticed * 1000).toBeLessThan(setting('DRAIN_MS'));
  expect(container.livenessProbe.httpGet.path).toBe('/healthcheck');
});

test('it runs as nobody in particular and writes nothing', () => {
  expect(pod.securityContext).toMatchObject({ runAsNonRoot: true });
  expect(container.securityContext).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  });
});

test('all objects are read without an error, and speak of the same copies', () => {
  expect(documents.flatMap(({ errors }) => errors)).toEqual([]);
  const labels = object('Deployment').spec.template.metadata.labels;
  expect(object('Deployment').spec.selector.matchLabels).toEqual(labels);
  expect(object('Service').spec.selector).toEqual(labels);
  expect(object('PodDisruptionBudget').spec.selector.matchLabels).toEqual(labels);
  expect(object('NetworkPolicy').spec.podSelector.matchLabels).toEqual(labels);
  const { name } = object('Deployment').metadata;
  expect(object('HorizontalPodAutoscaler').spec.scaleTargetRef.name).toBe(name);
  expect(object('Service').spec.ports[0].targetPort).toBe(container.ports[0].name);
});

test('one copy may go away at any time, and another one answers', () => {
  const { minReplicas, maxReplicas } = object('HorizontalPodAutoscaler').spec;
  expect(minReplicas).toBeGreaterThanOrEqual(2);
  expect(maxReplicas).toBeGreaterThan(minReplicas);
  const { minAvailable } = object('PodDisruptionBudget').spec;
  expect(minAvailable).toBeGreaterThanOrEqual(1);
  // A node that is drained would otherwise wait for ever.
  expect(minAvailable).toBeLessThan(minReplicas);
  const { strategy, replicas } = object('Deployment').spec;
  expect(strategy).toMatchObject({ type: 'RollingUpdate', rollingUpdate: { maxUnavailable: 0 } });
  // A number here would undo that of the autoscaler at each rollout.
  expect(replicas).toBeUndefined();
});

test('a copy is reached at its port alone, and reaches names and https alone', () => {
  const { policyTypes, ingress, egress } = object('NetworkPolicy').spec;
  expect(policyTypes).toEqual(['Ingress', 'Egress']);
  type Way = { from?: unknown[]; to?: unknown[]; ports?: { port: number }[] };
  const portsOf = (ways: Way[]) => ways.map(({ ports }) => ports?.map(({ port }) => port));
  expect(portsOf(ingress)).toEqual([[container.ports[0].containerPort]]);
  expect(ingress.every(({ from }: Way) => from?.length)).toBe(true);
  expect(portsOf(egress)).toEqual([[53, 53], [443]]);
});

test('keys and tokens come from a secret, and the environment is that of real buyers', () => {
  type Variable = { name: string; value?: string; valueFrom?: { secretKeyRef?: unknown } };
  const env: Variable[] = container.env;
  const secret = env.filter(({ name }) => /KEY|TOKEN|SECRET|PASSWORD/.test(name));
  expect(secret.map(({ name }) => name)).toEqual(['VISIT_KEY', 'METRICS_TOKEN']);
  for (const { value, valueFrom } of secret) {
    expect(value).toBeUndefined();
    expect(valueFrom?.secretKeyRef).toBeDefined();
  }
  expect(env).toContainEqual({ name: 'ENVIRONMENT', value: 'production' });
});

test('its settings, and its metric, are those of the server', () => {
  const names: string[] = container.env.map((one: { name: string }) => one.name);
  expect(names.filter((name) => !isDocumented(name))).toEqual([]);
  expect(operations).toContain('`guiche_http_requests_total`');
  expect(textOf('kubernetes.yaml')).toContain('guiche_http_requests_total');
});

const require = createRequire(import.meta.url);

/** The words of the linter of Dockerfiles; '' where it finds nothing. */
function lint(path: string): string {
  const linter = require.resolve('dockerfile-utils/bin/dockerfile-utils');
  const { stdout, stderr } = spawnSync(process.execPath, [linter, 'lint', path], {
    encoding: 'utf8',
  });
  return stdout + stderr;
}

test('the linter of Dockerfiles finds nothing in the one of the docs, and something in a wrong one', () => {
  expect(lint('docs/deploy/Dockerfile')).toBe('');
  const folder = mkdtempSync(join(tmpdir(), 'guiche-image-'));
  const wrong = join(folder, 'Dockerfile');
  writeFileSync(wrong, textOf('Dockerfile').replace('EXPOSE', 'EXPOSES'));
  expect(lint(wrong)).toContain('Unknown instruction: EXPOSES');
  rmSync(folder, { recursive: true });
});

/** The schema of the API of Kubernetes finds an object wrong; '' where it does not. */
function wrongIn(object: { apiVersion: string; kind: string }): string {
  const models = require(`kubernetes-models/${object.apiVersion}/${object.kind}`);
  try {
    new models[object.kind](object).validate();
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

test.each(objects.map((one) => [one.kind, one]))(
  '%s is as the schemas of Kubernetes say, and a slip in it is found',
  (_, object) => {
    expect(wrongIn(object)).toBe('');
    expect(wrongIn({ ...object, spec: 'none' })).toContain('spec');
    expect(wrongIn({ ...object, metadata: { name: 3 } })).toContain('name');
  },
);

test('the image is built without the history, and with packages and a build of its own', () => {
  // BuildKit reads the file beside the Dockerfile in place of .dockerignore.
  const ignored = textOf('Dockerfile.dockerignore').split('\n');
  for (const name of ['.git', 'node_modules', 'dist', 'reports']) expect(ignored).toContain(name);
});
