import type { CompiledBlock, FormVariant } from '../contract/compiled-brand.ts';
import { blockFacts } from '../contract/generated/blocks.ts';
import type { ActionName } from '../contract/generated/names.ts';
import type { OperationId } from '../contract/generated/operations.ts';
import type { Drawn } from './scenarios.ts';
import type { ScreenState } from './frame.ts';
import type { VisitStage } from './visit-stage.ts';

interface ActionEnd {
  /** What the visit is from then on; where it is missing, what it was. */
  makes?: VisitStage;
  /** What nobody can do it without. */
  needs?: VisitStage;
  /** The calls that the button makes, the decisive one last; none where it just leads on. */
  calls: readonly OperationId[];
  /** What can be seen of how they end, when they do not end well. */
  ends: readonly ScreenState[];
}

const SALE: readonly ScreenState[] = ['waiting', 'refused', 'unknown'];
const CALL: readonly ScreenState[] = ['waiting', 'refused', 'failed'];

/** What comes of each action. */
export const ACTION_ENDS: Readonly<Record<ActionName, ActionEnd>> = {
  createLead: { makes: 'lead', calls: ['createLead'], ends: CALL },
  validatePhone: { needs: 'lead', calls: ['validatePhone'], ends: CALL },
  selectSchool: { calls: [], ends: [] },
  goNext: { calls: [], ends: [] },
  chooseMethod: { calls: [], ends: [] },
  pay: { makes: 'card', calls: ['payV2'], ends: SALE },
  payCustomOffer: { makes: 'card', calls: ['payV2'], ends: SALE },
  payInvoice: { makes: 'card', calls: ['payV1'], ends: SALE },
  recover: { makes: 'card', calls: ['renewV1', 'renewV2'], ends: SALE },
  renew: { makes: 'card', calls: ['renewV1', 'renewV2'], ends: SALE },
  payPix: { makes: 'pix', calls: ['payV2'], ends: SALE },
  payBoleto: { makes: 'boleto', calls: ['payV2'], ends: SALE },
  payLivelo: { makes: 'points', calls: ['payV2'], ends: SALE },
};

/** The calls that the blocks of a screen make by themselves. */
export function callsAtSight(blocks: readonly CompiledBlock[]): OperationId[] {
  return [...new Set(blocks.flatMap(({ block }) => blockFacts.get(block)?.calls ?? []))];
}

/** Whether a form that nobody has typed into has faults to show. */
const wantsSomething = ({ schema: { required = [], properties = {} } }: FormVariant): boolean =>
  required.some((name) => {
    const field = properties[name];
    return typeof field !== 'object' || field.default === undefined;
  });

/** What can be seen of a page of a form without pressing its last button. */
function momentsOfPage(variant: FormVariant): ScreenState[] {
  const hasFields = Object.keys(variant.schema.properties ?? {}).length > 0;
  if (!hasFields) return ['shown'];
  return wantsSomething(variant) ? ['empty', 'errors', 'filled'] : ['empty'];
}

/** What can be seen of a screen: moments, each with the page of the form. */
export function screenStatesOf({
  blocks,
  form,
  variant: variantName,
  isSold,
}: Drawn): { moment: ScreenState; page: number }[] {
  const pages = form?.pages ?? [];
  const typed = pages.flatMap(({ variants }, page) =>
    momentsOfPage(variants[variantName]!)
      .filter((moment) => isSold || moment !== 'filled')
      .map((moment) => ({ moment, page })),
  );
  const last = Math.max(0, pages.length - 1);
  const ends = form && isSold ? ACTION_ENDS[form.action].ends : [];
  const waits: readonly ScreenState[] =
    callsAtSight(blocks).length > 0 ? ['loading', 'unavailable'] : [];
  const contract: readonly ScreenState[] = blocks.some(({ block }) => block === 'contract')
    ? ['contract']
    : [];
  return [
    ...(form ? typed : [{ moment: 'shown' as const, page: 0 }]),
    ...ends.map((moment) => ({ moment, page: last })),
    ...[...waits, ...contract].map((moment) => ({ moment, page: 0 })),
  ];
}
