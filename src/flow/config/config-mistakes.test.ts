import { expect, test } from 'vitest';
import type { Flow } from '../../contract/compiled-brand.ts';
import { flowOf } from '../choose-flow.ts';
import { parseLink } from '../link.ts';
import { describeFlowProblem } from './flow-problem.ts';

const BRAND: readonly Flow[] = [
  {
    id: 'default',
    steps: [
      { id: 'lead', templateId: 'lead', defaultNextStepId: 'md' },
      {
        id: 'md',
        templateId: 'md',
        defaultNextStepId: 'payment',
        outcomes: { continue: 'payment', declined: 'payment' },
      },
      { id: 'payment', templateId: 'payment', defaultNextStepId: 'success' },
      { id: 'success', templateId: 'success' },
    ],
  },
];
const [OWN_DEFAULT] = BRAND;

const LEAD = { id: 'c1', templateId: 'lead', defaultNextStepId: 'c2' };
const PAYMENT = { id: 'c2', templateId: 'payment', defaultNextStepId: 'c3' };
const SUCCESS = { id: 'c3', templateId: 'success' };
const SOUND = { id: 'default', steps: [LEAD, PAYMENT, SUCCESS] };
const OFFER = { ...SOUND, id: 'offer' };

const take = (flows: unknown, query = '') => flowOf(parseLink(`?${query}`), BRAND, { flows });

/** A sound flow but for these steps. */
const withSteps = (...steps: unknown[]) => ({ ...SOUND, steps });
const circular: Record<string, unknown> = { ...SOUND };
circular.steps = [circular, circular];
const deep = JSON.parse('['.repeat(3000) + ']'.repeat(3000));
const LONG = 'x'.repeat(1_000_000);

