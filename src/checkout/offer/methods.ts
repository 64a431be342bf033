import type { Plan } from '../../api/read-product.ts';
import type { BrandSettings } from '../../contract/compiled-brand.ts';
import {
  openMethods,
  paymentMethod,
  PAYMENT_METHOD_KINDS,
  type PaymentMethodKind,
} from '../../contract/payment-methods.ts';
import { valueAt } from '../form/form-values.ts';
import type { Link } from '../../flow/link.ts';

type Settings = Pick<BrandSettings, 'area' | 'product'>;

export type PayablePlan = Pick<Plan, 'paymentMethods' | 'points'>;

/** Whether an answer lets a method pay the plan: it lists the method, or none at all. */
function isListed(kind: PaymentMethodKind, { paymentMethods, points }: PayablePlan): boolean {
  const { hasToBeListed, isInPoints } = paymentMethod(kind);
  if (isInPoints && points === undefined) return false;
  return paymentMethods ? paymentMethods.includes(kind) : !hasToBeListed;
}

/** Until the plan is known, those that the brand and its area leave open. */
export function methodsOf(plan: PayablePlan | undefined, settings: Settings): PaymentMethodKind[] {
  const open = openMethods((path) => valueAt(settings, path));
  return plan ? open.filter((kind) => isListed(kind, plan)) : open;
}

/** The plan as one method sells it: prices in brand.json may have a plan id for each. */
export function soldBy<P extends Plan>(plan: P, method: PaymentMethodKind): P {
  return { ...plan, id: plan.planIds?.[method] ?? plan.id };
}

export const isAccrual = ({ route }: Pick<Link, 'route'>): boolean => route === 'livelo-accrual';

/** A screen that any buyer may be led to leads on where its method is closed; any other one says so and stays. */
export const leadsAway = (template: string): boolean =>
  PAYMENT_METHOD_KINDS.some((kind) => paymentMethod(kind).screen === template);

/** The methods that both lists have; undefined where neither limits anything. */
export const commonMethods = (
  one?: PaymentMethodKind[],
  other?: PaymentMethodKind[],
): PaymentMethodKind[] | undefined =>
  one && other ? one.filter((kind) => other.includes(kind)) : (one ?? other);
