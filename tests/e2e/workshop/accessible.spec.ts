import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { WCAG } from '../screens/looks.ts';
import { DESKTOP, PHONE } from '../support/fixtures.ts';
import {
  addOwnField,
  DRAWN,
  editValue,
  expect,
  openBrand,
  openScreen,
  showFields,
  test,
} from '../support/workshop-project.ts';

/** Whoever uses the keyboard scrolls it by what has the focus in its frame, which axe does not look into. */
const SCROLLED_BY_ITS_FRAME = 'scrollable-region-focusable at .stage';

/** Violations that axe finds outside of the frames, which show screens of the product. */
async function violationsOf(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).exclude('iframe').withTags(WCAG).setLegacyMode();
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id} at ${target.join(' ')}`),
  );
  return found.filter((one) => one !== SCROLLED_BY_ITS_FRAME);
}

for (const [colorScheme, viewport] of [
  ['light', DESKTOP],
  ['dark', PHONE],
] as const) {
  test.describe(`${colorScheme}, ${viewport.width} pixels`, () => {
    test.use({ colorScheme, viewport });

    test('no part of the workshop has violations of WCAG 2.2 AA', async ({ page, project }) => {
      await openBrand(page, project, 'numberone');
      await page.getByRole('button', { name: 'Etapa lead' }).click(DRAWN);
      await page.getByText('Antes e depois').click();
      expect(await violationsOf(page), 'gallery, step of a flow, before and after').toEqual([]);
      const dialog = await openScreen(page, project, 'numberone~lead');
      await editValue(dialog, 'primary.main', /light · primary · main/);
      expect(await violationsOf(page), 'value').toEqual([]);
      await showFields(dialog);
      await dialog.getByRole('button', { name: 'Editar E-mail' }).click();
      expect(await violationsOf(page), 'fields and blocks').toEqual([]);
      await addOwnField(dialog);
      expect(await violationsOf(page), 'library and own field').toEqual([]);
    });
  });
}