/** The mistake, the flow 'default' of the config, the step that the report names. */
const MISTAKES: [what: string, flow: unknown, step?: string][] = [
  // Lists and flows.
  ['no steps', { id: 'default' }],
  ['empty steps', withSteps()],
  ['steps that are null', { ...SOUND, steps: null }],
  ['steps by name', { ...SOUND, steps: { lead: LEAD, payment: PAYMENT } }],
  ['steps as text', { ...SOUND, steps: '[]' }],
  ['steps under another name', { id: 'default', step: SOUND.steps }],
  ['steps in a list of lists', withSteps([LEAD, PAYMENT]), '1'],
  ['steps that hold the flow itself', circular, 'default'],
  ['a million empty steps', withSteps(...Array.from({ length: 1e5 })), '1'],
  ['steps as deep as a stack', withSteps(LEAD, deep), '2'],
  // Ids.
  ['a step without an id', withSteps(LEAD, { ...PAYMENT, id: undefined }, SUCCESS), '2'],
  ['a step whose id is empty', withSteps(LEAD, { ...PAYMENT, id: ' ' }, SUCCESS), '2'],
  ['a step whose id is an object', withSteps({ ...LEAD, id: {} }, PAYMENT, SUCCESS), '1'],
  ['a step that is null', withSteps(LEAD, null, PAYMENT, SUCCESS), '2'],
  ['a step that is a text', withSteps('lead', PAYMENT, SUCCESS), '1'],
  ['two steps of one id', withSteps(LEAD, { ...PAYMENT, id: 'c1' }, SUCCESS), 'c1'],
  ['ids that differ by blanks', withSteps(LEAD, { ...PAYMENT, id: ' c1 ' }, SUCCESS), 'c1'],
  ['ids that differ by type', withSteps({ ...LEAD, id: '2' }, { ...PAYMENT, id: 2 }), '2'],
  // Templates.
  ['an unknown template', withSteps(LEAD, { ...PAYMENT, templateId: 'cart' }, SUCCESS), 'c2'],
  [
    'a template with a typing mistake',
    withSteps(LEAD, { ...PAYMENT, templateId: 'paymnet' }),
    'c2',
  ],
  ['a template in capitals', withSteps({ ...LEAD, templateId: 'LEAD' }, PAYMENT, SUCCESS), 'c1'],
  ['no template', withSteps(LEAD, { ...PAYMENT, templateId: undefined }, SUCCESS), 'c2'],
  ['a template under another name', withSteps(LEAD, { id: 'c2', template: 'payment' }), 'c2'],
  ['a template that is a number', withSteps({ ...LEAD, templateId: 1 }, PAYMENT, SUCCESS), 'c1'],
  ['a template as an address', withSteps({ ...LEAD, templateId: 'https://a/lead' }, PAYMENT), 'c1'],
  ['a template of every object', withSteps({ ...LEAD, templateId: '__proto__' }, PAYMENT), 'c1'],
  ['a template of a million letters', withSteps({ ...LEAD, templateId: LONG }, PAYMENT), 'c1'],
  ['the platform as a step', withSteps(LEAD, PAYMENT, { ...SUCCESS, templateId: 'login' }), 'c3'],
  [
    'two steps of one template',
    withSteps(LEAD, { ...PAYMENT, id: 'x', defaultNextStepId: 'c2' }, PAYMENT, SUCCESS),
    'c2',
  ],
  [
    'one template written in two ways',
    withSteps(LEAD, PAYMENT, { ...SUCCESS, templateId: '/payment/' }),
    'c3',
  ],
  // Next steps.
  [
    'a next step that is not there',
    withSteps(LEAD, { ...PAYMENT, defaultNextStepId: 'c9' }, SUCCESS),
    'c2',
  ],
  [
    'a next step by its template',
    withSteps({ ...LEAD, defaultNextStepId: 'payment' }, PAYMENT, SUCCESS),
    'c1',
  ],
  [
    'a next step by its path',
    withSteps({ ...LEAD, defaultNextStepId: '/c2' }, PAYMENT, SUCCESS),
    'c1',
  ],
  [
    'a next step in other letters',
    withSteps({ ...LEAD, defaultNextStepId: 'C2' }, PAYMENT, SUCCESS),
    'c1',
  ],
  [
    'a next step of another flow',
    withSteps(LEAD, { ...PAYMENT, defaultNextStepId: 'offer' }, SUCCESS),
    'c2',
  ],
  [
    'a last step that leads to nobody',
    withSteps(LEAD, PAYMENT, { ...SUCCESS, defaultNextStepId: 'end' }),
    'c3',
  ],
  [
    'a next step of every object',
    withSteps({ ...LEAD, defaultNextStepId: 'constructor' }, PAYMENT, SUCCESS),
    'c1',
  ],
  [
    'an outcome that leads to nobody',
    withSteps(LEAD, { ...PAYMENT, outcomes: { refused: 'c9' } }, SUCCESS),
    'c2',
  ],
  [
    'a next step whose address needs an id',
    withSteps(LEAD, { ...PAYMENT, templateId: 'payment/:id' }, SUCCESS),
    'c1',
  ],
  [
    'no next step of the first step',
    withSteps({ ...LEAD, defaultNextStepId: undefined }, PAYMENT, SUCCESS),
    'c1',
  ],
  [
    'a next step that is null before anything is sold',
    withSteps({ ...LEAD, defaultNextStepId: null }, PAYMENT, SUCCESS),
    'c1',
  ],
  [
    'a next step that is an object',
    withSteps({ ...LEAD, defaultNextStepId: { id: 'c2' } }, PAYMENT, SUCCESS),
    'c1',
  ],
  [
    'next steps under another name',
    withSteps({ id: 'c1', templateId: 'lead', nextStepId: 'c2' }, PAYMENT, SUCCESS),
    'c1',
  ],
  ['the steps in reverse order', withSteps(SUCCESS, PAYMENT, LEAD), 'c3'],
  // Circles.
  [
    'a step that leads to itself',
    withSteps(LEAD, { ...PAYMENT, defaultNextStepId: 'c2' }, SUCCESS),
    'c2',
  ],
  [
    'an end that leads to the beginning',
    withSteps(LEAD, PAYMENT, { ...SUCCESS, defaultNextStepId: 'c1' }),
    'c1',
  ],
  [
    'two steps that lead to each other',
    withSteps(LEAD, { ...PAYMENT, defaultNextStepId: 'c1' }, SUCCESS),
    'c1',
  ],
  [
    'a circle that only a link leads to',
    withSteps(
      LEAD,
      PAYMENT,
      SUCCESS,
      { id: 'c4', templateId: 'video', defaultNextStepId: 'c5' },
      { id: 'c5', templateId: 'presentation', defaultNextStepId: 'c4' },
    ),
    'c4',
  ],
  [
    'a circle by an outcome of its own',
    withSteps(LEAD, { ...PAYMENT, outcomes: { pending: 'c1' } }, SUCCESS),
    'c1',
  ],
  [
    "a circle by an outcome of the brand's JSON alone",
    withSteps(
      { ...LEAD, defaultNextStepId: 'c2' },
      { ...PAYMENT, defaultNextStepId: 'c4' },
      { id: 'c4', templateId: 'md', defaultNextStepId: 'c3' },
      SUCCESS,
    ),
    'c2',
  ],
  [
    'points behind the payment, whose card choice leads back to it',
    withSteps(
      LEAD,
      { ...PAYMENT, defaultNextStepId: 'c4' },
      { id: 'c4', templateId: 'livelo/payment-method', defaultNextStepId: 'c3' },
      SUCCESS,
    ),
    'c2',
  ],
  [
    'a transit page in the middle, which leads to the beginning',
    withSteps(
      LEAD,
      { id: 'c2', templateId: 'parsing', defaultNextStepId: 'c4' },
      { ...PAYMENT, id: 'c4' },
      SUCCESS,
    ),
    'c1',
  ],
  ['nothing but a transit page', withSteps({ id: 'c1', templateId: 'parsing' }), 'c1'],
];

