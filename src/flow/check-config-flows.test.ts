import { expect, test } from 'vitest';
import { naughty } from '../../tests/corpora/naughty.ts';
import { checkConfigFlows, withUsableFlows } from './check-config-flows.ts';

const step = { id: 's1', templateId: 'lead', defaultNextStepId: 's2' };
const last = { id: 's2', templateId: 'success' };
const flow = { id: 'default', steps: [step, last] };

test('[ENTITY-22] [ENTITY-27] flows come with their ids, steps and next steps', () => {
  expect(checkConfigFlows([flow, { ...flow, id: 'pix' }])).toMatchObject([
    flow,
    { ...flow, id: 'pix' },
  ]);
});

test('a flow that goes round in circles is none: its buyers would never arrive', () => {
  const round = { ...flow, id: 'round', steps: [step, { ...last, defaultNextStepId: 's1' }] };
  const still = { ...flow, id: 'still', steps: [{ ...step, defaultNextStepId: 's1' }, last] };
  expect(checkConfigFlows([round, flow, still])?.map(({ id }) => id)).toEqual(['default']);
  expect(checkConfigFlows([round])).toBeUndefined();
});

test('the ways of a fork and a step number come along', () => {
  const forked = { ...step, outcomes: { pending: 's2', approved: 7, lost: 's1' }, stepNumber: '2' };
  expect(checkConfigFlows([{ ...flow, steps: [forked, last] }])?.[0]?.steps[0]).toMatchObject({
    outcomes: { pending: 's2', approved: '7' },
    stepNumber: 2,
  });
});

test.each([
  [1, 1],
  ['5', 5],
  [5, 5],
  [6, undefined],
  [0, undefined],
  [2.5, undefined],
  ['two', undefined],
])('a brand has at most five steps: the step number %j is read as %j', (stepNumber, known) => {
  const steps = [{ ...step, stepNumber }, last];
  expect(checkConfigFlows([{ ...flow, steps }])?.[0]?.steps[0]?.stepNumber).toBe(known);
});

test.each([
  ['/payment/:id', 'payment/[id]'],
  ['renew/[id]', 'renew/[id]'],
  ['/pix', 'pix'],
])('the template %s is %s', (templateId, known) => {
  const flows = checkConfigFlows([{ ...flow, steps: [{ ...step, templateId }] }]);
  expect(flows?.[0]?.steps[0]?.templateId).toBe(known);
});

test('[ENTITY-28] [ENTITY-29] [ENTITY-30] [ENTITY-31] known props of a step are read', () => {
  const props = {
    media: { logo: 'https://cdn.example/l.svg' },
    plan: { business: 'b1' },
    voucher: 'V1',
    style: { logoWidth: 90 },
    isPaymentInPerson: true,
    contract: true,
    orderBump: { planId: 'p1' },
  };
  expect(
    checkConfigFlows([{ id: 'a', steps: [{ ...step, props }] }])?.[0]?.steps[0]?.props,
  ).toEqual(props);
});

test.each([
  ['v1', 'v1'],
  ['v2', 'v2'],
  ['v3', undefined],
  [1, undefined],
])('a step that renews by %j renews by %j', (renewApi, known) => {
  const steps = [{ ...step, templateId: 'renew/[id]', props: { renewApi } }];
  expect(checkConfigFlows([{ id: 'a', steps }])?.[0]?.steps[0]?.props?.renewApi).toBe(known);
});

test('[ENTITY-32] [ENTITY-33] [ENTITY-34] known props of a flow are read', () => {
  const props = {
    media: { logo: 'https://cdn.example/l.svg', favicon: 'https://cdn.example/f.svg' },
    style: { logoWidth: '120' },
    upsell: { dsProductId: 'ds-1' },
  };
  expect(checkConfigFlows([{ ...flow, props }])?.[0]?.props).toEqual({
    ...props,
    style: { logoWidth: 120 },
  });
});

test('a known prop of the wrong kind counts as missing', () => {
  const props = {
    media: { logo: 'javascript:alert(1)', favicon: '//cdn.example/f.svg' },
    style: { logoWidth: -3 },
    upsell: [],
    plan: null,
    voucher: {},
    isPaymentInPerson: 'yes',
    orderBump: { planId: {} },
  };
  const read = checkConfigFlows([{ id: 1, props, steps: [{ ...step, props }] }])?.[0];
  expect(read?.id).toBe('1');
  expect(read?.props).toEqual({ media: {}, style: {}, upsell: {} });
  expect(read?.steps[0]?.props).toEqual({ media: {}, plan: {}, style: {} });
});

const unusable: [why: string, flow: unknown][] = [
  ['nothing', null],
  ['a text', 'default'],
  ['no id', { ...flow, id: ' ' }],
  ['no steps', { id: 'a' }],
  ['empty steps', { id: 'a', steps: [] }],
  ['a step without an id', { id: 'a', steps: [step, { templateId: 'pix' }] }],
  ['a step without a template', { id: 'a', steps: [{ id: 's' }] }],
  ['a screen that does not exist', { id: 'a', steps: [step, { id: 's', templateId: 'cart' }] }],
  ['a screen that is on every object', { id: 'a', steps: [{ id: 's', templateId: '__proto__' }] }],
];

test.each(unusable)('a flow with %s is left out', (_, bad) => {
  expect(checkConfigFlows([bad, flow])?.map(({ id }) => id)).toEqual(['default']);
  expect(checkConfigFlows([bad])).toBeUndefined();
});

test.each([undefined, null, {}, 'flows', []])('%j holds no flows: the config failed', (flows) => {
  expect(checkConfigFlows(flows)).toBeUndefined();
});

test('naughty texts in every place neither throw nor pollute', () => {
  for (const { value } of naughty.cases) {
    const props = JSON.parse(`{"__proto__":{"polluted":1},"voucher":${JSON.stringify(value)}}`);
    const steps = [{ ...step, id: value, defaultNextStepId: `${value}-`, props }];
    const flows = checkConfigFlows([{ ...flow, id: value, steps, props }]);
    expect(flows?.[0]?.id).toBe(value.trim() || undefined);
  }
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
});

test('of a config answer only usable flows with known fields and props are handed on', () => {
  const props = {
    voucher: 'V1',
    notes: 'x'.repeat(1000),
    media: { logo: 'https://a.example/l.svg', raw: 1 },
  };
  const flows = [
    { ...flow, owner: 'x', props, steps: [{ ...step, internal: 1, props }, last] },
    { id: 'broken' },
  ];
  const { config } = withUsableFlows({ config: { title: 'T', flows } });
  const [only, ...others] = config.flows as (typeof flows)[number][];
  expect(others).toEqual([]);
  expect(only).toEqual({
    id: 'default',
    props: { media: { logo: 'https://a.example/l.svg' }, style: {}, upsell: {} },
    steps: [
      {
        ...step,
        outcomes: {},
        props: { voucher: 'V1', media: { logo: 'https://a.example/l.svg' }, plan: {}, style: {} },
      },
      { ...last, outcomes: {}, props: { media: {}, plan: {}, style: {} } },
    ],
  });
  expect(withUsableFlows({ config })).toEqual({ config });
  expect(withUsableFlows({ config: null })).toEqual({ config: null });
});
