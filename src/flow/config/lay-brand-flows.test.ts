import { expect, test } from 'vitest';
import type { Flow, FlowStep } from '../../contract/compiled-brand.ts';
import { flowBy, stepBy } from '../../../tests/fakes/flows.ts';
import { nextStep, previousStep, stepAt } from '../step.ts';
import { layBrandFlows } from './lay-brand-flows.ts';

/** A flow through these templates, one after the other; step ids are the upstream's own. */
function configFlow(id: string, ...templates: string[]): Flow {
  const next = (at: number) => (at + 1 < templates.length ? ` > c${at + 1}` : '');
  return flowBy(id, ...templates.map((template, at) => `c${at} ${template}${next(at)}`));
}

const brandFlow = (id: string, ...steps: FlowStep[]): Flow => ({ id, steps });
const templateOf = (flow: Flow, stepId: string | undefined) =>
  flow.steps.find(({ id }) => id === stepId)?.templateId;
const at = (flow: Flow, templateId: string) => stepAt(flow, templateId)!;

test('a step takes number and missing props of the flow of the same id', () => {
  const brand = [
    brandFlow('default', { ...stepBy('a presentation'), stepNumber: 3 }),
    brandFlow('pix', { ...stepBy('b presentation'), stepNumber: 2, props: { voucher: 'V' } }),
  ];
  const laid = layBrandFlows(configFlow('pix', 'lead', 'presentation', 'pix'), brand);
  expect(at(laid, 'presentation')).toMatchObject({ stepNumber: 2, props: { voucher: 'V' } });
});

test('where that flow lacks the template, or is missing, any flow of the brand gives it', () => {
  const brand = [
    brandFlow('default', { id: 'a', templateId: 'lead' }),
    brandFlow('club', { id: 'b', templateId: 'payment/upsell', props: { voucher: 'MEMBRO50' } }),
  ];
  for (const id of ['default', 'unknown']) {
    const laid = layBrandFlows(configFlow(id, 'lead', 'payment/upsell'), brand);
    expect(at(laid, 'payment/upsell').props?.voucher).toBe('MEMBRO50');
  }
});

test("the config's values win where both speak, value by value", () => {
  const logo = 'https://a.example/config.svg';
  const config: Flow = {
    id: 'default',
    props: { media: { logo } },
    steps: [
      {
        ...stepBy('c payment >, refused: e'),
        stepNumber: 4,
        props: { voucher: 'CONFIG', contract: false, media: { logo } },
      },
      stepBy('e livelo/error'),
    ],
  };
  const below = 'https://a.example/brand.svg';
  const props = {
    voucher: 'BRAND',
    contract: true,
    media: { logo: below },
    plan: { business: 'b' },
  };
  const payment = { ...stepBy('p payment >, refused: pix, pending: pix'), stepNumber: 2, props };
  const laid = layBrandFlows(config, [
    {
      ...brandFlow('default', payment, stepBy('pix pix')),
      props: { media: { logo: below, favicon: below }, upsell: { dsProductId: 'ds' } },
    },
  ]);
  const step = at(laid, 'payment');
  expect(step).toMatchObject({
    stepNumber: 4,
    props: { voucher: 'CONFIG', contract: false, media: { logo }, plan: { business: 'b' } },
  });
  expect(step.outcomes?.refused).toBe('e');
  expect(templateOf(laid, step.outcomes?.pending)).toBe('pix');
  expect(laid.props).toEqual({
    media: { logo, favicon: below },
    upsell: { dsProductId: 'ds' },
  });
});

test("the config decides the steps and their order; the brand's next steps are not laid", () => {
  const brand = flowBy('default', 'a lead > b', 'b video > c', 'c payment > success');
  const laid = layBrandFlows(configFlow('default', 'lead', 'payment'), [brand]);
  expect(laid.steps.map(({ id }) => id)).toEqual(['c0', 'c1']);
  expect(laid.steps.map(({ defaultNextStepId }) => defaultNextStepId)).toEqual(['c1', undefined]);
});

const LIVELO: readonly Flow[] = [
  brandFlow(
    'livelo',
    stepBy('lead lead > method'),
    stepBy('method livelo/payment-method > points, declined: c1'),
    stepBy('points livelo/payment > success, refused: error'),
    stepBy('error livelo/error'),
    // Its id is also that of a step of the config, which has another template.
    { ...stepBy('c1 payment > success'), stepNumber: 2 },
    stepBy('success success'),
  ),
];

