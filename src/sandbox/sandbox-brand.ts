import type { SandboxFile } from '../contract/generated/sandbox.ts';

export type { SandboxFile };
export type SandboxPlan = SandboxFile['plans'][number];

/** What the sandbox needs to know of a brand: parts of the compiled brand, and its sandbox.json. */
export interface SandboxBrand {
  key: string;
  area: 'BR' | 'MZ';
  productCode: string;
  dsProductId: string;
  dsMode: 'dark' | 'light';
  business: string;
  /** Answered as they are by the config call. */
  flows: { id: string; steps: object[]; props?: object }[];
  product: { name: string; priceUnit?: 'major' | 'minor' };
  /** Container id of the tag manager. */
  gtm?: string;
  sandbox: SandboxFile;
}
