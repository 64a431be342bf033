/** One of the three brands that are sold first, as a link leads to it. */
export interface Shop {
  title: string;
  /** Folder below tests/fixtures/brands/. */
  folder: string;
  productCode: string;
  query: string;
  hasCpf: boolean;
  /** Card and address stand on two pages. */
  hasAddress: boolean;
  /** Another product is offered after the purchase. */
  hasUpsell?: true;
  phone: { typed: string; shown: string; sent: string };
  steps: { total: number; payment: number };
}

export const examPrep: Shop = {
  title: 'APROVATOTAL',
  folder: 'aprovatotal',
  productCode: 'APROVATOTAL',
  query: 'product=APROVATOTAL',
  hasCpf: true,
  hasAddress: false,
  hasUpsell: true,
  phone: { typed: '11987654321', shown: '11 98765-4321', sent: '+5511987654321' },
  steps: { total: 4, payment: 3 },
};

export const english: Shop = {
  title: 'WUP',
  folder: 'wup',
  productCode: 'WUP',
  query: 'product=WUP',
  hasCpf: false,
  hasAddress: false,
  phone: examPrep.phone,
  steps: { total: 3, payment: 2 },
};

export const mozambique: Shop = {
  title: 'WUP pt-MZ',
  folder: 'wup-mz',
  productCode: 'WUP',
  query: 'product=WUP&lang=pt-MZ',
  hasCpf: false,
  hasAddress: true,
  phone: { typed: '841231234', shown: '84 123 1234', sent: '+258841231234' },
  steps: { total: 4, payment: 2 },
};

/** Another delivered brand, sold as WUP is; a link to it may say more. */
export const shopOf = (key: string, more = ''): Shop => ({
  ...english,
  title: key,
  productCode: key,
  query: `product=${key}${more}`,
});

export const shops: readonly Shop[] = [examPrep, english, mozambique];
