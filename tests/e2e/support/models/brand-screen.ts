import { expect, type Locator, type Page } from '@playwright/test';
import { companyLabels } from '../../../../widgets/fields/card-company/labels.ts';
import type {
  CompiledBlock,
  CompiledBrand,
  FlowStep,
  Palette,
} from '../../../../src/contract/compiled-brand.ts';
import {
  hidesBrandLogo,
  modeInDesignSystemId,
  sellsUpsell,
  withValues,
} from '../../../walk/plain-reading.ts';
import type { Walk } from '../../../walk/walks.ts';
import { Screen } from './screen.ts';

/** Checks that a screen shows the content of its JSON, for any brand. */
export class BrandScreen extends Screen {
  private readonly brand: CompiledBrand;
  private readonly mode: 'light' | 'dark';
  private readonly productName: string;

  constructor(
    page: Page,
    private readonly walk: Walk,
  ) {
    super(page);
    const { brand, sandbox } = walk;
    this.brand = brand;
    this.mode = modeInDesignSystemId(sandbox.designSystemId) ?? brand.settings.dsMode;
    this.productName = sandbox.title ?? brand.settings.product.name;
  }

  /** A text of the brand as this visit fills it. */
  text(text: string): string {
    const { product, upsellData } = this.brand.settings;
    const { businessName } = product;
    const upsellName = upsellData?.name;
    return withValues(text, { productName: this.productName, businessName, upsellName });
  }

  /** Language, icon, colours, font and width: what is the same on all screens of a brand. */
  async showsDocument(): Promise<void> {
    const { settings, images, theme } = this.brand;
    await expect(this.page.locator('html')).toHaveAttribute('lang', settings.lang);
    const icon = this.walk.flow.props?.media?.favicon ?? images[settings.faviconFile];
    await expect(this.page.locator('link[rel="icon"]')).toHaveAttribute('href', icon!);
    const { background, foreground } = this.palette;
    const body = this.page.locator('body');
    await expect(body).toHaveCSS('background-color', rgb(background.page));
    await expect(body).toHaveCSS('color', rgb(foreground.main));
    await expect(body).toHaveCSS('font-family', theme.fontFamily);
    const width = this.page
      .locator('html')
      .evaluate((root) => getComputedStyle(root).getPropertyValue('--form-max-width'));
    expect(await width).toBe(`${settings.style.formMaxWidth / 16}rem`);
  }

  async showsTitle(): Promise<void> {
    await expect(this.page).toHaveTitle(`Checkout - ${this.productName}`);
  }

  async showsLogo({ templateId, props }: FlowStep): Promise<void> {
    const { settings, images } = this.brand;
    const { logoFile, logoDarkFile = logoFile, product } = settings;
    const own = images[this.mode === 'dark' ? logoDarkFile : logoFile];
    const isHidden = hidesBrandLogo(templateId);
    const media = this.walk.flow.props?.media;
    const expected = props?.media?.logo ?? (isHidden ? undefined : (media?.logo ?? own));
    const logo = this.page.locator('header').getByRole('img', { name: product.name, exact: true });
    if (!expected) return expect(logo).toHaveCount(0);
    await expect(logo).toHaveAttribute('src', expected);
    const width = this.walk.flow.props?.style?.logoWidth ?? settings.style.logoWidth;
    await expect(logo).toHaveAttribute('width', String(width));
  }

  /** The indicator, or none where the brand's JSON gives no number. */
  async showsStep(number: number | undefined): Promise<void> {
    if (number === undefined) return expect(this.step).toHaveCount(0);
    const { settings, texts } = this.brand;
    const total = this.walk.flow.stepsNumber ?? settings.stepsNumber;
    const values = { n: String(number), total: String(total) };
    await expect(this.step).toHaveAccessibleName(withValues(texts['app.step'], values));
    await expect(this.step).toHaveAttribute('aria-valuenow', values.n);
    await expect(this.step).toHaveAttribute('aria-valuemax', values.total);
  }

  /** Checks the content of one block of the brand's JSON; forms and buttons are used instead. */
  async showsBlock(block: CompiledBlock): Promise<void> {
    const main = this.page.getByRole('main');
    const text = 'text' in block ? this.text(String(block.text)) : '';
    switch (block.block) {
      case 'heading':
        return expect(this.heading.filter({ hasText: text })).toHaveText(text);
      case 'text': {
        const whole = 'linkText' in block ? `${text} ${this.text(String(block.linkText))}` : text;
        return expect(main.getByText(whole, { exact: true })).toBeVisible();
      }
      case 'order-summary':
        return expect(
          main.getByText(this.soldName).filter({ visible: true }).first(),
        ).toBeVisible();
      case 'referer':
        return this.asksForReferer(this.text(String(block.question)));
      default:
        return undefined;
    }
  }

  /** An upsell page sells something else than its link names. */
  private get soldName(): string {
    return (this.isUpsell && this.brand.settings.upsellData?.name) || this.productName;
  }

  /** Exactly the brand's traffic-origin options, behind the one that chooses none. */
  private async asksForReferer(question: string): Promise<void> {
    const labels = (this.brand.settings.refererOptions ?? []).map(({ label }) => label);
    const options = this.page.getByRole('combobox', { name: question }).locator('option');
    const placeholder = this.brand.texts['select.placeholder'];
    await expect(options).toHaveText(labels.length > 0 ? [placeholder, ...labels] : []);
  }

  /** The brand's own terms and privacy policy, where it asks to accept them. */
  async linksTerms(): Promise<void> {
    const { isTermsAndPoliticsAvailable, links } = this.brand.settings;
    const { terms, politics } = links.test;
    const count = isTermsAndPoliticsAvailable ? 1 : 0;
    for (const target of [terms, politics]) {
      await expect(this.page.locator(`form a[href="${target}"]`)).toHaveCount(count);
    }
  }

  /** Exactly the brand's companies, in its order, under their names. */
  async offersCardCompanies(): Promise<void> {
    const { cardCompanies } = this.brand.settings.payment;
    const options = this.page.locator('input[name="cardCompany"]');
    const values = await options.evaluateAll((all) => all.map((one) => one.getAttribute('value')));
    expect(values).toEqual(cardCompanies);
    for (const [index, company] of cardCompanies.entries()) {
      const label = options.nth(index).locator('xpath=ancestor::label');
      await expect(label).toHaveText(companyLabels[company]);
    }
  }

  /** The brand's main button, in its colours. */
  async mainButton(text: string): Promise<Locator> {
    const button = this.button(this.text(text));
    await expect(button).toBeEnabled();
    await this.priced();
    // A button of the last screen may have stood at the same place.
    await this.page.mouse.move(0, 0);
    await expect(button).toHaveCSS('background-color', rgb(this.palette.primary.main));
    await expect(button).toHaveCSS('color', rgb(this.palette.primary.contrast));
    return button;
  }

  private get palette(): Palette {
    const { theme, upsellTheme } = this.brand;
    return ((this.isUpsell && upsellTheme) || theme)[this.mode];
  }

  private get isUpsell(): boolean {
    return sellsUpsell(new URL(this.page.url()).pathname);
  }
}

function rgb(hex: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${parts.join(', ')})`;
}
