import type { SandboxFile } from '../contract/generated/sandbox.ts';

export type { SandboxFile };
export type SandboxPlan = SandboxFile['plans'][number];

/** A brand as the sandbox knows it: parts of the compiled brand, and its sandbox.json. */
export interface SandboxBrand {
  key: string;
  area: 'BR' | 'MZ';
  productCode: string;
  dsProductId: string;
  dsMode: 'dark' | 'light';
  business: string;
  /** The config call answers those of their keys that the specification names. */
  flows: { id: string; steps: object[]; props?: object }[];
  product: { name: string; priceUnit?: 'major' | 'minor' };
  /** Container id of the tag manager. */
  googleTagManagerId?: string;
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
