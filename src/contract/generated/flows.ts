// Generated from schemas/brand by `npm run generate`. Do not edit.

/**
 * flows.json: the ways through a brand's screens.
 */
export interface FlowsFile {
  /**
   * Path of this schema, so that an editor completes and explains every key.
   */
  $schema?: string;
  /**
   * All flows of the brand.
   *
   * @minItems 1
   *
   * Items: One way from link to success.
   */
  flows: {
    /**
     * Name of the flow; 'default' is used when nothing else is asked for.
     */
    id: string;
    /**
     * The steps; the first one is where a buyer starts.
     *
     * @minItems 1
     *
     * Items: One step of a flow.
     */
    steps: {
      /**
       * Name of the step within its flow.
       */
      id: string;
      /**
       * Which screen is drawn: path without the leading slash.
       */
      templateId: string;
      /**
       * Id of the step that follows; missing on the last step.
       */
      defaultNextStepId?: string;
      /**
       * Next step by outcome, where the way forks; it comes before defaultNextStepId.
       */
      outcomes?: {
        /**
         * Id of the step that follows this outcome.
         */
        continue?: string;
        /**
         * Id of the step that follows this outcome.
         */
        declined?: string;
        /**
         * Id of the step that follows this outcome.
         */
        approved?: string;
        /**
         * Id of the step that follows this outcome.
         */
        pending?: string;
        /**
         * Id of the step that follows a payment that was refused; without it the buyer stays where they are.
         */
        refused?: string;
      };
      /**
       * Number in the indicator, when it is not the screen's own.
       */
      stepNumber?: number;
      /**
       * Values that this step hands to its screen and calls. Unknown props of the upstream are tolerated.
       */
      props?: {
        /**
         * Images of this step.
         */
        media?: {
          /**
           * Logo shown on this step, also where the logo is hidden.
           */
          logo?: string;
        };
        /**
         * Values that this step's calls say of the plan.
         */
        plan?: {
          /**
           * business that this step's calls carry.
           */
          business?: string;
        };
        /**
         * Voucher used when the link has none.
         */
        voucher?: string;
        /**
         * Measures of this step only.
         */
        style?: {
          /**
           * Width of the logo on this step, in px.
           */
          logoWidth?: number;
          [k: string]: unknown;
        };
        /**
         * true: this step sells in person; kept in session storage for the pages that follow (D-145). The buyer is forgotten as soon as the sale is done, and by a fresh link to the first step, so that the next one on the device starts clean (D-169).
         */
        isPaymentInPerson?: boolean;
        /**
         * Version of the call that renews on this step: v1 on 'recovery/[id]' and v2 on 'renew/[id]' unless said otherwise (D-48).
         */
        renewApi?: 'v1' | 'v2';
        /**
         * The plan that this step offers to add to the payment, in place of the brand's (D-69).
         */
        orderBump?: {
          /**
           * Id of the plan that is added.
           */
          planId: string;
        };
        /**
         * true: this step shows the contract, and it is made after a payment, whatever brand.json says.
         */
        contract?: boolean;
        [k: string]: unknown;
      };
      /**
       * Id of the step of the parent's flow behind which this one is placed; null: it is the first, where buyers begin. Without it a new step is the last.
       */
      after?: string | null;
      /**
       * true: the parent's step with this id is left out.
       */
      $remove?: true;
    }[];
    /**
     * Links of this brand that take this flow, beside route=pix, route=bankslip and 'oferta', which hold for every brand. An explicit flowId still wins.
     */
    choose?: {
      /**
       * Values of 'route', any of which takes this flow.
       *
       * @minItems 1
       *
       * Items: Value as the link writes it.
       */
      route?: string[];
      /**
       * Values of 'voucher', any of which takes this flow.
       *
       * @minItems 1
       *
       * Items: Value as the link writes it.
       */
      voucher?: string[];
    };
    /**
     * Values that the flow hands to all its screens.
     */
    props?: {
      /**
       * Images of the flow.
       */
      media?: {
        /**
         * Replaces the brand's logo.
         */
        logo?: string;
        /**
         * Replaces the brand's favicon.
         */
        favicon?: string;
      };
      /**
       * Measures of the flow.
       */
      style?: {
        /**
         * Width of the logo, in px.
         */
        logoWidth?: number;
        [k: string]: unknown;
      };
      /**
       * Product that the flow sells besides.
       */
      upsell?: {
        /**
         * dsProductId of the brand that the upsell pages sell.
         */
        dsProductId?: string;
        [k: string]: unknown;
      };
      [k: string]: unknown;
    };
    /**
     * Id of the parent's flow behind which this one is placed.
     */
    after?: string;
    /**
     * true: the parent's flow with this id is left out.
     */
    $remove?: true;
  }[];
}
