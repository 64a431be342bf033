import { expect, type Locator, type Page } from '@playwright/test';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import {
  nameOf,
  sampleForm,
  type Leaf,
  type Samples,
} from '../../../../src/workshop/frame/sample-form.ts';
import { Screen } from './screen.ts';

/** A form as brand JSON declares it, whatever its fields are. */
export class DrawnForm extends Screen {
  private readonly leaves: Leaf[];

  constructor(page: Page, schema: RJSFSchema, ui: UiSchema, samples: Samples) {
    super(page);
    this.leaves = sampleForm(schema, ui, samples).leaves;
  }

  /** Fills every field in the order of the schema; there are no others on the screen. */
  async fill(): Promise<void> {
    const [first] = this.leaves;
    if (first) await expect(this.input(first)).toBeAttached();
    expect(await this.namesShown()).toEqual(new Set(this.leaves.map(({ path }) => nameOf(path))));
    for (const leaf of this.leaves) await this.fillIn(leaf);
  }

  private input({ path }: Leaf): Locator {
    return this.page.locator(`[id="f.${path}"]`);
  }

  private async namesShown(): Promise<Set<string>> {
    const inputs = this.page.locator('form').locator('input, select, textarea');
    const names = await inputs.evaluateAll((all) => all.map((one) => one.getAttribute('name')));
    return new Set(names.flatMap((name) => name || []));
  }

  private async fillIn(leaf: Leaf): Promise<void> {
    const input = this.input(leaf);
    const kind = await input.evaluate((node) =>
      node instanceof HTMLInputElement ? node.type : node.tagName.toLowerCase(),
    );
    const value = String(leaf.value);
    switch (kind) {
      case 'checkbox':
        await expect(input).not.toBeChecked();
        return input.check();
      case 'radio':
        return this.choose(leaf, value);
      case 'select':
        await expect(input).toBeEnabled();
        if (leaf.widget === 'franchise') return this.chooseFirst(input);
        if (leaf.value !== undefined) await input.selectOption(value);
        return expect(input).not.toHaveValue('');
      default:
        await expect(input).toHaveAccessibleName(
          new RegExp(`^${escaped(leaf.schema.title ?? '')}`),
        );
        return input.fill(value);
    }
  }

  /** The first of a list that the server brings. */
  private async chooseFirst(input: Locator): Promise<void> {
    const first = input.locator('option:not([value=""])').first();
    await input.selectOption((await first.getAttribute('value'))!);
    await expect(input).not.toHaveValue('');
  }

  /** The picture of a choice lies over its input, so that a buyer presses the label. */
  private async choose({ path }: Leaf, value: string): Promise<void> {
    const option = this.page.locator(`input[name="${nameOf(path)}"][value="${value}"]`);
    if (!(await option.isChecked())) await option.locator('xpath=ancestor::label').click();
    await expect(option).toBeChecked();
  }
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
