import { runCommand, type Ask, type Output } from '../command-line.ts';
import { createBudget, type Limits } from './budget.ts';
import { checkUpstream, exitCodeOf } from './check.ts';
import { chosenBrands, deliveredBrands } from './delivered-brands.ts';
import type { Inquiry } from './inquiry.ts';
import { readOptions } from './options.ts';
import { reportOf } from './report.ts';
import { tryPayments } from './try-payments.ts';

export interface Surroundings extends Output {
  /** Calls back when somebody interrupts the command. */
  onInterrupt(stop: () => void): void;
  /** Asks the person at the terminal; missing where there is none. */
  ask?: Ask;
  limits?: Limits;
  /** Those of this clone unless given. */
  loadBrands?: typeof deliveredBrands;
}

/** Environments that an upstream may name in `x-environment` of its answers for `--write` to go on. */
const TEST_ENVIRONMENTS = ['test', 'homolog', 'sandbox'];

/** Whether an upstream says of itself that it is there to be tried out. */
export const saysItIsTest = ({ exchanges }: Pick<Inquiry, 'exchanges'>): boolean =>
  exchanges.some(({ headers }) =>
    TEST_ENVIRONMENTS.includes(headers?.get('x-environment')?.toLowerCase() ?? ''),
  );

/** Whether test data may be written: the upstream says that it is a test environment, or a person types its host. */
async function mayWrite(address: string, inquiry: Inquiry, ask?: Ask): Promise<boolean> {
  if (saysItIsTest(inquiry)) return true;
  const { host } = new URL(address);
  const question = `This writes test leads and test payments to ${host}. Type ${host} to go on: `;
  return (await ask?.(question))?.trim() === host;
}

/** `npm run check-upstream`: returns the exit code. */
export async function checkUpstreamCommand(
  args: readonly string[],
  { onInterrupt, ask, limits, loadBrands = deliveredBrands, ...output }: Surroundings,
): Promise<0 | 1 | 2> {
  return runCommand(output, async () => {
    const { address, brands: names, format, language, write } = readOptions(args);
    const brands = loadBrands();
    const budget = createBudget(limits);
    onInterrupt(() => budget.stop('interrupted'));
    let allowed: Promise<boolean> | undefined;
    const result = await checkUpstream({
      address,
      brands,
      asked: chosenBrands(brands, names),
      budget,
      write:
        write &&
        (async (brand, inquiry) => {
          if (!(await (allowed ??= mayWrite(address, inquiry, ask)))) {
            budget.stop('unconfirmed');
            return { findings: [] };
          }
          return tryPayments(brand, inquiry, write);
        }),
    });
    output.stdout(reportOf(result, format, language));
    return exitCodeOf(result);
  });
}
