import { expect } from '@playwright/test';
import type {
  CompiledBlock,
  CompiledForm,
  CompiledScreen,
  FlowStep,
  FormPage,
} from '../../../src/contract/compiled-brand.ts';
import scenarios from '../../../src/sandbox/scenarios.json' with { type: 'json' };
import type { Samples } from '../../../src/workshop/frame/sample-form.ts';
import {
  CONTINUE_OPTION,
  isFulfilled,
  offersUpsell,
  pathOfStep,
  repeatsOffer,
  resultOf,
  sellsUpsell,
  stepAfter,
  takesMoney,
  type PlainFacts,
} from '../../walk/plain-reading.ts';
import type { Walk } from '../../walk/walks.ts';
import { BrandScreen } from '../support/models/brand-screen.ts';
import { DrawnForm } from '../support/models/form.ts';
import { hydrated } from '../support/models/hydrated.ts';
import type { Visit } from '../support/visit.ts';

/** A buyer who knows nothing but the brand's JSON: fills what it declares and presses its buttons. */
export class Walker {
  private readonly screen: BrandScreen;
  private readonly facts: PlainFacts;
  /** The main purchase is paid by bank slip; an upsell never is. */
  private readonly isSlipFlow: boolean;
  /** Actions that were done, in order. */
  readonly actions: string[] = [];

  constructor(
    private readonly visit: Visit,
    private readonly walk: Walk,
    private readonly query: string,
    /** Reloads every screen, and goes Back and Forward from it. */
    private readonly isRestless = false,
  ) {
    this.screen = new BrandScreen(visit.page, walk);
    this.facts = factsAtFirst(walk);
    this.isSlipFlow = this.facts.isBankslip === true;
  }

  /** Number of payments that should have been made or be pending. */
  get payments(): number {
    return this.actions.filter(takesMoney).length;
  }

  /** From the first step to where nothing follows. */
  async toTheEnd(): Promise<FlowStep> {
    const { flow } = this.walk;
    let step = flow.steps[0]!;
    await this.visit.open(pathOfStep(step), { query: this.query });
    await this.screen.showsDocument();
    for (let count = 0; count <= flow.steps.length; count++) {
      await this.arriveAt(step);
      if (this.isRestless) await this.lookAround(step, count > 0);
      const outcome = await this.goOn(step);
      let next = outcome && stepAfter(flow, step, outcome);
      if (!next) return step;
      const isRepeated =
        outcome === 'continue' && repeatsOffer(this.screenOf(step), this.screenOf(next));
      if (isRepeated) next = stepAfter(flow, next, 'continue') ?? next;
      step = next;
    }
    throw new Error(`The flow '${flow.id}' has no end.`);
  }

  /** Checks that reload, back and forward lead back to the same screen. */
  private async lookAround(step: FlowStep, hasBefore: boolean): Promise<void> {
    await this.visit.reload();
    await this.arriveAt(step);
    if (!hasBefore) return;
    await this.visit.page.goBack();
    await this.screen.showsTitle();
    await hydrated(this.visit.page);
    await this.visit.page.goForward();
    await hydrated(this.visit.page);
    await this.arriveAt(step);
  }

  private async arriveAt(step: FlowStep): Promise<void> {
    await this.visit.at(pathOfStep(step));
    this.lookFor(step);
    const kept = new URL(this.visit.link('/', { query: this.query }), 'http://x').search;
    expect(new URL(this.visit.page.url()).search).toBe(kept);
    await this.screen.showsTitle();
    await this.screen.showsLogo(step);
    for (const block of this.shown(this.screenOf(step))) await this.screen.showsBlock(block);
  }

  /** Does what the screen is for; the outcome, or undefined where nothing leads on. */
  private async goOn(step: FlowStep): Promise<string | undefined> {
    const screen = this.screenOf(step);
    const form = this.shown(screen).find(({ block }) => block === 'form');
    if (form?.block === 'form') {
      const outcome = await this.send(form.form, step, screen);
      if (outcome) return outcome;
    } else {
      const written = this.isCounted ? undefined : screen.stepNumber;
      await this.screen.showsStep(this.countedAt(step, screen).stepNumber ?? written);
    }
    // The page of an upsell is left to the block that offers it.
    const named = stepAfter(this.walk.flow, step, 'continue');
    const leadsOn = named !== undefined && !sellsUpsell(named.templateId);
    const next = this.shown(screen).find(
      (block) => CONTINUE_OPTION[block.block] && (leadsOn || !('isIfNamed' in block)),
    );
    if (!next) return undefined;
    const name = (next as unknown as Record<string, string>)[CONTINUE_OPTION[next.block]!]!;
    // While a payment waits for its buyer, an offer stands back behind it.
    const isOfferLater = next.block === 'upsell-offer' && this.facts.outcome === 'pending';
    const isBeside = isOfferLater || ('isSecondary' in next && next.isSecondary === true);
    const button = isBeside
      ? this.screen.button(this.screen.text(name))
      : await this.screen.mainButton(name);
    await expect(button).toBeEnabled();
    await button.click();
    return 'continue';
  }

