import type { BrandSettings } from '../contract/compiled-brand.ts';
import type { SandboxFile } from '../contract/generated/sandbox.ts';

export type { SandboxFile };
export type SandboxPlan = SandboxFile['plans'][number];

/** A brand as the sandbox knows it: parts of the compiled brand, and its sandbox.json. */
export interface SandboxBrand extends Pick<
  BrandSettings,
  'key' | 'area' | 'dsProductId' | 'dsMode' | 'business' | 'googleTagManagerId'
> {
  productCode: string;
  /** The config call answers those of their keys that the specification names. */
  flows: { id: string; steps: object[]; props?: object }[];
  product: { name: string; priceUnit?: 'major' | 'minor' };
  sandbox: SandboxFile;
}

/** The brands, and after them what else they sell: each such product as a brand that has its plans. */
export function withOtherProducts(brands: readonly SandboxBrand[]): SandboxBrand[] {
  const others = brands.flatMap((brand) =>
    Object.entries(brand.sandbox.products ?? {}).map(([productCode, { name, plans }]) => ({
      ...brand,
      productCode,
      product: { ...brand.product, name },
      sandbox: { ...brand.sandbox, plans },
    })),
  );
  return [...brands, ...others];
}

/** A brand by what a call says: product code and operation, else that product's Brazilian brand. */
export function findBrand(
  brands: readonly SandboxBrand[],
  productCode: string,
  operation?: string,
): SandboxBrand | undefined {
  const sellers = brands.filter((brand) => brand.productCode === productCode);
  const inArea = (area?: string) => sellers.find((brand) => brand.area === area);
  return inArea(operation) ?? inArea('BR') ?? sellers[0];
}

/** The brand of a product that has a plan: where a call has no operation, the plan shows the area. */
export function findPlanBrand(
  brands: readonly SandboxBrand[],
  productCode: string,
  planId: string | undefined,
): SandboxBrand | undefined {
  return brands.find(
    (brand) =>
      brand.productCode === productCode && brand.sandbox.plans.some(({ id }) => id === planId),
  );
}

export function unknownProduct(brands: readonly SandboxBrand[], productCode: string): string {
  const known = [...new Set(brands.map((brand) => brand.productCode))].join(', ');
  return `No brand sells "${productCode}". Products of this sandbox: ${known}.`;
}
