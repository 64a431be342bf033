import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { brandWith } from '../../tests/drawing/brands.ts';
import { aPage } from '../../tests/drawing/checkout.ts';
import { ApiError } from '../api/api-error.ts';
import type { ErrorReporter } from '../checkout/checkout.ts';
import type { SendPayment } from '../checkout/payment/send-attempt.ts';
import type { PageData } from '../contract/page-data.ts';
import { parseLink } from '../flow/link.ts';
import { resolveFlow } from '../visit/resolve-flow.ts';
import { buildCheckout, buildQueries } from './build-checkout.ts';

const step = (id: string, props?: object) => ({ id, templateId: id, props });
const flows = {
  flows: [
    { id: 'pix', steps: [step('lead'), step('pix')] },
    { id: 'default', steps: [step('lead', { voucher: 'V1' }), step('success')] },
  ],
};
const brand = brandWith({ brand: { productCode: 'ALFA-1' }, flows });

function build(search = '', page: Partial<PageData> = {}, of = brand) {
  const report = vi.fn<ErrorReporter>();
  const data = aPage(page);
  const flow = resolveFlow(parseLink(search), of.flows, data.config);
  return buildCheckout({ page: data, visit: { ...flow, loaded: { brand: of } }, report });
}

test('[ENTITY-13] product and business are those of the link, also under another brand’s looks', () => {
  const { productCode, business } = build('', { productCode: 'BETA', business: 'events' });
  expect([productCode, business]).toEqual(['BETA', 'events']);
  expect(build()).toMatchObject({ productCode: 'ALFA-1', business: 'other' });
});

test('[ENTITY-16] [BRAND-45] links are those of the environment, first access included', () => {
  const environments = ['test', 'homolog', 'production'] as const;
  const place = (name: string) => ({
    domain: `https://${name}.example.com`,
    firstAccess: `https://${name}.example.com/a`,
    terms: `https://${name}.example.com/t`,
    politics: `https://${name}.example.com/p`,
  });
  const links = Object.fromEntries(environments.map((name) => [name, place(name)]));
  const of = brandWith({ brand: { links } });
  for (const environment of environments) {
    expect(build('', { environment }, of).links).toEqual(place(environment));
  }
});

test('texts are filled with product and business; the title of a config, which knows no country, renames nothing of Mozambique', () => {
  const config = { flows: flows.flows, title: 'Curso Beta' };
  const { text, fill } = build('', { config });
  expect(text('app.title')).toBe('Checkout - Curso Beta');
  expect(text('app.step', { n: '1', total: '3' })).toBe('Etapa 1 de 3');
  expect(fill('{businessName}: {productName} {other}')).toBe('Alfa: Curso Beta {other}');
  const mozambican = { ...brand, settings: { ...brand.settings, area: 'MZ' as const } };
  expect(build('', { config }, mozambican).text('app.title')).toBe('Checkout - Curso Alfa');
});

test('on the server nothing is remembered and nothing can be bought', async () => {
  const { session, purchases } = build();
  session.set('dataLead', { name: 'Ana' });
  expect(build().session.read('dataLead')).toBeUndefined();
  await expect(purchases.attempt({} as never, vi.fn<SendPayment>())).rejects.toThrow(
    'Only a browser buys.',
  );
});

test('[CALL-35] without a configured address of flags there is nothing that could ask', () => {
  expect(build('', { monitoring: {} }).flags).toBeUndefined();
  const flags = { url: 'https://flags.example.com/api/frontend', clientKey: 'key' };
  expect(build('', { monitoring: { flags } }).flags).toBeInstanceOf(Function);
});

test('[ERROR-06] [MONITOR-03] a failing call is reported once: method, path template, status, no personal data', async () => {
  const report = vi.fn<ErrorReporter>();
  const error = new ApiError('getFranchiseCities', { kind: 'status', status: 503 });
  const queryKey = ['franchises', '?email=ana@mail.example'];
  const queryFn = () => Promise.reject(error);
  await expect(buildQueries(report).fetchQuery({ queryKey, queryFn })).rejects.toBe(error);
  expect(report).toHaveBeenCalledExactlyOnceWith(error, 'franchises');
  const { method, path, status } = report.mock.calls[0]![0] as ApiError;
  expect([method, path, status]).toEqual(['GET', '/api/v1/franchises/cities', 503]);
  expect(JSON.stringify(report.mock.calls)).not.toContain('ana@');
});

test('answers of the page are there at once; old ones are asked for anew', async () => {
  const price = { plans: [] };
  for (const areAnswersOld of [undefined, true] as const) {
    const queries = buildQueries(() => {}, { answers: [[['sold'], price]], areAnswersOld });
    expect(queries.getQueryData(['sold'])).toBe(price);
    const queryFn = vi.fn<() => Promise<object>>(async () => price);
    const observer = new QueryObserver(queries, { queryKey: ['sold'], queryFn });
    const leave = observer.subscribe(() => {});
    await vi.waitFor(() => expect(queries.isFetching()).toBe(0));
    leave();
    expect(queryFn).toHaveBeenCalledTimes(areAnswersOld ? 1 : 0);
  }
});

test(
  'a question without a connection fails, and waits for none',
  { timeout: 10_000 },
  async ({ onTestFinished }) => {
    onTestFinished(() => onlineManager.setOnline(true));
    onlineManager.setOnline(false);
    const error = new ApiError('getProductV1', { kind: 'network' });
    const queryFn = () => Promise.reject(error);
    const asked = buildQueries(() => {}).fetchQuery({ queryKey: ['sold'], queryFn });
    await expect(asked).rejects.toBe(error);
  },
);
