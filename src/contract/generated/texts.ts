// Generated from schemas/brand by `npm run generate`. Do not edit.

/**
 * texts.json: every text that buyers read, by key. Keys below are shown by the program itself; others are named by screens and fields.
 */
export interface TextsFile {
  /**
   * Path of this schema, so that an editor completes and explains every key.
   */
  $schema?: string;
  /**
   * Page title, with {productName}.
   */
  'app.title': string;
  /**
   * Alternative text of the loading picture.
   */
  'app.loading': string;
  /**
   * Step indicator, with {n} and {total}.
   */
  'app.step': string;
  /**
   * Back button.
   */
  'app.back': string;
  /**
   * Seller banner, with {sellerName}.
   */
  'app.seller': string;
  /**
   * Note on every page of the sandbox.
   */
  'app.sandbox': string;
  /**
   * Homologation badge.
   */
  'app.homologation': string;
  /**
   * Accessible name of the badge's close control.
   */
  'app.homologation.close': string;
  /**
   * Cookies-disabled notice.
   */
  'app.cookies': string;
  /**
   * Link of the notice.
   */
  'app.cookies.retry': string;
  /**
   * Said when an answer takes longer than usual.
   */
  'app.slow': string;
  /**
   * General error, section 8.
   */
  'error.general': string;
  /**
   * Refused payment, section 8.
   */
  'error.payment': string;
  /**
   * Fault of a field that has no message of its own.
   */
  'error.field': string;
  /**
   * Heading of the error summary.
   */
  'error.summary': string;
  /**
   * Retry button.
   */
  'error.retry': string;
  /**
   * Another tab is paying for the same purchase.
   */
  'purchase.elsewhere': string;
  /**
   * The purchase was made before.
   */
  'purchase.already': string;
  /**
   * Button: show that purchase.
   */
  'purchase.show': string;
  /**
   * Button: buy once more.
   */
  'purchase.again': string;
  /**
   * Label of the total.
   */
  'order.total': string;
  /**
   * Label of the plan.
   */
  'order.plan': string;
  /**
   * Said while the price is on its way.
   */
  'order.loading': string;
  /**
   * One instalment, with {value}.
   */
  'installments.one': string;
  /**
   * Several, with {n}, {value} and {total}.
   */
  'installments.many': string;
  /**
   * Several with interest, with {n}, {value} and {total}.
   */
  'installments.taxed': string;
  /**
   * First, empty option of a select.
   */
  'select.placeholder': string;
  /**
   * Mark of an optional field.
   */
  'field.optional': string;
  /**
   * Accessible name of the country select.
   */
  'phone.country': string;
  /**
   * Said by the button while the answer is awaited.
   */
  'form.wait': string;
  /**
   * Said at / without a link to something to buy (D-41).
   */
  'app.noLink': string;
  /**
   * This interface was referenced by `TextsFile`'s JSON-Schema definition
   * via the `patternProperty` "^[a-z][A-Za-z0-9-]*(\.[A-Za-z0-9-]+)+$".
   */
  [k: string]: string | undefined;
}
