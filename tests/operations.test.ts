import { readFileSync } from 'node:fs';
import { Counter, Histogram } from 'prom-client';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { createMetrics } from '../src/server/observation/metrics.ts';
import { sourceFiles } from './architecture/source-files.ts';

interface Rule {
  alert: string;
  expr: string;
  for?: string;
  labels: { severity: string };
  annotations: { summary: string };
}

interface Panel {
  id: number;
  type: string;
  title: string;
  description?: string;
  gridPos: { h: number; w: number; x: number; y: number };
  targets?: { refId: string; expr: string }[];
}

const textOf = (file: string) => readFileSync(file, 'utf8');
const page = textOf('docs/operations.md');
const { groups } = parse(textOf('docs/operations/alerts.yml')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const dashboard = JSON.parse(textOf('docs/operations/grafana-dashboard.json')) as {
  panels: Panel[];
  templating: { list: { name: string; type: string; query: string | { query: string } }[] };
};
const targets = dashboard.panels.flatMap(({ title, targets: some = [] }) =>
  some.map(({ expr }) => [title, expr] as const),
);
const queries: (readonly [string, string])[] = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...targets,
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

interface Use {
  metric: string;
  /** Labels that are compared, with the values that stand in the query. */
  matchers: { label: string; values: string[] }[];
}

/** The metrics of a PromQL query with what their selectors compare. */
const usesOf = (expr: string): Use[] =>
  [...expr.matchAll(/\b((?:guiche|process|nodejs)_\w+|up)\b(?:\{([^}]*)\})?/g)].map(
    ([, metric, selector = '']) => ({
      metric: metric!,
      matchers: [...selector.matchAll(/(\w+)\s*(?:=~|!~|!=|=)\s*"([^"]*)"/g)].map(
        ([, label, value]) => ({ label: label!, values: value!.split('|') }),
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
  for (const { metric, matchers } of uses) {
    expect([...names.keys()]).toContain(metric);
    const labels = [...names.get(metric)!, ...TARGET_LABELS];
    for (const { label } of matchers) expect(labels, metric).toContain(label);
    for (const label of groupedBy(expr)) expect(labels, metric).toContain(label);
  }
});

test('a server that has just started has every series whose first event raises an alert', async () => {
  const body = await createMetrics('1.2.3').registry.metrics();
  const zero = (name: string, labels: object) =>
    body.includes(
      `${name}{${Object.entries(labels)
        .map(([label, value]) => `${label}="${value}"`)
        .join()}} 0`,
    );
  for (const operation of ['payV1', 'payV2', 'renewV1', 'renewV2']) {
    for (const outcome of ['accepted', 'refused', 'unknown']) {
      expect(zero('guiche_payments_total', { operation, outcome }), outcome).toBe(true);
    }
  }
});

test('every value that a query compares with is one that the server writes', () => {
  const sources = sourceFiles().flatMap(({ path, text }) =>
    path.startsWith('src/server') && !path.includes('.test.') ? [text] : [],
  );
  const isWritten = (value: string) => sources.some((text) => text.includes(`'${value}'`));
  const values = queries.flatMap(([, expr]) =>
    usesOf(expr).flatMap(({ matchers }) =>
      matchers.flatMap(({ label, values: some }) => (label in KNOWN ? [] : some)),
    ),
  );
  const words = values.filter((value) => /^[a-z_-]+$/.test(value));
  expect(words.length).toBeGreaterThan(10);
  expect(words.filter((value) => !isWritten(value))).toEqual([]);
});
/** Labels whose values come from elsewhere: the scraper, HTTP, path templates. */
const KNOWN = { job: 0, instance: 0, status_class: 0, method: 0, route: 0, le: 0 };

test('the operations page describes every metric with its labels, and no other', () => {
  const rows = [...page.matchAll(/^\| `(guiche_\w+)` +\| (\w+) +\|([^|]*)\|/gm)];
  const described = rows.map(([, name, type, labels]) => [
    name!,
    type!,
    [...labels!.matchAll(/`(\w+)`/g)].map(([, label]) => label!),
  ]);
  const { registry, ...metrics } = createMetrics();
  const types = new Map(registry.getMetricsAsArray().map(({ name, type }) => [name, String(type)]));
  const expected = [
    ...Object.values(metrics as object).map(
      ({ name, labelNames = [] }: { name: string; labelNames?: string[] }) => [
        name,
        types.get(name),
        labelNames,
      ],
    ),
    ['guiche_build_info', 'gauge', ['version']],
  ];
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
