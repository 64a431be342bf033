// Generated from schemas/brand by `npm run generate`. Do not edit.

/**
 * brand.json: what one brand is, sells and links to. Everything not said here comes from the parent named by 'extends'.
 */
export interface BrandFile {
  /**
   * Path of this schema, so that an editor completes and explains every key.
   */
  $schema?: string;
  /**
   * The one parent whose values this brand takes over: base, families/<name> or the folder of another brand.
   */
  extends?: string;
  /**
   * The brand's key: what 'product' and 'product-slug' in a link name. Upper case; never inherited.
   */
  key: string;
  /**
   * Country the brand sells in.
   */
  area: 'BR' | 'MZ';
  /**
   * Code that calls carry; the key unless said otherwise; never inherited.
   */
  productCode?: string;
  /**
   * Names, colours, links or ids of this brand are invented and wait for the owner's (D-1).
   */
  placeholder?: boolean;
  /**
   * Pieces of text by which invented values are known, here and in every brand that extends this one. A value that contains one closes the brand in production (D-177).
   *
   * @minItems 1
   */
  placeholders?: string[];
  /**
   * Identifier of the product in the design system; upsell pages are found by it.
   */
  dsProductId: string;
  /**
   * Business that calls carry.
   */
  business:
    | 'english-online'
    | 'english-live'
    | 'english-corporate'
    | 'executive-education'
    | 'teens-education'
    | 'military-prep'
    | 'medical-prep'
    | 'exam-prep'
    | 'business-training'
    | 'business-school'
    | 'franchise-school'
    | 'mentoring'
    | 'sales-training'
    | 'sales-conference'
    | 'leadership'
    | 'events'
    | 'personal-development'
    | 'community'
    | 'other';
  /**
   * Whether the brand is drawn dark or light, unless the config call's designSystemId says otherwise.
   */
  dsMode: 'dark' | 'light';
  /**
   * Image in the brand's folder (or the parent's) for light backgrounds.
   */
  logoFile: string;
  /**
   * Image for dark backgrounds; logoFile when missing.
   */
  logoDarkFile?: string;
  /**
   * Small square symbol.
   */
  faviconFile: string;
  /**
   * Animated image of the loading overlay.
   */
  loadingFile: string;
  /**
   * How many steps the indicator counts, 3 to 5.
   */
  stepsNumber: number;
  /**
   * counted: the indicator counts the steps of the buyer's own flow from 1 on, and how many there are; a number in JSON says that a screen counts, and has to agree with the count of the brand's first flow that has the screen. written: it shows the numbers as JSON says them, jumps included (D-15).
   */
  stepNumbers?: 'counted' | 'written';
  /**
   * Language of the texts and of the page.
   */
  lang: 'pt-BR' | 'pt-MZ';
  /**
   * Name that the brand gives its product, and its prices where the server does not decide them.
   */
  product: {
    /**
     * Product name: page title, summary and success text.
     */
    name: string;
    /**
     * Name of the business behind the product, for texts.
     */
    businessName: string;
    /**
     * How often a subscription renews and is charged again by itself. The line beside the button says so ('payment.renewal.…' in texts.json). Missing: it does not.
     */
    renewal?: 'yearly' | 'monthly';
    /**
     * Sent as productId in product calls.
     */
    bffId?: string;
    /**
     * ISO 4217 code of the prices below.
     */
    currency?: 'BRL' | 'MZN';
    /**
     * 'major' when 576 means 576.00, 'minor' when 1560 means 15.60 (D-105).
     */
    priceUnit?: 'major' | 'minor';
    /**
     * Plan ids of a product whose prices stand in this file. A plan with an empty id is not offered.
     */
    plans?: {
      /**
       * Id of the annual plan.
       */
      annual: string;
      /**
       * Id of the monthly plan; empty: not offered (D-107).
       */
      monthly: string;
    };
    /**
     * Price of one cycle (month). In the unit that priceUnit names.
     */
    productCyclePrice?: number;
    /**
     * Price of the whole annual plan; what a purchase charges. In the unit that priceUnit names.
     */
    productFullPrice?: number;
    /**
     * Cycle price before any offer. In the unit that priceUnit names.
     */
    standardCyclePrice?: number;
    /**
     * Full price before any offer. In the unit that priceUnit names.
     */
    standardPrice?: number;
    /**
     * false: no instalment choice is drawn.
     */
    hasInstallments?: boolean;
    /**
     * The instalment as buyers read it, a text that may differ from the charged figures (D-103).
     */
    shownInstallment?: {
      /**
       * Number of instalments named in the text.
       */
      count: number;
      /**
       * Value of each, in major units.
       */
      value: number;
      /**
       * Declares that this price is on purpose another one than is charged, so that the checker does not warn. In production the brand stays closed until ALLOW_PRICE_MISMATCH names its key (D-177). No buyer reads it.
       */
      differs?: {
        /**
         * discount: the upstream takes something off when it charges; period: the price is that of another span of time than what is charged at once; currency: it is charged in another currency; other: as the reason says.
         */
        because: 'discount' | 'period' | 'currency' | 'other';
        /**
         * The reason in a sentence, for whoever reads the file later.
         */
        reason: string;
      };
    };
    /**
     * Which methods the product can be paid with, together with the product answer and the area (D-174).
     */
    paymentMethods?: {
      /**
       * One payment method. Of a product whose prices stand in this file, only the active ones sell; of any other product, the upstream says which sell, and a brand can close one.
       */
      creditcard?: {
        /**
         * Whether a buyer can pay with it; an inactive method is never offered.
         */
        active: boolean;
        /**
         * It is the only method that can be chosen (D-110).
         */
        only?: boolean;
        /**
         * The plan that is sold, by environment; homolog uses the test id (D-109).
         */
        planId?: {
          /**
           * Plan id of the test environment.
           */
          test: string;
          /**
           * Plan id of production.
           */
          production: string;
        };
      };
      /**
       * One payment method. Of a product whose prices stand in this file, only the active ones sell; of any other product, the upstream says which sell, and a brand can close one.
       */
      debitcard?: {
        /**
         * Whether a buyer can pay with it; an inactive method is never offered.
         */
        active: boolean;
        /**
         * It is the only method that can be chosen (D-110).
         */
        only?: boolean;
        /**
         * Plan sold by this method.
         */
        planId?: string;
      };
      /**
       * One payment method. Of a product whose prices stand in this file, only the active ones sell; of any other product, the upstream says which sell, and a brand can close one.
       */
      boleto?: {
        /**
         * Whether a buyer can pay with it; an inactive method is never offered.
         */
        active: boolean;
        /**
         * It is the only method that can be chosen (D-110).
         */
        only?: boolean;
        /**
         * Plan sold by this method.
         */
        planId?: string;
      };
      /**
       * One payment method. Of a product whose prices stand in this file, only the active ones sell; of any other product, the upstream says which sell, and a brand can close one.
       */
      pix?: {
        /**
         * Whether a buyer can pay with it; an inactive method is never offered.
         */
        active: boolean;
        /**
         * It is the only method that can be chosen (D-110).
         */
        only?: boolean;
        /**
         * Plan sold by this method.
         */
        planId?: string;
      };
      /**
       * One payment method. Of a product whose prices stand in this file, only the active ones sell; of any other product, the upstream says which sell, and a brand can close one.
       */
      livelo?: {
        /**
         * Whether a buyer can pay with it; an inactive method is never offered.
         */
        active: boolean;
        /**
         * It is the only method that can be chosen (D-110).
         */
        only?: boolean;
        /**
         * Plan sold by this method.
         */
        planId?: string;
      };
    };
  };
  /**
   * Company that sells, as the footer of every screen says (Decreto 7.962/2013, article 2). Without it nobody signs the page, and the checker warns.
   */
  company?: {
    /**
     * Registered name of the company.
     */
    name: string;
    /**
     * Number under which the company is registered, without its name: CNPJ in BR, NUIT in MZ. The text 'footer.document' names it.
     */
    document: string;
    /**
     * Address of the company, in one line.
     */
    address: string;
    /**
     * Address that buyers can write to.
     */
    email?: string;
  };
  /**
   * Help page shown where a screen offers help.
   */
  faqLink: string;
  /**
   * The brand's links per environment.
   */
  links: {
    /**
     * Address of this brand's own pages in one environment.
     */
    test: {
      /**
       * Address of the brand's platform, without a slash at the end, a query or an anchor; platform login and /login start from it.
       */
      domain: string;
      /**
       * Address where a buyer opens the product for the first time; the purchase token is added as 'token'. '{domain}' at its start stands for the domain of the environment.
       */
      firstAccess: string;
      /**
       * Terms of use. '{domain}' at its start stands for the domain of the environment.
       */
      terms: string;
      /**
       * Privacy policy ('politics' as the specification spells it). '{domain}' at its start stands for the domain of the environment.
       */
      politics: string;
    };
    /**
     * Address of this brand's own pages in one environment.
     */
    homolog: {
      /**
       * Address of the brand's platform, without a slash at the end, a query or an anchor; platform login and /login start from it.
       */
      domain: string;
      /**
       * Address where a buyer opens the product for the first time; the purchase token is added as 'token'. '{domain}' at its start stands for the domain of the environment.
       */
      firstAccess: string;
      /**
       * Terms of use. '{domain}' at its start stands for the domain of the environment.
       */
      terms: string;
      /**
       * Privacy policy ('politics' as the specification spells it). '{domain}' at its start stands for the domain of the environment.
       */
      politics: string;
    };
    /**
     * Address of this brand's own pages in one environment.
     */
    production: {
      /**
       * Address of the brand's platform, without a slash at the end, a query or an anchor; platform login and /login start from it.
       */
      domain: string;
      /**
       * Address where a buyer opens the product for the first time; the purchase token is added as 'token'. '{domain}' at its start stands for the domain of the environment.
       */
      firstAccess: string;
      /**
       * Terms of use. '{domain}' at its start stands for the domain of the environment.
       */
      terms: string;
      /**
       * Privacy policy ('politics' as the specification spells it). '{domain}' at its start stands for the domain of the environment.
       */
      politics: string;
    };
  };
  /**
   * How a buyer gets in after paying: the first-access link with token, the set-password link (token, mode=CONFIRMATION, origin=checkout), the platform's /login with token, or no button at all.
   */
  access: 'first-access' | 'set-password' | 'platform-login' | 'none';
  /**
   * true: the lead screen asks to accept the terms, with both links; false: no checkbox, no links.
   */
  isTermsAndPoliticsAvailable: boolean;
  /**
   * true: the config call is made, and its flows decide which steps there are and their order; outcomes, step numbers and missing props of flows.json are laid under them. false: no config call, the flows of flows.json.
   */
  isProductFlowsAvailable: boolean;
  /**
   * true: the payment form asks for an address, whatever config says (D-162).
   */
  hasAddressForm?: boolean;
  /**
   * Version of the product call; v2 also whenever the link has an 'oferta' (D-113).
   */
  productApi?: 'v1' | 'v2';
  /**
   * priceMode of the v2 product call.
   */
  priceMode?: 'default' | 'min';
  /**
   * How the lead is sent.
   */
  lead: {
    /**
     * Members that the body of POST lead carries beside the buyer's data.
     */
    sendBffLeadRequest: {
      /**
       * Whether 'route' goes out.
       */
      route: boolean;
      /**
       * Whether 'planType' goes out.
       */
      planType: boolean;
    };
  };
  /**
   * The payment step.
   */
  payment: {
    /**
     * Number that the indicator shows on payment, 2 to 4.
     */
    currentStep: number;
    /**
     * Accepted card companies, in the order they are offered.
     *
     * @minItems 1
     */
    cardCompanies: ('american_express' | 'visa' | 'mastercard' | 'hipercard' | 'elo' | 'diners')[];
    /**
     * Plan types that product calls ask for; the first goes out with lead and payment.
     *
     * @minItems 1
     */
    planTypes: ('yearly' | 'recurrency')[];
    /**
     * Members that the payment body may carry.
     */
    sendBffPaymentRequest: {
      /**
       * true: a known document (CPF) goes out in the payment body.
       */
      documentToNFGeneration: boolean;
    };
    /**
     * Image shown beside the product on payment, in the brand's folder.
     */
    productDsIcon?: string;
  };
  /**
   * The Pix step.
   */
  pix: {
    /**
     * Number that the indicator shows on Pix, 2 or 3.
     */
    currentStep: number;
  };
  /**
   * Content of the success screen.
   */
  success: {
    /**
     * Parts of the last success screen.
     */
    finalSuccess: {
      /**
       * Whether the header is drawn, by kind of success.
       */
      displayHeader: {
        /**
         * On the bank-slip success.
         */
        bankslip: boolean;
        /**
         * On every other success.
         */
        default: boolean;
      };
      /**
       * Whether the success icon is drawn.
       */
      displayIcon: boolean;
      /**
       * Whether the access button is drawn.
       */
      displayAccessButton: boolean;
    };
    /**
     * The success screen that carries an upsell offer.
     */
    upsellOffer?: {
      /**
       * Whether the header is drawn above the offer.
       */
      displayHeader?: boolean;
      /**
       * Address of the video that presents the offer, which plays in its place: a page of YouTube or Vimeo, or a video file. Spelt as the specification spells it, with a capital I (D-26).
       */
      upsellVIdeoPresentation?: string;
      /**
       * true: the offer card takes the upsell's theme; false: the brand's.
       */
      displayUpsellThemeOnOfferCard?: boolean;
    };
  };
  /**
   * Measures that differ from brand to brand.
   */
  style: {
    /**
     * Widest the column may be, in px.
     */
    formMaxWidth: number;
    /**
     * Width of the logo, in px.
     */
    logoWidth: number;
  };
  /**
   * Container id used when the config call gives none; none at all: no tag script (D-29).
   */
  googleTagManagerId?: string;
  /**
   * How buyers are asked whether the tag manager may track them (LGPD).
   */
  tracking?: {
    /**
     * true, or missing: nothing is loaded, stored or sent for tracking until the buyer has accepted. false: the tag manager runs until the buyer refuses.
     */
    asksConsent: boolean;
  };
  /**
   * How the upsell pages of this brand's product present themselves.
   */
  upsellData?: {
    /**
     * Name of the upsell product as buyers read it.
     */
    name: string;
    /**
     * Folder of the brand whose theme the upsell pages take.
     */
    theme: string;
  };
  /**
   * Product code that the upsell sells; without it the brand whose dsProductId the flow names.
   */
  upsellProductName?: string;
  /**
   * true: the lead carries productCode beside business, for brands whose key joins the two (D-25).
   */
  hasBusinessAndProductCode?: boolean;
  /**
   * How plans for several profiles are presented.
   */
  multiProfile?: {
    /**
     * Image on the profile cards, in the brand's folder.
     */
    cardThumbnailFile?: string;
    /**
     * true: each card shows what it costs more per month; false: the full price (D-31).
     */
    shouldUseMonthlyDifference?: boolean;
    /**
     * How many profiles each plan is for, by plan id; kept as PURCHASED_PROFILES_AMOUNT once it is bought.
     */
    profiles?: {
      /**
       * Number of profiles.
       */
      [k: string]: number;
    };
  };
  /**
   * Words that buyers read of the price instead of product.shownInstallment, by the voucher or partner of their link; the first that fits counts (D-106). Texts only: the amount of a payment does not change.
   *
   * Items: One price or trial text, and whose link it is for. With neither voucher nor partner it is for everybody.
   */
  offers?: {
    /**
     * Name of the offer.
     */
    id: string;
    /**
     * Links with any of these vouchers, spelt exactly like this.
     *
     * @minItems 1
     */
    voucher?: string[];
    /**
     * true: links of any partner; else those of these partners.
     */
    partner?: true | string[];
    /**
     * Name of the offer. A text key of texts.json.
     */
    headline: string;
    /**
     * The price as buyers read it, in major units of product.currency.
     */
    price?: {
      /**
       * Number of instalments; left out: paid at once.
       */
      count?: number;
      /**
       * Value of each.
       */
      value: number;
      /**
       * Declares that this price is on purpose another one than is charged, so that the checker does not warn. In production the brand stays closed until ALLOW_PRICE_MISMATCH names its key (D-177). No buyer reads it.
       */
      differs?: {
        /**
         * discount: the upstream takes something off when it charges; period: the price is that of another span of time than what is charged at once; currency: it is charged in another currency; other: as the reason says.
         */
        because: 'discount' | 'period' | 'currency' | 'other';
        /**
         * The reason in a sentence, for whoever reads the file later.
         */
        reason: string;
      };
    };
    /**
     * Trial or billing terms below the price, instead of those of the block. A text key of texts.json.
     */
    terms?: string;
    /**
     * Id of the parent's offer behind which this one is placed.
     */
    after?: string;
    /**
     * true: the parent's offer with this id is left out.
     */
    $remove?: true;
  }[];
  /**
   * Choices of the question where the buyer comes from (D-128).
   *
   * Items: One choice.
   */
  refererOptions?: {
    /**
     * Value that goes out in the call.
     */
    id: string;
    /**
     * Text that buyers read.
     */
    label: string;
    /**
     * Id of the parent's option behind which this one is placed.
     */
    after?: string;
    /**
     * true: the parent's option with this id is left out.
     */
    $remove?: true;
  }[];
  /**
   * The plan that the order-bump step offers to add to the payment; its texts are the screen's (D-69).
   */
  orderBump?: {
    /**
     * Id of the plan that is added.
     */
    planId: string;
  };
  /**
   * The one region, city and school that /select-school offers, chosen already and without a call, while the flag service has the flag conquer-franchises on. Without it the flag changes nothing.
   */
  franchise?: {
    /**
     * Region of the school.
     */
    region: string;
    /**
     * City of the school.
     */
    city: string;
    /**
     * The school itself.
     */
    unit: {
      /**
       * Id that goes out as relationAccount of the lead.
       */
      salesforceId: string;
      /**
       * Name that buyers read.
       */
      name: string;
    };
  };
  /**
   * true: the tickets call is made on payment, and what is bought is one of its batches (D-122).
   */
  tickets?: boolean;
  /**
   * true: payment shows the contract, and it is made after a payment (D-121). A step may say so by itself.
   */
  contract?: boolean;
}
