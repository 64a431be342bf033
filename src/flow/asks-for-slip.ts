import type { Flow } from '../contract/compiled-brand.ts';
import type { Link } from './link.ts';

/**
 * Whether a link asks for a bank slip on the payment screen: by its flow (D-56), or by its route where
 * the config has no such flow, or another one is named. Whether the slip is offered is another question.
 */
export const asksForSlip = ({ id }: Pick<Flow, 'id'>, { route }: Pick<Link, 'route'>): boolean =>
  id === 'bankslip' || route === 'bankslip';
