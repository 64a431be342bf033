import { afterEach, describe, expect, test, vi } from 'vitest';
import { CONFIG_MISTAKES } from './e2e/support/independent-upstream/config-mistakes.ts';
import { createUpstream } from './e2e/support/independent-upstream/upstream.ts';
import { checkoutOn, type Opened } from './links/checkout-on-upstream.ts';
import { stepAfter } from './walk/plain-reading.ts';

const upstream = createUpstream();
afterEach(() => vi.restoreAllMocks());

/** Templates from the first step to the last one, by the default next steps alone. */
function way({ steps }: NonNullable<Opened['drawn']>['flow']): string[] {
  const found: string[] = [];
  let step = steps[0];
  while (step && found.length <= steps.length) {
    found.push(step.templateId);
    step = stepAfter({ steps }, step, 'continue');
  }
  return found;
}

/** The independent upstream names its steps 'et-1' and so on, or by number; the brands by their screens. */
const isOfConfig = ({ steps }: NonNullable<Opened['drawn']>['flow']) =>
  steps.every(({ id }) => /^(et-)?\d+$/.test(id));

test('there are at least forty kinds of mistakes', () => {
  expect(new Set(CONFIG_MISTAKES.map(({ what }) => what)).size).toBeGreaterThanOrEqual(40);
});

describe.each(['product=WUP', 'product=MS', 'product=WUP&lang=pt-MZ'])('%s', (query) => {
  test.each(CONFIG_MISTAKES)('config with $what: the sale has an end', async ({ uses, make }) => {
    const said = (['warn', 'error'] as const).map((level) =>
      vi.spyOn(console, level).mockImplementation(() => {}),
    );
    upstream.reset();
    make(upstream.answers.config);
    // A server says the same mistake once.
    const open = checkoutOn(upstream);
    const { status, drawn } = await open(`/lead?${query}`);
    expect(status).toBe(200);
    const { flow, title } = drawn!;
    const templates = way(flow);
    expect([templates[0], templates.at(-1)]).toEqual(['lead', 'success']);
    expect(templates).toContain('payment');
    expect(new Set(templates).size).toBe(templates.length);
    if (uses !== 'either') expect(isOfConfig(flow) ? 'config' : 'brand').toBe(uses);
    const reported = said.flatMap(({ mock }) => mock.calls.flat().map(String)).join('\n');
    // It names the flow, where the mistake is in one.
    if (uses === 'brand') expect(reported).toMatch(/"default"|flows/);
    expect(title).toMatch(/^Checkout - \S/);
    expect((await open(`/payment?${query}`)).status).toBe(200);
  });
});
