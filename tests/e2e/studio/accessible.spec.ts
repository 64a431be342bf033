import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { WCAG } from '../screens/axe-walk.ts';
import { DESKTOP, PHONE } from '../support/fixtures.ts';
import { LONG } from '../support/long.ts';
import {
  DRAWN,
  openPage,
  openScreen,
  openStudioProject,
  type StudioProject,
} from '../support/studio-project.ts';

test.use({ actionTimeout: 60_000 });
test.describe.configure({ mode: 'default' });

let project: StudioProject;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  project = await openStudioProject();
});
test.afterAll(() => project.stop());

/** Names of the controls that lead to each part, in the language of the page. */
const WORDS = {
  'pt-BR': {
    parts: 'Campos e blocos',
    edit: 'Editar E-mail',
    when: 'Só quando',
    add: 'Adicionar um campo',
    own: 'Um campo próprio',
    step: 'Etapa lead',
  },
  'en-US': {
    parts: 'Fields and blocks',
    edit: 'Edit E-mail',
    when: 'Only when',
    add: 'Add a field',
    own: 'A field of your own',
    step: 'Step lead',
  },
} as const;

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

/** Each language, mode and width of the page is met twice. */
const LOOKS = [
  ['pt-BR', 'light', DESKTOP],
  ['pt-BR', 'dark', PHONE],
  ['en-US', 'light', PHONE],
  ['en-US', 'dark', DESKTOP],
] as const;

for (const [locale, colorScheme, viewport] of LOOKS) {
  test.describe(`${locale}, ${colorScheme}, ${viewport.width} pixels`, () => {
    test.use({ locale, colorScheme, viewport });
    const words = WORDS[locale];

    test('the parts beside a screen have no violations of WCAG 2.2 AA', LONG, async ({ page }) => {
      test.setTimeout(180_000);
      const found: string[] = [];
      const dialog = await openScreen(page, project, 'numberone~lead');
      await dialog.getByRole('searchbox').fill('primary.main');
      await dialog
        .getByRole('button', { name: /light · primary · main/ })
        .first()
        .click();
      await expect(dialog.getByRole('form').getByRole('radio').first()).toBeVisible(DRAWN);
      await look(page, 'value', found);
      await dialog.getByRole('radio', { name: words.parts }).check({ force: true });
      await dialog.getByRole('button', { name: words.edit }).click();
      await dialog.getByRole('button', { name: words.when }).click();
      await look(page, 'fields, blocks and conditions', found);
      await dialog.getByRole('button', { name: words.add }).click();
      await look(page, 'library', found);
      await page.getByRole('button', { name: words.own }).click();
      await look(page, 'own field', found);
      expect(found).toEqual([]);
    });

    test('the pages of the studio have no violations of WCAG 2.2 AA', LONG, async ({ page }) => {
      test.setTimeout(180_000);
      const found: string[] = [];
      for (const id of ['flow', 'new-brand', 'palette', 'compare', 'finish']) {
        await openPage(page, project, 'numberone', id);
        const main = page.getByRole('main');
        await expect(main.getByRole('heading').first()).toBeVisible(DRAWN);
        if (id === 'flow') await page.getByRole('button', { name: words.step }).click();
        await look(page, id, found);
      }
      expect(found).toEqual([]);
    });
  });
}
