import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumPaths } from '../browsers/chromium.mjs';
import { codesOfBrands } from './keystroke.ts';
import { conditions, saveResults, type VitalsResult } from './results.ts';
import { startProduct } from './run-server.ts';
import { buy, TOUCHED } from './vitals/buyer.ts';
import { figuresOf, isGood, LIMITS, mediansOf, slowestOf } from './vitals/figures.ts';
import { checkInstrument } from './vitals/instrument.ts';
import { median } from './stats.ts';
import type { Watched } from './vitals/watch.ts';

const RUNS = 3;
const BRANDS = 6;
const CPU = 4;

/** So many of a list, from its beginning to its end. */
const spread = (all: readonly string[], count: number): string[] =>
  all.filter(
    (_, at) =>
      Math.floor((at * count) / all.length) !== Math.floor(((at - 1) * count) / all.length),
  );

/** Rows of a Markdown table, a brand each. */
export function vitalsTable({ brands }: Pick<VitalsResult, 'brands'>): string[] {
  const rows = Object.entries(brands).map(([code, { figures, slowest }]) => {
    const { LCP, CLS, INP } = figures;
    const inp = INP <= LIMITS.INP ? `${INP} ms` : `**${INP} ms** ✗`;
    return `| ${code} | ${Math.round(LCP)} ms | ${CLS.toFixed(2)} | ${inp} | ${slowest.duration} ms: ${slowest.where} |`;
  });
  return [
    `| brand | LCP | CLS | INP (≤ ${LIMITS.INP} ms) | the longest interaction |`,
    '| --- | ---: | ---: | ---: | --- |',
    ...rows,
  ];
}

/**
 * Measures Web Vitals over the whole flow of six brands with a slowed-down processor, prints a table and keeps
 * the medians.
 *
 * @param args `--runs <n>`, `--brands CODE,CODE`.
 */
export async function benchVitals(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { runs: { type: 'string', default: String(RUNS) }, brands: { type: 'string' } },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs is a number from 1 on.');
  const codes = values.brands?.split(',') ?? spread([...new Set(await codesOfBrands())], BRANDS);
  const server = await startProduct();
  const executablePath = chromiumPaths(process.env).find(existsSync);
  const browser = await chromium.launch({ executablePath });
  const begin = conditions();
  const bare: number[] = [];
  const buyers = new Map(codes.map((code): [string, Watched[]] => [code, []]));
  try {
    // In turns, so that a noisy machine is noisy for all of them.
    for (let run = 0; run < runs; run++) {
      bare.push(await checkInstrument(browser, CPU));
      for (const [code, watched] of buyers) {
        watched.push(await buy(browser, `${server.origin}/lead?product=${code}`, CPU));
      }
    }
  } finally {
    await browser.close();
    server.stop();
  }
  const brands: VitalsResult['brands'] = {};
  for (const [code, watched] of buyers) {
    brands[code] = {
      figures: mediansOf(watched.map((one) => figuresOf(one, TOUCHED))),
      slowest: slowestOf(watched.map(({ interactions }) => interactions)),
    };
  }
  const bareInp = median(bare);
  saveResults({ vitals: { ...begin, runs, bareInp, brands } });
  console.log(
    `Medians of ${runs}; processor ${CPU} times slower; INP of a bare input ${bareInp} ms; load ${begin.load.toFixed(1)}.\n`,
  );
  console.log(vitalsTable({ brands }).join('\n'));
  const bad = codes.filter((code) => !isGood(brands[code]!.figures));
  const limits = `LCP ${LIMITS.LCP} ms, CLS ${LIMITS.CLS}, INP ${LIMITS.INP} ms`;
  console.log(
    `\n${bad.length === 0 ? `All within ${limits}.` : `Not within ${limits}: ${bad.join(', ')}.`}`,
  );
  if (bad.length > 0) process.exitCode = 1;
}
