import type { PaymentResult } from '../../contract/generated/api.ts';
import type { SandboxBrand } from '../sandbox-brand.ts';
import type { Outcome } from '../scenarios.ts';

/** Makes what a method issues for a charge, as fields of its answer. `amount` is in the brand's unit. */
export type Issue = (
  brand: SandboxBrand,
  charge: { amount: number; number: string },
  outcome: Outcome | undefined,
) => Partial<PaymentResult>;
