import type { ConfigAnswer } from './answers.ts';
import { flow, type ConfigFlow, type ConfigStep } from './flows.ts';

/**
 * Mistakes that a hand slips into a config answer. `config`: the flow is good all the same and is used; `brand`:
 * it is not, and the brand's own JSON takes its place (D-172); `either`: the specification does not say.
 */
export interface ConfigMistake {
  what: string;
  uses: 'config' | 'brand' | 'either';
  make: (config: ConfigAnswer) => void;
}

interface Flow extends ConfigFlow {
  steps: ConfigStep[];
}

const good = (): Flow => flow('default', 'lead payment success');

/** Changes steps and flow of the default flow, which is the only one. */
function slip(
  what: string,
  uses: ConfigMistake['uses'],
  change: (steps: [ConfigStep, ConfigStep, ConfigStep], own: Flow) => void,
): ConfigMistake {
  const make = (config: ConfigAnswer) => {
    const own = good();
    change(own.steps as [ConfigStep, ConfigStep, ConfigStep], own);
    config.checkoutFlow.flows = [own];
  };
  return { what, uses, make };
}

/** Changes the answer around the flow, which is good. */
function around(
  what: string,
  uses: ConfigMistake['uses'],
  change: (config: ConfigAnswer) => void,
): ConfigMistake {
  const make = (config: ConfigAnswer) => {
    config.checkoutFlow.flows = [good()];
    change(config);
  };
  return { what, uses, make };
}

const put = (config: ConfigAnswer, flows: unknown) =>
  void Object.assign(config.checkoutFlow, { flows });

export const CONFIG_MISTAKES: readonly ConfigMistake[] = [
  // A step that leads nowhere, or back.
  slip('a next step that no step has', 'brand', ([lead]) => (lead.defaultNextStepId = 'et-9')),
  slip('a next step in another case', 'brand', ([lead]) => (lead.defaultNextStepId = 'ET-2')),
  slip('a template in place of the next step’s id', 'brand', ([lead]) => {
    lead.defaultNextStepId = 'payment';
  }),
  slip('a path in place of the next step’s id', 'brand', ([lead]) => {
    lead.defaultNextStepId = '/payment';
  }),
  slip('an index in place of the next step’s id', 'brand', ([lead]) => {
    lead.defaultNextStepId = 1;
  }),
  slip('a step that leads to itself', 'brand', ([lead]) => (lead.defaultNextStepId = 'et-1')),
  slip('a payment that leads back to the lead', 'brand', ([, payment]) => {
    payment.defaultNextStepId = 'et-1';
  }),
  slip('a success that leads back to the lead', 'brand', ([, , success]) => {
    success.defaultNextStepId = 'et-1';
  }),
  slip('a lead that leads nowhere', 'brand', ([lead]) => delete lead.defaultNextStepId),
  slip('a lead whose next step is null', 'brand', ([lead]) => (lead.defaultNextStepId = null)),
  slip('a lead whose next step is empty', 'brand', ([lead]) => (lead.defaultNextStepId = '')),

  // A step that cannot be drawn, or not told from another.
  slip('a template that nobody knows', 'brand', ([, payment]) => (payment.templateId = 'cart')),
  slip('a slip of the keyboard in a template', 'brand', ([, payment]) => {
    payment.templateId = 'paymnet';
  }),
  slip('no template', 'brand', ([, payment]) => delete (payment as Partial<ConfigStep>).templateId),
  slip('null in place of a template', 'brand', ([, payment]) => (payment.templateId = null)),
  slip('a number in place of a template', 'brand', ([, payment]) => (payment.templateId = 2)),
  slip('two steps of one template', 'brand', (_, own) => {
    own.steps = flow('default', 'lead video payment video success').steps;
  }),
  slip('the same step twice', 'brand', (steps, own) => void own.steps.push({ ...steps[1] })),
  slip('two steps of one id', 'either', ([, , success], own) => {
    own.steps.push({ ...success, templateId: 'pix' });
  }),
  slip(
    'a step without an id',
    'brand',
    ([, payment]) => delete (payment as Partial<ConfigStep>).id,
  ),
  slip('null among the steps', 'brand', (_, own) => own.steps.push(null as never)),
  slip('a text among the steps', 'brand', (_, own) => own.steps.push('success' as never)),

  // A flow that is none.
  slip('no steps', 'brand', (_, own) => delete (own as Partial<Flow>).steps),
  slip('null in place of steps', 'brand', (_, own) => (own.steps = null as never)),
  slip('an empty list of steps', 'brand', (_, own) => (own.steps = [])),
  slip('steps by their id, not in a list', 'brand', (steps, own) => {
    own.steps = Object.fromEntries(steps.map((step) => [step.id, step])) as never;
  }),
  slip('a flow of a lead alone', 'brand', ([lead], own) => {
    own.steps = [{ id: lead.id, templateId: 'lead' }];
  }),
  around('an empty list of flows', 'brand', (config) => put(config, [])),
  around('no list of flows', 'brand', (config) => put(config, undefined)),
  around('null in place of flows', 'brand', (config) => put(config, null)),
  around('flows by their id, not in a list', 'brand', (config) => put(config, { default: good() })),
  around('null among the flows', 'config', (config) => put(config, [null, good()])),
  around('a text among the flows', 'config', (config) => put(config, ['default', good()])),
  around('a broken flow beside a good one', 'config', (config) =>
    put(config, [{ id: 'offer' }, good()]),
  ),
  around('two flows of one id', 'config', (config) => put(config, [good(), good()])),

  // Written otherwise, and good.
  slip('a slash before each template', 'config', (steps) => {
    for (const step of steps) step.templateId = `/${String(step.templateId)}`;
  }),
  slip('a slash behind a template', 'config', ([lead]) => (lead.templateId = 'lead/')),
  slip('blanks around a template', 'config', ([lead]) => (lead.templateId = ' lead ')),
  slip('numbers for ids, texts for next steps', 'config', (steps) => {
    steps.forEach((step, at) => Object.assign(step, { id: at + 1 }));
    steps[0].defaultNextStepId = '2';
    steps[1].defaultNextStepId = '3';
  }),
  slip('steps in another order behind the first', 'config', (steps, own) => {
    own.steps = [steps[0], steps[2], steps[1]];
  }),
  slip('props that are null', 'config', (steps) => {
    for (const step of steps) step.props = null;
  }),
  slip('props that are a list', 'config', (_, own) => (own.props = [])),
  slip('a logo that is no address', 'config', ([lead], own) => {
    lead.props = { media: { logo: 'logo.png' } };
    own.props = {
      media: { logo: 'javascript:alert(1)', favicon: 7 },
      style: { logoWidth: 'wide' },
    };
  }),
  slip('a voucher that is a list', 'config', ([lead]) => (lead.props = { voucher: ['V1'] })),
  around('a title that is null', 'config', (config) => (config.title = null)),
  around('a title that is a number', 'config', (config) => (config.title = 7)),
  around('looks that nobody has', 'config', (config) => (config.designSystemId = 'nobody$blue')),
  around('looks that are an object', 'config', (config) => {
    config.designSystemId = { brand: 'x', mode: 'dark' };
  }),
  around('an address form that is a text', 'config', (config) => (config.hasAddressForm = 'true')),
  around('a tag manager that is an object', 'config', (config) => (config.gtm = { id: null })),
];
