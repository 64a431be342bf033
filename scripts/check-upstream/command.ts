import { writeFileSync } from 'node:fs';
import { createBudget, type Limits } from './budget.ts';
import { checkUpstream, exitCodeOf } from './check.ts';
import { chosenBrands, deliveredBrands } from './delivered-brands.ts';
import { CannotAsk, readOptions } from './options.ts';
import { reportOf } from './report.ts';

export interface Surroundings {
  stdout(text: string): void;
  stderr(text: string): void;
  /** Calls back when somebody interrupts the command. */
  onInterrupt(stop: () => void): void;
  limits?: Limits;
}

/** `npm run check-upstream`: returns the exit code. */
export async function checkUpstreamCommand(
  args: readonly string[],
  { stdout, stderr, onInterrupt, limits }: Surroundings,
): Promise<0 | 1 | 2> {
  try {
    const options = readOptions(args);
    const brands = deliveredBrands('test');
    const asked = chosenBrands(brands, options);
    const budget = createBudget(limits);
    onInterrupt(() => budget.stop('interrupted'));
    const result = await checkUpstream({ address: options.address, brands, asked, budget });
    const report = reportOf(result, options.format, options.language);
    if (options.out) writeFileSync(options.out, `${report}\n`);
    else stdout(report);
    return exitCodeOf(result);
  } catch (error) {
    if (!(error instanceof CannotAsk)) throw error;
    stderr(error.message);
    return 2;
  }
}
