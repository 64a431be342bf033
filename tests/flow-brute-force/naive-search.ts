/**
 * Finds the issues of a flow by trying every possible walk: written from the specification
 * (sections 2 and 4) and the README, without a line of the checks and without a thought for speed.
 */
export interface Verdict {
  deadEnds: string[];
  /** Steps that buyers get to and from which no walk comes to an end. */
  trapped: string[];
  unreachable: string[];
  withoutWay: string[];
  never: string[];
}

export interface MadeStep {
  id: string;
  templateId: string;
  defaultNextStepId?: string;
  outcomes?: Record<string, string>;
}

/** Outcomes on the delivered base's screens, and the screens that they lead to. */
interface Known {
  always?: string[];
  maybe?: string[];
  /** Screens that a link on it leads to. */
  links?: string[];
  isEnd?: true;
  /** A link of its own, or the answer to a payment, brings buyers here. */
  isEntry?: true;
}

const SOLD = ['approved', 'pending', 'refused'];
const PAID_BY_CARD: Known = { always: ['approved'], maybe: SOLD };
const WALKED_THROUGH: Known = { always: ['continue'] };
export const SCREENS: Record<string, Known> = {
  lead: { always: ['continue'] },
  'phone-verification': WALKED_THROUGH,
  video: WALKED_THROUGH,
  md: WALKED_THROUGH,
  presentation: WALKED_THROUGH,
  'order-bump-presentation': { always: ['continue', 'declined'] },
  payment: { ...PAID_BY_CARD },
  // The code is shown on the same screen, and the buyer goes on by a button.
  pix: { always: ['pending', 'continue'], maybe: SOLD },
  'livelo/cpf': { ...WALKED_THROUGH, links: ['lead'] },
  'livelo/payment-method': { always: ['continue', 'declined'] },
  'livelo/payment': { ...PAID_BY_CARD, links: ['livelo/payment-method'] },
  'livelo/error': { links: ['livelo/payment-method', 'payment'], isEnd: true },
  'select-school': WALKED_THROUGH,
  success: { always: ['continue'], isEnd: true },
  'upsell-presentation': { always: ['continue'], maybe: ['declined'] },
  'payment/upsell': PAID_BY_CARD,
  'success/upsell': { always: ['continue'], isEnd: true },
  'payment/[id]': { ...PAID_BY_CARD, isEntry: true },
  'success-invoice': { ...WALKED_THROUGH, isEnd: true, isEntry: true },
  parsing: { isEntry: true },
};
export const OUTCOMES = ['continue', 'declined', 'approved', 'pending', 'refused'];

export function search(flowId: string, steps: readonly MadeStep[]): Verdict {
  const count = steps.length;
  const place = (id: string) => steps.findIndex((step) => step.id === id);
  const at = (templateId: string) => steps.findIndex((step) => step.templateId === templateId);
  const sells = (one: number) => steps[one]?.templateId.includes('upsell') ?? false;
  const offersMore = (one: number) => {
    const { templateId, defaultNextStepId = '' } = steps[one]!;
    return templateId !== 'success/upsell' && (sells(one) || sells(place(defaultNextStepId)));
  };
  const named = (one: number) => {
    const { defaultNextStepId, outcomes = {} } = steps[one]!;
    const ids = defaultNextStepId === undefined ? [] : [defaultNextStepId];
    return [...ids, ...Object.values(outcomes)].map(place);
  };
  const onwards = (one: number): number[] => {
    const { templateId, outcomes = {} } = steps[one]!;
    const more = (SCREENS[templateId]!.links ?? []).map(at).filter((other) => other >= 0);
    if (templateId === 'parsing') {
      const first = steps.findIndex((step) => step.templateId !== 'parsing');
      if (first >= 0) more.push(first);
    }
    if (offersMore(one) && outcomes.declined === undefined && at('success/upsell') >= 0)
      more.push(at('success/upsell'));
    return [...named(one), ...more];
  };
  const walk = (from: number, ways: (one: number) => number[]): Set<number> => {
    let here = [from];
    const been = new Set(here);
    for (let turn = 0; turn <= count; turn++) {
      here = [...new Set(here.flatMap(ways))];
      for (const one of here) been.add(one);
    }
    return been;
  };
  const all = steps.map((_, one) => one);
  const starts = all.filter((one) => one === 0 || SCREENS[steps[one]!.templateId]!.isEntry);
  const isVisited = (one: number) => starts.some((start) => walk(start, onwards).has(one));
  const isLast = (one: number) => onwards(one).length === 0;
  const visited = all.filter(isVisited);
  const ids = (places: readonly number[]) => places.map((one) => steps[one]!.id);

  const comesTo = (one: number): Required<Pick<Known, 'always' | 'maybe'>> => {
    const { templateId } = steps[one]!;
    const { always = [], maybe = [] } = SCREENS[templateId]!;
    // The flow for bank slips asks for a slip instead of a card, where a slip is sold.
    if (flowId === 'bankslip' && (templateId === 'payment' || templateId === 'payment/upsell'))
      return { always: ['approved', 'pending'], maybe };
    if (templateId === 'success' && offersMore(one))
      return { always: ['continue'], maybe: ['declined'] };
    return { always, maybe };
  };
  const forks = (isWrong: (one: number, outcome: string) => boolean) =>
    visited.flatMap((one) =>
      OUTCOMES.filter((outcome) => isWrong(one, outcome)).map(
        (outcome) => `${steps[one]!.id} ${outcome}`,
      ),
    );
  const hasNoWay = (one: number, outcome: string) => {
    const { templateId, defaultNextStepId, outcomes = {} } = steps[one]!;
    if (isLast(one) || SCREENS[templateId]!.isEnd || outcome === 'refused') return false;
    if (outcomes[outcome] !== undefined || !comesTo(one).always.includes(outcome)) return false;
    // A buyer who wants to pay by card must not be led to points.
    const isOpposite = templateId === 'livelo/payment-method' && outcome === 'declined';
    return defaultNextStepId === undefined || isOpposite;
  };
  const isNever = (one: number, outcome: string) => {
    const { always, maybe } = comesTo(one);
    return (
      steps[one]!.outcomes?.[outcome] !== undefined && ![...always, ...maybe].includes(outcome)
    );
  };

  return {
    deadEnds: ids(visited.filter((one) => isLast(one) && !SCREENS[steps[one]!.templateId]!.isEnd)),
    trapped: ids(visited.filter((one) => ![...walk(one, onwards)].some(isLast))),
    unreachable: ids(all.filter((one) => !isVisited(one))),
    withoutWay: forks(hasNoWay),
    never: forks(isNever),
  };
}