  private async send(form: CompiledForm, step: FlowStep, screen: CompiledScreen) {
    const { outcome, facts: changed } = resultOf(form.action);
    const facts = sellsUpsell(step.templateId) ? { boughtUpsell: true } : changed;
    for (const [at, page] of form.pages.entries()) {
      const { stepNumber, countedPages } = this.countedAt(step, screen);
      const counted = stepNumber && stepNumber + (countedPages ? at : 0);
      const written = page.stepNumber ?? screen.stepNumber;
      await this.screen.showsStep(counted ?? (this.isCounted ? undefined : written));
      const button = await this.screen.mainButton(page.submit);
      await this.fill(form, page);
      await button.click();
    }
    this.actions.push(form.action);
    Object.assign(this.facts, { hasLead: true }, facts);
    return outcome;
  }

  private async fill({ ui, conditions, action }: CompiledForm, page: FormPage): Promise<void> {
    const name = conditions.map((when) => (isFulfilled(when, this.facts) ? '1' : '0')).join('');
    const { schema } = page.variants[name]!;
    const drawn = new DrawnForm(this.visit.page, schema, ui, this.samples());
    await drawn.fill();
    if (schema.properties?.cardCompany) await this.screen.offersCardCompanies();
    if (action === 'createLead') await this.screen.linksTerms();
  }

  private samples(): Samples {
    const [company] = this.walk.brand.settings.payment.cardCompanies;
    const card = scenarios.approvedCards.find((one) => one.company === company)!;
    return {
      formats: { 'email-address': this.visit.buyer.email, 'card-number': card.number },
      widgets: { 'card-company': card.company },
    };
  }

  /** Checks the offers of the flow at this step. */
  private lookFor(step: FlowStep): void {
    const { flow, brand } = this.walk;
    const { success, upsellProductName } = brand.settings;
    const sold = upsellProductName ?? flow.props?.upsell?.dsProductId;
    const isOffered = offersUpsell(flow, step) && sold !== undefined && !this.facts.boughtUpsell;
    const { displayHeader } = success.finalSuccess;
    Object.assign(this.facts, {
      isBankslip: this.isSlipFlow && !sellsUpsell(step.templateId),
      hasUpsellOffer: isOffered,
      successHeader: isOffered
        ? success.upsellOffer?.displayHeader !== false
        : displayHeader[this.facts.paidWith === 'boleto' ? 'bankslip' : 'default'],
    });
  }

  /** The step whose number a screen shows: its own, or that of the screen which it is a part of. */
  private countedAt(step: FlowStep, { stepOf }: CompiledScreen): FlowStep {
    return this.walk.flow.steps.find(({ templateId }) => templateId === stepOf) ?? step;
  }

  private get isCounted(): boolean {
    return this.walk.flow.stepsNumber !== undefined;
  }

  private screenOf({ templateId }: FlowStep): CompiledScreen {
    return this.walk.brand.screens[templateId]!;
  }

  private shown({ blocks }: CompiledScreen): CompiledBlock[] {
    return blocks.filter(({ when }) => isFulfilled(when, this.facts));
  }
}

/** Facts before a buyer has done anything; those that are not named here are not there. */
function factsAtFirst({ brand, sandbox, flow }: Walk): PlainFacts {
  const { settings } = brand;
  const header = settings.success.finalSuccess.displayHeader;
  const isSlipFlow = flow.id === 'bankslip';
  return {
    hasAddressForm: settings.hasAddressForm === true || sandbox.hasAddressForm === true,
    isTermsAndPoliticsAvailable: settings.isTermsAndPoliticsAvailable,
    hasInstallments: settings.product.hasInstallments !== false,
    hasContract: settings.contract === true,
    hasTickets: settings.tickets === true,
    renewal: settings.product.renewal ?? false,
    area: settings.area,
    takesCard: true,
    takesPoints: sandbox.plans.some(({ points }) => points !== undefined),
    documentToNFGeneration: settings.payment.sendBffPaymentRequest.documentToNFGeneration,
    isBankslip: isSlipFlow && settings.product.paymentMethods?.boleto?.active !== false,
    successHeader: header[isSlipFlow ? 'bankslip' : 'default'],
  };
}
