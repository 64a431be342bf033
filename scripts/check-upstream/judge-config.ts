import type { CompiledBrand } from '../../src/contract/compiled-brand.ts';
import type { ProductConfig } from '../../src/contract/page-data.ts';
import { readConfigFlows } from '../../src/flow/config/read-config-flows.ts';
import type { BrandReport } from './brand-report.ts';
import { shown } from './inquiry.ts';

const operationId = 'getProductConfig';
const FLOWS = 'checkoutFlow.flows';

/** Finds the flows of a config that are not used. */
export function judgeConfig(
  { flows }: CompiledBrand,
  { flows: written }: ProductConfig,
  report: BrandReport,
): void {
  for (const { mistake, flow = '', step = '', value = '' } of readConfigFlows(written, flows)
    .problems) {
    const place = flow && `[${JSON.stringify(shown(flow))}]`;
    const inside = step && `.steps[${JSON.stringify(shown(step))}]`;
    report.add(
      'flow-unusable',
      'harms',
      {
        operationId,
        field: FLOWS + place + inside,
        came: value || step || flow || (written ?? ''),
      },
      { mistake, flow: shown(flow), step: shown(step), value: shown(value) },
    );
  }
}