test.each(MISTAKES)(
  "D-172: a flow with %s is unusable and reported, and the brand's own flow of that id is used",
  (_, bad, step) => {
    const { flow, problems } = take([OFFER, bad]);
    expect(flow).toBe(OWN_DEFAULT);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ flow: 'default', ...(step && { step }) });
    const sentence = describeFlowProblem(problems[0]!);
    expect(sentence).toContain('"default"');
    if (step) expect(sentence).toContain(JSON.stringify(step));
    expect(sentence.length).toBeLessThan(300);
    expect(take([OFFER, bad], 'oferta=p').flow).toMatchObject({ id: 'offer', steps: OFFER.steps });
  },
);

/** Odd, and harmless: the flow is used and nothing is reported. */
const TOLERATED: [what: string, flow: unknown][] = [
  ['unknown keys', { ...SOUND, version: 7, steps: [{ ...LEAD, owner: {} }, PAYMENT, SUCCESS] }],
  ['numbers as ids', withSteps({ ...LEAD, id: 1, defaultNextStepId: 2 }, { ...SUCCESS, id: 2 })],
  ['leading slashes', withSteps({ ...LEAD, templateId: '/lead' }, PAYMENT, SUCCESS)],
  [
    'blanks around ids',
    withSteps({ ...LEAD, id: ' c1 ', defaultNextStepId: 'c2 ' }, PAYMENT, SUCCESS),
  ],
  ['a last step that says null', withSteps(LEAD, PAYMENT, { ...SUCCESS, defaultNextStepId: null })],
  ['a last step that says ""', withSteps(LEAD, PAYMENT, { ...SUCCESS, defaultNextStepId: '' })],
  ['a payment that names no next step', withSteps(LEAD, { ...PAYMENT, defaultNextStepId: null })],
  [
    'a step that only a link opens',
    withSteps(LEAD, PAYMENT, SUCCESS, { id: 'i', templateId: 'renew/:id' }),
  ],
  ['steps in another order', withSteps(LEAD, SUCCESS, PAYMENT)],
  [
    'a transit page as the first step',
    withSteps({ id: 'c0', templateId: 'parsing' }, LEAD, PAYMENT, SUCCESS),
  ],
  [
    'props that are a list',
    { ...SOUND, props: [], steps: [{ ...LEAD, props: [] }, PAYMENT, SUCCESS] },
  ],
  [
    'props that are text',
    { ...SOUND, props: 'x', steps: [{ ...LEAD, props: 'x' }, PAYMENT, SUCCESS] },
  ],
  [
    'outcomes of another meaning',
    withSteps({ ...LEAD, outcomes: { approved: true, x: 'c9' } }, PAYMENT, SUCCESS),
  ],
  [
    'a refusal that leads back',
    withSteps(LEAD, { ...PAYMENT, outcomes: { refused: 'c1' } }, SUCCESS),
  ],
];

test.each(TOLERATED)('a flow with %s is used, and nothing is reported', (_, odd) => {
  const { flow, problems } = take([odd]);
  expect(problems).toEqual([]);
  expect(BRAND).not.toContain(flow);
  expect(flow.id).toBe('default');
});
