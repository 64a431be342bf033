import type { Session } from './session.ts';
import { forgetProduct } from './visit-end.ts';

/** A tab that goes over to another product forgets what belonged to the one before. */
export function keepOneProduct(session: Session, product: string): void {
  const before = session.read('guiche.product');
  if (before === product) return;
  if (before !== undefined) forgetProduct(session);
  session.set('guiche.product', product);
}
