import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { accountsOf } from '../../../tests/copies/accounts.ts';
import { httpBuyer, type HttpBuyer } from '../../../tests/copies/http-buyer.ts';
import { startPacedUpstream } from '../../../tests/copies/paced-upstream.ts';
import { buildAll, isFresh } from '../../build/build-all.ts';
import { SERVE } from '../../launch.mjs';
import { onCore } from '../process-figures.ts';
import { conditions, saveResults } from '../results.ts';
import { runServer } from '../run-server.ts';
import { loadTable, phaseFigures, type Bought } from './figures.ts';
import { PHASES } from './phases.ts';
import { pay, purchase, type End } from './purchase.ts';
import { countRequests } from './requests.ts';
import { brokenRules } from './rules.ts';
import { sampleOf, watchServer } from './watch-server.ts';

/** Connections that nobody uses are closed by then: what is still open was left behind. */
const QUIET_MS = 22_000;
const KEEP_ALIVE_MS = '20000';
const UPSTREAM_CALLS = 256;

/** Whole milliseconds from now on, however late a turn of the event loop is. */
async function* ticks(count: number, everyMs: number) {
  const begun = performance.now();
  for (let at = 0; at < count; at++) {
    await pause(Math.max(0, begun + at * everyMs - performance.now()));
    yield at;
  }
}

/**
 * Sends buyers at a steady rate, whatever becomes of those before, through an upstream that is sound, slow, failing,
 * silent, dead and sound again. `--seconds 300` is the time of all phases, `--per-second 12` the rate: the
 * purchases of an hour in which one begins every second. Fails when a rule of `brokenRules` is broken.
 */
export async function benchLoad(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      seconds: { type: 'string', default: '300' },
      'per-second': { type: 'string', default: '12' },
    },
  });
  const [seconds, rate] = [Number(values.seconds), Number(values['per-second'])];
  if (!(seconds >= PHASES.length) || !(rate > 0)) {
    throw new Error(
      `Say at least --seconds ${PHASES.length}, and a rate over 0: npm run bench load.`,
    );
  }
  if (!(await isFresh())) await buildAll();
  const begin = conditions();
  const upstream = await startPacedUpstream();
  const command = [...onCore(0), process.execPath, ...SERVE];
  const server = await runServer(
    {
      API_URL: upstream.origin,
      ENVIRONMENT: 'test',
      ALLOW_PLACEHOLDERS: '1',
      UPSTREAM_CALLS: String(UPSTREAM_CALLS),
      LOG_LEVEL: 'silent',
      KEEP_ALIVE_MS,
    },
    '.',
    command,
  );
  let phase = '';
  const requests = countRequests();
  const before = await sampleOf(server, phase);
  const watch = watchServer(server, () => phase);
  try {
    const going: Promise<[HttpBuyer, Bought]>[] = [];
    const share = Math.round((seconds * rate) / PHASES.length);
    let warm = before;
    for (const next of PHASES) {
      await next.begin(upstream);
      phase = next.name;
      requests.enter(phase);
      const name = phase;
      for await (const at of ticks(share, 1000 / rate)) {
        const buyer = httpBuyer(
          server.origin,
          `${name.replace(/\W+/g, '-')}.${at}@exemplo.com.br`,
          requests.fetch,
        );
        going.push(
          purchase(buyer).then((end) => [buyer, { ...end, phase: name, email: buyer.email }]),
        );
      }
      if (warm === before) warm = await sampleOf(server, phase);
      console.log(`${phase}: ${share} purchases have begun.`);
    }
    const ended = await Promise.all(going);
    phase = 'settled';
    requests.enter(phase);
    const first = ended.map(([, bought]) => bought);
    const settled = await settle(ended);
    await pause(QUIET_MS);
    const after = await sampleOf(server, phase);
    watch.stop();

    const phases = Object.fromEntries(
      PHASES.map(({ name }) => [name, phaseFigures(name, first, requests, watch.samples)]),
    );
    const doubts = first.filter(({ kind }) => kind === 'inDoubt').length;
    const open = settled.filter(({ kind }) => kind === 'inDoubt').length;
    const broken = brokenRules({
      purchases: settled,
      accounts: accountsOf(upstream),
      samples: watch.samples,
      before,
      warm,
      after,
      upstreamCalls: UPSTREAM_CALLS,
      withoutRetryAfter: requests.withoutRetryAfter(),
      complaints: upstream.complaints,
    });
    if (open > 0) broken.push(`${open} payments are still in doubt.`);
    console.log(loadTable(phases).join('\n'));
    console.log(
      `${doubts} payments in doubt were sent once more at the end: ${doubts - open} are settled.`,
    );
    console.log(
      `Memory ${megabytes(warm.memory)} after the first phase, ${megabytes(after.memory)} at the end; ${before.open} and ${after.open} files and sockets open.`,
    );
    broken.forEach((sentence) => console.error(sentence));
    if (broken.length > 0) process.exitCode = 1;
    const memory = { warm: warm.memory, end: after.memory };
    const result = { ...begin, seconds, rate, phases, doubts, memory, broken };
    saveResults({ load: { ...result, samples: watch.samples } });
  } finally {
    watch.stop();
    server.stop();
    await upstream.goAway();
  }
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;

/** A buyer who reads that a payment is in doubt comes back when the upstream is well, and presses once more. */
async function settle(ended: readonly [HttpBuyer, Bought][]): Promise<Bought[]> {
  return Promise.all(
    ended.map(async ([buyer, bought]) => {
      if (bought.kind !== 'inDoubt') return bought;
      const end: End = await pay(buyer);
      return { ...bought, ...end };
    }),
  );
}