test("[ROUTE-29] [ROUTE-31] an outcome leads to the config's step of the target's template", () => {
  const config = configFlow('livelo', 'lead', 'livelo/payment-method', 'livelo/payment', 'success');
  const orphans = [stepBy('x livelo/error'), stepBy('y payment > c3')];
  const laid = layBrandFlows({ ...config, steps: [...config.steps, ...orphans] }, LIVELO);
  expect(laid.steps).toHaveLength(6);
  expect(nextStep(laid, at(laid, 'livelo/payment-method'), 'declined')?.id).toBe('y');
  expect(nextStep(laid, at(laid, 'livelo/payment'), 'refused')?.id).toBe('x');
});

test("[ROUTE-29] [ROUTE-31] [FLOW-24] else to the brand's step, from there to the config's, and back", () => {
  const config = configFlow('livelo', 'lead', 'livelo/payment-method', 'livelo/payment', 'success');
  const laid = layBrandFlows(config, LIVELO);
  const method = at(laid, 'livelo/payment-method');
  const card = nextStep(laid, method, 'declined')!;
  expect(card).toMatchObject({ templateId: 'payment', stepNumber: 2 });
  expect(nextStep(laid, card, 'approved')).toBe(at(laid, 'success'));
  expect(previousStep(laid, card)).toBe(method);
  expect(nextStep(laid, at(laid, 'livelo/payment'), 'refused')?.templateId).toBe('livelo/error');
  expect(nextStep(laid, method, 'continue')?.templateId).toBe('livelo/payment');
  expect(new Set(laid.steps.map(({ id }) => id)).size).toBe(laid.steps.length);
});

test('what follows a step of the brand is added too, once, however many ways lead there', () => {
  const brand = flowBy(
    'default',
    'pay payment >, pending: pix, refused: video',
    'pix pix > md',
    'video video > md, declined: gone',
    'md md > success',
    'success success',
  );
  const laid = layBrandFlows(configFlow('default', 'payment', 'success'), [brand]);
  const templates = laid.steps.map(({ templateId }) => templateId).sort();
  expect(templates.join(' ')).toBe('md payment pix success video');
  expect(nextStep(laid, at(laid, 'md'), 'continue')).toBe(at(laid, 'success'));
  expect(at(laid, 'video').outcomes).toBeUndefined();
});

const COUNTED: Flow = {
  ...brandFlow(
    'default',
    { id: 'lead', templateId: 'lead', stepNumber: 1, defaultNextStepId: 'address' },
    { id: 'address', templateId: 'custom-offer', stepNumber: 2, countedPages: 2 },
    { id: 'video', templateId: 'video' },
  ),
  stepsNumber: 3,
};

test("[BRAND-64] [BRAND-78] [BRAND-88] a config's other steps have the numbers that the brand's JSON writes, and its total", () => {
  const config = configFlow('default', 'custom-offer', 'video', 'md', 'lead');
  const laid = layBrandFlows(config, [COUNTED]);
  expect(laid.stepsNumber).toBe(3);
  expect(laid.steps.map(({ stepNumber, countedPages }) => [stepNumber, countedPages])).toEqual([
    [2, 2],
    [undefined, undefined],
    [undefined, undefined],
    [1, undefined],
  ]);
  expect(layBrandFlows(configFlow('other', 'custom-offer'), [COUNTED])).toMatchObject({
    stepsNumber: 3,
    steps: [{ stepNumber: 2 }],
  });
});

test('no total is taken over where the config says a number, or the brand counts nothing', () => {
  const config = configFlow('default', 'video', 'lead');
  const [first, ...rest] = config.steps;
  const numbered = { ...config, steps: [{ ...first!, stepNumber: 4 }, ...rest] };
  expect(layBrandFlows(numbered, [COUNTED])).toMatchObject({
    steps: [{ stepNumber: 4 }, { stepNumber: 1 }],
  });
  expect(layBrandFlows(numbered, [COUNTED]).stepsNumber).toBeUndefined();
  const { stepsNumber: _, ...uncounted } = COUNTED;
  expect(layBrandFlows(config, [uncounted]).stepsNumber).toBeUndefined();
});
