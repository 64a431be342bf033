import { expect, test } from 'vitest';
import { flowOf } from '../choose-flow.ts';
import { flowBy, stepBy } from '../../../tests/fakes/flows.ts';
import { parseLink } from '../link.ts';

const OWN_DEFAULT = flowBy(
  'default',
  'lead lead > md',
  'md md > payment, continue: payment, declined: payment',
  'payment payment > success',
  'success success',
);
const BRAND = [OWN_DEFAULT];

const [LEAD, PAYMENT, SUCCESS] = ['c1 lead > c2', 'c2 payment > c3', 'c3 success'] as const;
const OFFER = flowBy('offer', LEAD, PAYMENT, SUCCESS);
const SOUND = { ...OFFER, id: 'default' };

const take = (flows: unknown, query = '') => flowOf(parseLink(`?${query}`), BRAND, { flows });

/** A step with other values. */
const odd = (line: string, changes: object) => ({ ...stepBy(line), ...changes });
/** A flow of these steps, by their lines or as they are. */
const withSteps = (steps: readonly unknown[]) => ({
  ...SOUND,
  steps: steps.map((step) => (typeof step === 'string' && / /.test(step) ? stepBy(step) : step)),
});
const circular: Record<string, unknown> = { ...SOUND };
circular.steps = [circular, circular];
const deep = JSON.parse('['.repeat(3000) + ']'.repeat(3000));
const LONG = 'x'.repeat(1_000_000);

/** Beside those of flow-problem.test.ts: the mistake, the flow 'default' of the config or its steps, and the step that the report names. */
const MISTAKES: [what: string, flow: object, step?: string][] = [
  // Lists and flows.
  ['steps by name', { ...SOUND, steps: { lead: stepBy(LEAD), payment: stepBy(PAYMENT) } }],
  ['steps that hold the flow itself', circular, 'default'],
  ['steps as deep as a stack', [LEAD, deep], '2'],
  // Ids.
  ['a step whose id is an object', [odd(LEAD, { id: {} }), PAYMENT, SUCCESS], '1'],
  // Templates.
  ['a template of every object', ['c1 __proto__ > c2', PAYMENT], 'c1'],
  ['a template of a million letters', [odd(LEAD, { templateId: LONG }), PAYMENT], 'c1'],
  // Next steps.
  ['a next step of every object', ['c1 lead > constructor', PAYMENT, SUCCESS], 'c1'],
  ['an outcome that leads to nobody', [LEAD, 'c2 payment > c3, refused: c9', SUCCESS], 'c2'],
  // Circles.
  ['a step that leads to itself', [LEAD, 'c2 payment > c2', SUCCESS], 'c2'],
  ['a circle by a link', [LEAD, PAYMENT, SUCCESS, 'c4 video > c5', 'c5 presentation > c4'], 'c4'],
  ['a circle by an outcome of its own', [LEAD, 'c2 payment > c3, pending: c1', SUCCESS], 'c1'],
  ['a circle by the outcomes of the brand', [LEAD, 'c2 payment > c4', 'c4 md > c3', SUCCESS], 'c2'],
  [
    'points behind the payment, whose card choice leads back to it',
    [LEAD, 'c2 payment > c4', 'c4 livelo/payment-method > c3', SUCCESS],
    'c2',
  ],
  ['a transit page in the middle', [LEAD, 'c2 parsing > c4', 'c4 payment > c3', SUCCESS], 'c1'],
  ['a transit page that leads to itself', ['a pix', 'b parsing > b'], 'b'],
];

test.each(MISTAKES)(
  "a flow with %s is unusable and reported, and the brand's own flow of that id is used",
  (_, bad, step) => {
    const flows = [OFFER, Array.isArray(bad) ? withSteps(bad) : bad];
    const { flow, problems } = take(flows);
    expect(flow).toBe(OWN_DEFAULT);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain('"default"');
    if (step) expect(problems[0]).toContain(`step ${JSON.stringify(step)}`);
    expect(problems[0]!.length).toBeLessThan(300);
    expect(take(flows, 'oferta=p').flow).toMatchObject({ id: 'offer', steps: OFFER.steps });
  },
);

/** Odd, and harmless: the flow is used and nothing is reported. */
const TOLERATED: [what: string, flow: object][] = [
  ['unknown keys', { ...withSteps([odd(LEAD, { owner: {} }), PAYMENT, SUCCESS]), version: 7 }],
  ['numbers as ids', [odd(LEAD, { id: 1, defaultNextStepId: 2 }), odd(SUCCESS, { id: 2 })]],
  ['blanks around ids', [odd(LEAD, { id: ' c1 ', defaultNextStepId: 'c2 ' }), PAYMENT, SUCCESS]],
  ['a payment that names no next step', [LEAD, odd(PAYMENT, { defaultNextStepId: null })]],
  ['a step that only a link opens', [LEAD, PAYMENT, SUCCESS, 'i renew/:id', 'v video']],
  ['steps in another order', [LEAD, SUCCESS, PAYMENT]],
  ['a transit page as the first step', ['c0 parsing', LEAD, PAYMENT, SUCCESS]],
  ['a list of props', { ...withSteps([odd(LEAD, { props: [] }), PAYMENT, SUCCESS]), props: [] }],
  ['a refusal that leads back', [LEAD, 'c2 payment > c3, refused: c1', SUCCESS]],
];

test.each(TOLERATED)('a flow with %s is used, and nothing is reported', (_, written) => {
  const { flow, problems } = take([Array.isArray(written) ? withSteps(written) : written]);
  expect(problems).toEqual([]);
  expect(BRAND).not.toContain(flow);
  expect(flow.id).toBe('default');
});
