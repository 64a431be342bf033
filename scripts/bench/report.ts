import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { loadTable } from './load/figures.ts';
import { brandsTable } from './brands/table.ts';
import type { Step } from './pages/forms.ts';
import { stepTable } from './pages/table.ts';
import { vitalsTable } from './vitals.ts';
import { PAGES_PER_SAMPLE, readResults, type Conditions, type Results } from './results.ts';

/** Pages that show results, each between markers: all of them, or those of lead and payment. */
const PAGES: Readonly<Record<string, (results: Results) => string>> = {
  'README.md': (results) => pagesText(results, ['lead', 'payment']),
  'docs/performance.md': (results) =>
    [
      pagesText(results, ['lead', 'payment', 'fields-50', 'fields-200']),
      serverText(results),
      loadText(results),
      vitalsText(results),
      brandsText(results),
      checksText(results),
    ]
      .filter(Boolean)
      .join('\n\n'),
};

const BEGIN = '<!-- bench -->';
const END = '<!-- /bench -->';

const when = ({ date, machine, node, load }: Conditions) =>
  `${date}, ${machine}, Node ${node}, load average ${load.toFixed(1)}`;

function pagesText({ pages, server }: Results, steps: readonly Step[]): string {
  const tables = steps.flatMap((step) => {
    const result = pages?.[step];
    if (!result) return [];
    const { runs, medians } = result;
    return [
      ...stepTable(step, medians, server?.drawing?.[step]),
      '',
      `Medians of ${runs}: ${when(result)}.`,
      '',
    ];
  });
  return tables.length > 0 ? tables.join('\n') : 'No pages have been measured yet.';
}

function serverText({ server }: Results): string {
  if (!server) return '';
  const rows = Object.entries(server.steps).map(([step, figures]) => {
    const { pagesPerSecond, processorMilliseconds, memory } = figures;
    const processor =
      processorMilliseconds === undefined ? '–' : `${processorMilliseconds.toFixed(2)} ms`;
    return `| ${step} | ${Math.round(pagesPerSecond)} | ${processor} | ${Math.round(memory / 1e6)} MB |`;
  });
  return [
    '| page | pages per second | processor per page | memory at the end |',
    '| --- | ---: | ---: | ---: |',
    ...rows,
    '',
    `The production server on one core: ${when(server)}.`,
    ...soakText(server.soak),
  ].join('\n');
}

/** Memory over a long run, where one was made. */
function soakText(soak: readonly number[] = []): string[] {
  if (soak.length === 0) return [];
  const megabytes = soak.map((bytes) => Math.round(bytes / 1e6));
  const pages = megabytes.length * PAGES_PER_SAMPLE;
  return [
    '',
    `Memory over ${pages.toLocaleString('en')} lead pages of all brands, each link with a campaign of its own: ${Math.min(...megabytes)} to ${Math.max(...megabytes)} MB, ${megabytes.at(-1)} MB at the end.`,
  ];
}

function loadText({ load }: Results): string {
  if (!load) return '';
  const { seconds, rate, phases, doubts, memory, broken } = load;
  const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
  const rules = broken.length === 0 ? 'every rule held' : broken.join(' ');
  return [
    ...loadTable(phases),
    '',
    `${rate} purchases a second for ${seconds} s; ${doubts} payments in doubt were settled at the end; memory ${megabytes(memory.warm)} after the first phase, ${megabytes(memory.end)} at the end; ${rules}: ${when(load)}.`,
  ].join('\n');
}

function vitalsText({ vitals }: Results): string {
  if (!vitals) return '';
  return [
    ...vitalsTable(vitals),
    '',
    `Web Vitals from the link to the success screen, medians of ${vitals.runs}; INP of a bare input at the same time ${vitals.bareInp} ms: ${when(vitals)}.`,
  ].join('\n');
}

function brandsText({ brands }: Results): string {
  if (!brands) return '';
  const { rows } = brands;
  return [...brandsTable(rows), '', `With ever more brands: ${when(brands)}.`].join('\n');
}

function checksText({ validate }: Results): string {
  if (!validate) return '';
  const checks = validate.checks.map(
    ({ count, seconds }) =>
      `| \`validate-brands\` with ${count} brands | ${seconds.toFixed(2)} s |`,
  );
  return ['| command | time |', '| --- | ---: |', ...checks].join('\n');
}

/** Replaces what stands between the markers of a page. @throws where a page has none. */
export function replaceBetweenMarkers(page: string, text: string): string {
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`The page has no ${BEGIN} … ${END}.`);
  return `${page.slice(0, begin + BEGIN.length)}\n\n${text.trim()}\n\n${page.slice(end)}`;
}

/** Writes the last results into README.md and docs/performance.md. */
export async function writeReport(): Promise<void> {
  const results = readResults();
  for (const [path, textOf] of Object.entries(PAGES)) {
    const page = replaceBetweenMarkers(readFileSync(path, 'utf8'), textOf(results));
    writeFileSync(path, await format(page, { parser: 'markdown', printWidth: 100 }));
  }
}
