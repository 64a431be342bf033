import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { WCAG } from '../screens/axe-walk.ts';
import { DESKTOP, PHONE } from '../support/fixtures.ts';
import { LONG } from '../support/long.ts';
import {
  DRAWN,
  openBrand,
  openScreen,
  openWorkshopProject,
  type WorkshopProject,
} from '../support/workshop-project.ts';

test.use({ actionTimeout: 60_000 });
test.describe.configure({ mode: 'default' });

let project: WorkshopProject;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  project = await openWorkshopProject();
});
test.afterAll(() => project.stop());

/** Whoever uses the keyboard scrolls it by what has the focus in its frame, which axe does not look into. */
const SCROLLED_BY_ITS_FRAME = 'scrollable-region-focusable at .stage';

/** Violations that axe finds outside of the frames, which show screens of the product. */
async function look(page: Page, name: string, into: string[]): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .exclude('iframe')
    .withTags(WCAG)
    .setLegacyMode()
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id} at ${target.join(' ')}`),
  );
  into.push(
    ...found.filter((one) => one !== SCROLLED_BY_ITS_FRAME).map((one) => `${name}: ${one}`),
  );
}

for (const [colorScheme, viewport] of [
  ['light', DESKTOP],
  ['dark', PHONE],
] as const) {
  test.describe(`${colorScheme}, ${viewport.width} pixels`, () => {
    test.use({ colorScheme, viewport });

    test('no part of the workshop has violations of WCAG 2.2 AA', LONG, async ({ page }) => {
      test.setTimeout(240_000);
      const found: string[] = [];
      await openBrand(page, project, 'numberone');
      await page.getByRole('button', { name: 'Etapa lead' }).click(DRAWN);
      await page.getByText('Antes e depois').click();
      await look(page, 'gallery with a step of a flow, and before and after', found);
      const dialog = await openScreen(page, project, 'numberone~lead');
      await dialog.getByRole('searchbox').fill('primary.main');
      await dialog
        .getByRole('button', { name: /light · primary · main/ })
        .first()
        .click();
      await expect(dialog.getByRole('form').getByRole('radio').first()).toBeVisible(DRAWN);
      await look(page, 'value', found);
      await dialog.getByRole('radio', { name: 'Campos e blocos' }).check({ force: true });
      await dialog.getByRole('button', { name: 'Editar E-mail' }).click();
      await look(page, 'fields and blocks', found);
      await dialog.getByRole('button', { name: 'Adicionar um campo' }).click();
      await look(page, 'library', found);
      await page.getByRole('button', { name: 'Um campo próprio' }).click();
      await look(page, 'own field', found);
      expect(found).toEqual([]);
    });
  });
}
