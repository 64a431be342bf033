import type { SandboxBrand, SandboxPlan } from '../sandbox-brand.ts';

/** Amounts in major units go to the cent, others are whole. */
const MINOR_PER_MAJOR = 100;

function cheaper(plan: SandboxPlan, lessOf: (amount: number) => number): SandboxPlan {
  return {
    ...plan,
    amount: lessOf(plan.amount),
    points: plan.points === undefined ? undefined : Math.round(lessOf(plan.points)),
    standardAmount: plan.standardAmount ?? plan.amount,
    installments: plan.installments?.map((installment) => ({
      ...installment,
      value: lessOf(installment.value),
      standardValue: installment.standardValue ?? installment.value,
      tax: installment.tax === undefined ? undefined : lessOf(installment.tax),
      totalValue: lessOf(installment.totalValue),
    })),
  };
}

/** The brand at the prices of a voucher; at its own where the brand's JSON knows no such voucher. */
export function withVoucher(brand: SandboxBrand, voucher: string | undefined): SandboxBrand {
  const { vouchers = {}, plans } = brand.sandbox;
  if (voucher === undefined || !Object.hasOwn(vouchers, voucher)) return brand;
  const share = 1 - vouchers[voucher]!.discountPercent / 100;
  const unit = brand.product.priceUnit === 'minor' ? 1 : MINOR_PER_MAJOR;
  const lessOf = (amount: number) => Math.round(amount * share * unit) / unit;
  const sandbox = { ...brand.sandbox, plans: plans.map((plan) => cheaper(plan, lessOf)) };
  return { ...brand, sandbox };
}
