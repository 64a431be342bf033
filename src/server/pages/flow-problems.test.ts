import { afterEach, expect, test, vi } from 'vitest';
import { ANSWERS, serverWith } from '../server-test-kit.ts';

afterEach(() => vi.restoreAllMocks());

const silence = () => vi.spyOn(console, 'error').mockImplementation(() => {});

test('D-172: an unusable flow is logged with flow and step, once, and the page is drawn', async () => {
  const log = silence();
  const steps = [{ id: 's1', templateId: 'cart' }];
  const config = { checkoutFlow: { flows: [{ id: 'default', steps }] } };
  const { get } = serverWith({ answers: { ...ANSWERS, '/config': () => Response.json(config) } });
  for (const visit of [
    '?product=BETA',
    '?product=beta&voucher=A',
    '?product=BETA%0A&product-slug=BETA',
  ]) {
    expect((await get(`/lead${visit}`)).status).toBe(200);
  }
  expect(log).toHaveBeenCalledExactlyOnceWith(
    'beta-br: The flow "default" of the config cannot be used: unknown template "cart", step "s1".',
  );
  await get('/lead?product=ALPHA');
  expect(log).toHaveBeenCalledTimes(2);
});
