import type { Explanations } from './explained.ts';

const PRICED = {
  bffId: 'alfa',
  currency: 'BRL',
  priceUnit: 'major',
  plans: { annual: 'anual', monthly: '' },
  productCyclePrice: 48,
  productFullPrice: 576,
};
const plan = (more: object) => ({
  plans: [
    { id: 'anual', $remove: true },
    {
      id: 'alfa',
      name: 'Plano',
      amount: 100,
      type: 'yearly',
      currency: 'BRL',
      paymentMethods: ['creditcard'],
      ...more,
    },
  ],
});

/** Rules of brand.json, theme.json, sandbox.json, images and the registry. */
export const ofBrands: Explanations = {
  area: {
    means:
      'A link with lang=pt-MZ asks for Mozambique, any other for Brazil. A brand whose language is that of the other country speaks wrongly to its buyers.',
    mend: 'BR goes with pt-BR, MZ with pt-MZ.',
    example: { file: 'brand.json', wrong: { lang: 'pt-MZ' }, right: { area: 'MZ', lang: 'pt-MZ' } },
  },
  placeholder: {
    means:
      'Names, colours, links or ids of this brand are invented and wait for those of its owner.',
    mend: 'Put in the real ones and delete "placeholder".',
    example: { file: 'brand.json', wrong: { placeholder: true }, right: {} },
  },
  'same-key': {
    means:
      'Two brands claim the same key, product code or design-system id, so that a link or an upsell leads to only one of them: no link can reach the other.',
    mend: 'Give each its own.',
  },
  registry: {
    means:
      'brands/registry.json says which brand is shown where a link names none, and whose design wins. It has to name brands that exist.',
    mend: 'Write the key of a brand; the default one sells in Brazil.',
  },
  'link-address': {
    means:
      'Buyers who follow the link would arrive nowhere: the host is misspelt, doubled, or only reachable from your own computer.',
    mend: 'Copy the address from the browser, beginning with https://.',
    example: {
      file: 'brand.json',
      wrong: { faqLink: 'https://https://ajuda.example.com' },
      right: { faqLink: 'https://ajuda.example.com' },
    },
  },
  'link-environment': {
    means: 'In production buyers would be led to a platform for tests.',
    mend: 'Write the address of production.',
    example: {
      file: 'brand.json',
      wrong: { links: { production: { domain: 'https://teste.alfa.example.com' } } },
      right: { links: { production: { domain: 'https://alfa.example.com' } } },
    },
  },
  'payment-methods': {
    means: 'Where prices stand in brand.json, buyers can choose among the active methods alone.',
    mend: 'At least one has "active": true, and at most one "only": true.',
    example: {
      file: 'brand.json',
      wrong: { product: { ...PRICED, paymentMethods: { creditcard: { active: false } } } },
      right: { product: { ...PRICED, paymentMethods: { creditcard: { active: true } } } },
    },
  },
  prices: {
    means:
      'Two prices in the files contradict each other: a buyer would read one and pay another, or read a “price before” that is lower than the price of today.',
    mend: 'Correct the one that is wrong; the second place is shown with the finding.',
    example: {
      file: 'sandbox.json',
      wrong: plan({ installments: [{ id: 2, value: 40, totalValue: 100 }] }),
      right: plan({ installments: [{ id: 2, value: 50, totalValue: 100 }] }),
    },
  },
  'offer-reach': {
    means: 'The first offer that fits a link counts, so that nobody would ever see this one.',
    mend: 'Put it before the other, or take the voucher from one of them.',
    example: {
      file: 'brand.json',
      wrong: {
        offers: [
          { id: 'a', voucher: ['X'], headline: 'lead.title' },
          { id: 'b', voucher: ['X'], headline: 'lead.title' },
        ],
      },
      right: {
        offers: [
          { id: 'a', voucher: ['X'], headline: 'lead.title' },
          { id: 'b', voucher: ['Y'], headline: 'lead.title' },
        ],
      },
    },
  },
  upsell: {
    means:
      'An upsell sells another product after the purchase. Here nobody knows that product, so its page would stay empty.',
    mend: 'Name a product with "upsellProductName", or the "dsProductId" of another brand in the flow\'s props.',
    example: {
      file: 'brand.json',
      wrong: { upsellProductName: 'NAO-EXISTE' },
      right: { upsellProductName: 'ALFA' },
    },
  },
  'upsell-theme': {
    means: "The upsell pages take the colours of another brand's folder, which is not there.",
    mend: 'Write the name of the folder below brands/.',
    example: {
      file: 'brand.json',
      wrong: { upsellData: { name: 'Mais', theme: 'alpha' } },
      right: { upsellData: { name: 'Mais', theme: 'alfa' } },
    },
  },
  'sandbox-plans': {
    means:
      'Without a plan in sandbox.json nothing can be bought where there is no upstream: in tests and in the preview.',
    mend: 'Add a sandbox.json with "plans".',
  },
  'sandbox-match': {
    means:
      'brand.json or a flow names a plan or school that sandbox.json does not have, so it cannot be tried, and may be misspelt.',
    mend: 'Write the id as sandbox.json has it, or add it there.',
    example: {
      file: 'brand.json',
      wrong: { orderBump: { planId: 'anaul' } },
      right: { orderBump: { planId: 'anual' } },
    },
  },
  contrast: {
    means:
      'Text or a control cannot be read by many people: WCAG 2.2 AA asks for 4.5:1 between text and what it lies on, 3:1 for controls.',
    mend: 'Take the colour that is suggested, or another that is darker or lighter.',
  },
  'image-file': {
    means: 'brand.json names an image that is not there; buyers would see a gap.',
    mend: "Put the image into the brand's folder, or correct the name. Capitals count.",
    example: { file: 'brand.json', wrong: { logoFile: 'logotipo.svg' }, right: {} },
  },
  'image-kind': {
    means:
      'The file is called one thing and holds another, or is broken: some browsers would not show it.',
    mend: 'Save it from your drawing program in the kind that its name says.',
  },
  'image-size': {
    means: 'Every buyer waits for this image. 200 KB and 2,000 pixels are plenty for a logo.',
    mend: 'Save it smaller, or as WebP.',
  },
  'image-script': {
    means:
      "The drawing holds a script, or loads something from elsewhere, which the page's policy forbids.",
    mend: 'Export it again as a plain SVG, or as PNG.',
  },
};
