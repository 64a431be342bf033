import { readFileSync } from 'node:fs';
import { Counter, Histogram } from 'prom-client';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { createMetrics } from '../src/server/observation/metrics.ts';
import { sourceFiles } from './architecture/source-files.ts';

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string };
}

interface Panel {
  id: number;
  type: string;
  title: string;
  description?: string;
  gridPos: { h: number; w: number; x: number; y: number };
  targets?: { expr: string }[];
}

const textOf = (file: string) => readFileSync(file, 'utf8');
const page = textOf('docs/operations.md');
const { groups } = parse(textOf('docs/operations/alerts.yml')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const dashboard = JSON.parse(textOf('docs/operations/grafana-dashboard.json')) as {
  panels: Panel[];
  templating: { list: object[] };
};
const queries = [
  ...rules.map(({ alert, expr }): [string, string] => [alert, expr]),
  ...dashboard.panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }): [string, string] => [title, expr]),
  ),
];

/** What a scraper adds to every metric. */
const TARGET_LABELS = ['instance', 'job'];

/** Labels by name of every metric that `/metrics` has once each was used; those of a histogram by its three names. */
async function exported(): Promise<Map<string, Set<string>>> {
  const { registry, ...metrics } = createMetrics('1.2.3');
  for (const metric of Object.values(metrics)) {
    const { labelNames = [] } = metric as unknown as { labelNames?: readonly string[] };
    const labels = Object.fromEntries(labelNames.map((label) => [label, 'x'])) as never;
    if (metric instanceof Counter) metric.inc(labels);
    else if (metric instanceof Histogram) (metric as Histogram).observe(labels, 1);
    else metric.set(1);
  }
  const names = new Map<string, Set<string>>([['up', new Set()]]);
  for (const line of (await registry.metrics()).split('\n')) {
    const [, name, labels = ''] = /^([a-z_]\w*)(?:\{(.*)\})? /.exec(line) ?? [];
    if (!name) continue;
    const known = names.get(name) ?? new Set();
    for (const [, label] of labels.matchAll(/(\w+)="/g)) known.add(label!);
    names.set(name, known);
  }
  return names;
}

/** The metrics of a PromQL query, each with the labels that its selector compares and their values. */
const usesOf = (expr: string) =>
  [...expr.matchAll(/\b((?:guiche|process|nodejs)_\w+|up)\b(?:\{([^}]*)\})?/g)].map(
    ([, metric, selector = '']) => ({
      metric: metric!,
      compared: [...selector.matchAll(/(\w+)\s*(?:=~|!~|!=|=)\s*"([^"]*)"/g)].map(
        ([, label, values]) => [label!, values!.split('|')] as const,
      ),
    }),
  );

/** Labels that the results of a query are grouped by. */
const groupedBy = (expr: string): string[] =>
  [...expr.matchAll(/\b(?:by|without)\s*\(([^)]*)\)/g)].flatMap(([, list]) =>
    list!.split(',').map((label) => label.trim()),
  );

test.each(queries)('%s asks for metrics and labels that the server exports', async (_, expr) => {
  const names = await exported();
  const uses = usesOf(expr);
  expect(uses.length).toBeGreaterThan(0);
  for (const { metric, compared } of uses) {
    expect([...names.keys()]).toContain(metric);
    const asked = [...compared.map(([label]) => label), ...groupedBy(expr)];
    expect([...names.get(metric)!, ...TARGET_LABELS], metric).toEqual(
      expect.arrayContaining(asked),
    );
  }
});

test('a server that has just started has every series whose first event raises an alert', async () => {
  const body = await createMetrics('1.2.3').registry.metrics();
  for (const operation of ['payV1', 'payV2', 'renewV1', 'renewV2']) {
    for (const outcome of ['accepted', 'refused', 'unknown']) {
      const labels = `operation="${operation}",outcome="${outcome}"`;
      expect(body).toContain(`guiche_payments_total{${labels}} 0`);
    }
  }
});

/** Labels whose values come from elsewhere: the scraper, HTTP, path templates. */
const FOREIGN = [...TARGET_LABELS, 'status_class', 'method', 'route', 'le'];

test('every value that a query compares with is one that the server writes', () => {
  const sources = sourceFiles().flatMap(({ path, text }) =>
    path.startsWith('src/server') && !path.includes('.test.') ? [text] : [],
  );
  const isWritten = (value: string) => sources.some((text) => text.includes(`'${value}'`));
  const words = queries
    .flatMap(([, expr]) => usesOf(expr).flatMap(({ compared }) => compared))
    .flatMap(([label, values]) => (FOREIGN.includes(label) ? [] : values))
    .filter((value) => /^[a-z_-]+$/.test(value));
  expect(words.length).toBeGreaterThan(10);
  expect(words.filter((value) => !isWritten(value))).toEqual([]);
});

test('the operations page describes every metric with its labels, and no other', () => {
  const rows = [...page.matchAll(/^\| `(guiche_\w+)` +\| (\w+) +\|([^|]*)\|/gm)];
  const described = rows.map(([, name, type, labels]) => [
    name!,
    type!,
    [...labels!.matchAll(/`(\w+)`/g)].map(([, label]) => label!),
  ]);
  const expected = createMetrics('1.2.3')
    .registry.getMetricsAsArray()
    .filter(({ name }) => name.startsWith('guiche_'))
    .map((metric) => {
      const { labelNames = [] } = metric as { labelNames?: readonly string[] };
      return [metric.name, String(metric.type), labelNames];
    });
  const sorted = (list: unknown[][]) => list.map((row) => JSON.stringify(row)).sort();
  expect(sorted(described)).toEqual(sorted(expected));
});

test('the operations page gives a reason for every alert, and no other', () => {
  const rows = [...page.matchAll(/^\| `(Guiche\w+)` +\|[^|]+\| (\w+) +\|/gm)];
  const described = rows.map(([, alert, severity]) => `${alert} ${severity}`).sort();
  expect(described).toEqual(rules.map(({ alert, labels }) => `${alert} ${labels.severity}`).sort());
  expect(described.length).toBeGreaterThan(10);
  for (const { annotations } of rules) expect(annotations.summary).toMatch(/\.$/);
});

test('the dashboard can be imported: it asks for its data source, and no panel covers another', () => {
  const { panels, templating } = dashboard;
  const [source] = templating.list;
  expect(source).toMatchObject({ name: 'datasource', type: 'datasource', query: 'prometheus' });
  expect(JSON.stringify(dashboard).match(/"uid":"(?!guiche"|\$\{datasource\}")/)).toBeNull();
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, at) => `${x + (at % w)} ${y + Math.floor(at / w)}`),
  );
  expect(new Set(cells).size).toBe(cells.length);
  for (const { type, description, targets: some } of panels) {
    if (type === 'row') continue;
    expect(some?.length).toBeGreaterThan(0);
    expect(description).toMatch(/\.$/);
  }
});
