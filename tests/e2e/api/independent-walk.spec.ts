import type { Flow } from '../../../src/contract/compiled-brand.ts';
import { soldBrands } from '../../walk/brands.ts';
import { queryOf } from '../brands/rows-of-brands.ts';
import { Walker } from '../brands/walker.ts';
import { FLOWS } from '../support/independent-upstream/flows.ts';
import { expect, test } from '../support/independent-upstream/fixtures.ts';

/** A brand that config gives neither title nor looks, and whose JSON says nothing of these flows. */
const ms = soldBrands.find(({ brand }) => brand.settings.key === 'MS')!;
const { links } = ms.brand.settings;
/** The walker expects the links of the test environment; this upstream is sold on in production. */
const settings = { ...ms.brand.settings, links: { ...links, test: links.production } };
const sold = { ...ms, brand: { ...ms.brand, settings } };

/** Those whose way hangs on a choice, on the lead or on an id have stories of their own. */
const WITH_STORIES = ['livelo', 'acrescimo', 'telefone', 'renova', 'recupera', 'fatura'];

/** The flow as section 3 writes it, its templates without the slash that D-34 allows. */
const plain = ({ id, steps }: (typeof FLOWS)[number]): Flow => ({
  id,
  steps: steps.map((step) => ({
    ...(step as Flow['steps'][number]),
    templateId: String(step.templateId).replace(/^\//, ''),
  })),
});

for (const flow of FLOWS.filter(({ id }) => !WITH_STORIES.includes(id)).map(plain)) {
  test(`[FLOW-01] [ENTITY-27] config's flow '${flow.id}' is walked to its end`, async ({
    visit,
    upstream,
  }) => {
    const query = `${queryOf(settings)}&flowId=${flow.id}`;
    const walker = new Walker(visit, { ...sold, flow, isDefault: false }, query);
    const last = await walker.toTheEnd();
    expect(last.templateId).toMatch(/^success/);
    expect(upstream.taken).toHaveLength(walker.payments);
    expect(walker.payments).toBeGreaterThan(0);
  });
}
