import { expect, test } from 'vitest';
import { flowBy } from '../../../tests/fakes/flows.ts';
import { readConfigFlows } from './read-config-flows.ts';

const step = { id: 's1', templateId: 'lead', defaultNextStepId: 's2' };
const last = { id: 's2', templateId: 'success' };
const flow = { id: 'default', steps: [step, last] };

/** The flows that are usable without any JSON of the brand. */
const usable = (flows: unknown) =>
  readConfigFlows(flows, []).flows.flatMap((found) => found.flow ?? []);
const firstStep = (changes: object) =>
  usable([{ ...flow, steps: [{ ...step, ...changes }, last] }])[0]?.steps[0];

test('[ENTITY-22] [ENTITY-27] flows come with their ids, steps and next steps', () => {
  const flows = [flow, { ...flow, id: 'pix' }];
  expect(usable(flows)).toMatchObject(flows);
  expect(readConfigFlows(flows, []).problems).toEqual([]);
});

test('the ways of a fork and a step number come along', () => {
  const steps = [
    { ...step, outcomes: { pending: 's2', approved: 7, lost: 's1' }, stepNumber: '2' },
    { ...last, id: 7, templateId: 'payment' },
    last,
  ];
  expect(usable([{ ...flow, steps }])[0]?.steps[0]).toMatchObject({
    outcomes: { pending: 's2', approved: '7' },
    stepNumber: 2,
  });
});

test.each([
  [1, 1],
  ['5', 5],
  [6, undefined],
  [2.5, undefined],
])('a brand has at most five steps: the step number %j is read as %j', (stepNumber, known) => {
  expect(firstStep({ stepNumber })?.stepNumber).toBe(known);
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
  expect(firstStep({ props: { ...props, notes: 'x' } })?.props).toEqual(props);
});

test.each([
  ['v1', 'v1'],
  ['v2', 'v2'],
  [1, undefined],
])('a step that renews by %j renews by %j', (renewApi, known) => {
  expect(firstStep({ templateId: 'renew/[id]', props: { renewApi } })?.props?.renewApi).toBe(known);
});

test('[ENTITY-32] [ENTITY-33] [ENTITY-34] known props of a flow are read', () => {
  const props = {
    media: { logo: 'https://cdn.example/l.svg', favicon: 'https://cdn.example/f.svg' },
    style: { logoWidth: '120' },
    upsell: { dsProductId: 'ds-1' },
  };
  expect(usable([{ ...flow, props }])[0]?.props).toEqual({ ...props, style: { logoWidth: 120 } });
});

test('a known prop of the wrong kind counts as missing', () => {
  const props = {
    media: { logo: 'javascript:alert(1)', favicon: '//cdn.example/f.svg' },
    style: { logoWidth: -3 },
    upsell: [],
    plan: null,
    voucher: {},
    isPaymentInPerson: 'yes',
    contract: 'no',
    orderBump: { planId: {} },
  };
  const [read] = usable([{ id: 1, props, steps: [{ ...step, props }, last] }]);
  expect(read?.id).toBe('1');
  expect(read?.props).toBeUndefined();
  expect(read?.steps[0]?.props).toBeUndefined();
});

test('unknown fields and props, which may be megabytes, are left out', () => {
  const notes = 'x'.repeat(1000);
  const media = { logo: 'https://a.example/l.svg', raw: notes };
  const props = { voucher: 'V1', notes, media };
  const steps = [{ ...step, internal: notes, props }, last];
  expect(usable([{ ...flow, owner: notes, props, steps }])).toEqual([
    {
      id: 'default',
      props: { media: { logo: media.logo } },
      steps: [{ ...step, props: { voucher: 'V1', media: { logo: media.logo } } }, last],
    },
  ]);
});

test('twenty mistakes are reported, and no more', () => {
  const broken = Array.from({ length: 21 }, (_, at) => ({ id: `f${at}`, steps: [] }));
  expect(readConfigFlows(broken.slice(0, 20), []).problems).toHaveLength(20);
  expect(readConfigFlows(broken, []).problems).toHaveLength(20);
});

test('a screen of a brand’s own is known where a flow of its JSON has it', () => {
  const written = [flowBy('default', 'a x/quiz > b', 'b payment > c', 'c success')];
  expect(readConfigFlows(written, written).problems).toEqual([]);
  const { flows, problems } = readConfigFlows(written, []);
  expect(flows[0]!.flow).toBeUndefined();
  expect(problems[0]).toMatchObject({ mistake: 'unknown template', value: 'x/quiz' });
});
