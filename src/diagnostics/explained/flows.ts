import type { Explanations } from './explained.ts';

const flow = (...steps: object[]) => ({ flows: [{ id: 'tour', steps }] });
const LEAD = { id: 'lead', templateId: 'lead', defaultNextStepId: 'payment' };
const PAYMENT = { id: 'payment', templateId: 'payment', defaultNextStepId: 'success' };
const SUCCESS = { id: 'success', templateId: 'success' };
const RIGHT = flow(LEAD, PAYMENT, SUCCESS);

/** Rules of flows.json: the ways of buyers from screen to screen. */
export const ofFlows: Explanations = {
  'next-step': {
    means:
      'A step leads to one that the flow does not have: buyers would be thrown back to the beginning.',
    mend: 'Write the id of a step of the same flow.',
    example: {
      file: 'flows.json',
      wrong: flow({ ...LEAD, defaultNextStepId: 'paymet' }, PAYMENT, SUCCESS),
      right: RIGHT,
    },
  },
  'dead-end': {
    means:
      'Nothing follows this step, though a purchase does not end on its screen. Buyers press the button and do not get on.',
    mend: 'Say what follows with "defaultNextStepId".',
    example: {
      file: 'flows.json',
      wrong: flow({ id: 'lead', templateId: 'lead' }, PAYMENT, SUCCESS),
      right: RIGHT,
    },
  },
  'step-circle': {
    means: 'Buyers would go round and round: from these steps no way leads to an end.',
    mend: 'Let one of the steps lead out, such as payment to success.',
    example: {
      file: 'flows.json',
      wrong: flow(LEAD, { ...PAYMENT, defaultNextStepId: 'lead' }, SUCCESS),
      right: RIGHT,
    },
  },
  'step-reach': {
    means: 'No way leads to this step, so no buyer ever sees it.',
    mend: 'Let a step lead to it, or delete it (in a child: "$remove": true).',
    example: {
      file: 'flows.json',
      wrong: flow({ ...LEAD, defaultNextStepId: 'success' }, PAYMENT, SUCCESS),
      right: RIGHT,
    },
  },
  'outcome-way': {
    means:
      'A screen can end in several ways (approved, pending, declined…). Here one of them leads nowhere, or a way is named for what never comes out of the screen.',
    mend: 'Name a step for it in "outcomes", or delete the way that nobody takes.',
    example: {
      file: 'flows.json',
      wrong: flow({ ...LEAD, outcomes: { approved: 'success' } }, PAYMENT, SUCCESS),
      right: RIGHT,
    },
  },
  'step-path': {
    means:
      'The address in the browser tells at which step a buyer is. Two steps of one template have the same address.',
    mend: 'Give one of them another template.',
    example: {
      file: 'flows.json',
      wrong: flow(
        LEAD,
        { id: 'again', templateId: 'payment', defaultNextStepId: 'payment' },
        PAYMENT,
        SUCCESS,
      ),
      right: RIGHT,
    },
  },
  'step-number': {
    means:
      'The indicator (“Etapa 2 de 3”) would count further than stepsNumber, or a step would say another number than payment.currentStep or pix.currentStep.',
    mend: 'Let both places say the same; "stepNumber" is best left to the screen.',
    example: {
      file: 'flows.json',
      wrong: flow(LEAD, { ...PAYMENT, stepNumber: 3 }, SUCCESS),
      right: RIGHT,
    },
  },
  'step-order': {
    means: 'The indicator would count backwards on the way that is shown.',
    mend: 'Raise the number of the later step, or lower that of the earlier one.',
    example: {
      file: 'flows.json',
      wrong: flow(
        { ...LEAD, defaultNextStepId: 'video' },
        { id: 'video', templateId: 'video', stepNumber: 3, defaultNextStepId: 'payment' },
        PAYMENT,
        SUCCESS,
      ),
      right: RIGHT,
    },
  },
  'flow-choice': {
    means:
      'Two flows ask for the same route or voucher. A link takes the first one, so nobody comes to the other by it; the routes “pix” and “bankslip” belong to the flows of these names.',
    mend: 'Take the route or voucher from one of them.',
    example: {
      file: 'flows.json',
      wrong: { flows: [{ ...RIGHT.flows[0], choose: { route: ['pix'] } }] },
      right: { flows: [{ ...RIGHT.flows[0], choose: { route: ['tour'] } }] },
    },
  },
  'flow-name': {
    means:
      'Links ask for the flows “default”, “pix” and “bankslip” by these names. A flow that is misspelt is not found, and buyers get another one.',
    mend: 'Write the name exactly so.',
  },
  template: {
    means:
      'A step or a screen file names a template that there is not; templates are the paths of the checkout.',
    mend: 'Take one of the names that are suggested.',
    example: {
      file: 'flows.json',
      wrong: flow(LEAD, { ...PAYMENT, templateId: 'paymnt' }, SUCCESS),
      right: RIGHT,
    },
  },
  'missing-screen': {
    means: 'A step has a template for which no screen is written: buyers would see nothing.',
    mend: "Add screens/<template>.json to the brand's folder or to one it extends.",
  },
};
