import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { STEPS } from './pages/forms.ts';
import { stepTable } from './pages/table.ts';
import { readResults, type Conditions, type Results } from './results.ts';

/** Pages that show results, each between markers. */
const PAGES: Readonly<Record<string, (results: Results) => string>> = {
  'README.md': pagesText,
  'docs/performance.md': serverText,
};

const BEGIN = '<!-- bench -->';
const END = '<!-- /bench -->';

const when = ({ date, machine, node, load }: Conditions) =>
  `${date}, ${machine}, Node ${node}, load average ${load.toFixed(1)}`;

function pagesText({ pages, server }: Results): string {
  const tables = STEPS.flatMap((step) => {
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
  if (!server) return 'No server has been measured yet.';
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
  ].join('\n');
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
