import type { BrandsRow } from '../results.ts';

const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
const seconds = (value: number) => `${value.toFixed(1)} s`;
const milliseconds = (value: number) => `${value.toFixed(1)} ms`;

const ROWS: readonly [title: string, figure: (row: BrandsRow) => string][] = [
  ['`npm run build` from nothing', ({ whole }) => seconds(whole)],
  ['the same with one text of one brand changed', ({ changed }) => seconds(changed)],
  ['the same with nothing changed', ({ again }) => seconds(again)],
  ['start of `npm run serve`', ({ start }) => seconds(start)],
  ['memory then', ({ memoryAtStart }) => megabytes(memoryAtStart)],
  ['memory after a page of each of 27 brands', ({ memoryAfterFew }) => megabytes(memoryAfterFew)],
  ['memory after a page of every brand', ({ memoryAfterAll }) => megabytes(memoryAfterAll)],
  ['the first page of a brand', ({ firstPage }) => milliseconds(firstPage)],
  ['another page of one brand', ({ page }) => milliseconds(page)],
  ["a buyer's download: program", ({ download }) => kilobytes(download.program)],
  ["a buyer's download: brand", ({ download }) => kilobytes(download.module)],
  ['list of brands, for hosting without a server', ({ download }) => kilobytes(download.catalogue)],
];

/** The cost of ever more brands, as a Markdown table. */
export const brandsTable = (rows: readonly BrandsRow[]): string[] => [
  `| | ${rows.map(({ count }) => `${count} brands`).join(' | ')} |`,
  `| --- |${rows.map(() => ' ---: |').join('')}`,
  ...ROWS.map(([title, figure]) => `| ${title} | ${rows.map(figure).join(' | ')} |`),
];
