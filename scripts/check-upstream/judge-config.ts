import type { CompiledBrand } from '../../src/contract/compiled-brand.ts';
import type { ProductConfig } from '../../src/contract/page-data.ts';
import { readConfigFlows } from '../../src/flow/config/read-config-flows.ts';
import type { BrandReport } from './brand-report.ts';
import { shown } from './inquiry.ts';

const operationId = 'getProductConfig';
const FLOWS = 'checkoutFlow.flows';

/** Finds the flows of a config that are not used, and looks of brands that lend none. */
export function judgeConfig(
  { settings, flows }: CompiledBrand,
  { flows: written, designSystemId = '' }: ProductConfig,
  lenders: readonly string[],
  report: BrandReport,
): void {
  const { problems } = readConfigFlows(written, flows);
  for (const { mistake, flow = '', step = '', value = '' } of problems) {
    const place = flow && `[${JSON.stringify(shown(flow))}]`;
    const inside = step && `.steps[${JSON.stringify(shown(step))}]`;
    const field = FLOWS + place + inside;
    const came = value || step || flow || (written ?? '');
    const data = { mistake, flow: shown(flow), step: shown(step), value: shown(value) };
    report.add('flow-unusable', 'harms', { operationId, field, came }, data);
  }
  const [lender = ''] = designSystemId.split('$');
  const known = [settings.key, settings.dsProductId, ...lenders].map((key) => key.toLowerCase());
  if (lender.trim() !== '' && !known.includes(lender.trim().toLowerCase()))
    report.add('looks-unknown', 'note', { operationId, field: 'designSystemId' });
}
