import type { Locator, Page } from '@playwright/test';
import { Keyboard } from '../support/keyboard.ts';
import { DRAWN, expect, openScreen, test } from '../support/workshop-project.ts';

const LEAD = 'brands/numberone/screens/lead.json';
const MAX_STOPS = 250;

/** Labels of the first fields, from top to bottom. */
async function fieldsOf(dialog: Locator): Promise<string[]> {
  const rows = await dialog.locator('.rows.fields > li > .row b').allTextContents();
  return rows.slice(0, 3);
}

/** Works in the workshop by keys alone. */
class Hands extends Keyboard {
  constructor(page: Page) {
    super(page, MAX_STOPS);
  }

  async goTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await expect(target).toBeVisible(DRAWN);
    await this.tabTo(target, key);
  }

  async use(target: Locator): Promise<void> {
    await this.goTo(target);
    await this.press('Enter');
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.goTo(target);
    await this.press('ControlOrMeta+a');
    await this.page.keyboard.type(text);
  }
}

test('headline and fields are changed, and changed back, without a mouse', async ({
  page,
  project,
}) => {
  const hands = new Hands(page);
  const dialog = await openScreen(page, project, 'numberone~lead');
  const status = dialog.getByRole('status');

  await hands.type(dialog.getByRole('searchbox'), 'lead.title');
  await hands.use(dialog.getByRole('button', { name: /title · text/ }).first());
  await hands.type(dialog.getByRole('form').getByRole('textbox'), 'Vamos ver');
  await hands.press('Enter');
  await expect(status).toContainText('brands/numberone/texts.json', DRAWN);

  await hands.goTo(
    dialog.getByRole('group', { name: 'Parte' }).getByRole('radio', { checked: true }),
  );
  await hands.press('ArrowRight');
  await hands.use(dialog.getByRole('button', { name: 'Editar Celular com DDD' }));
  const words = dialog.getByRole('form', { name: 'Editar Celular com DDD' });
  await hands.goTo(words.getByLabel('Fica depois de'));
  await hands.press('Home');
  await hands.use(words.getByRole('button', { name: 'Salvar' }));
  await expect
    .poll(() => fieldsOf(dialog), DRAWN)
    .toEqual(['Celular com DDD', 'Nome completo', 'E-mail']);
  expect(project.read(LEAD)).toContain('"ui:order": ["phone", "*"]');

  const add = dialog.locator('summary', { hasText: 'Adicionar um campo' });
  await hands.use(add);
  const own = page.getByRole('form', { name: 'Um campo próprio' });
  await hands.type(own.getByLabel('Rótulo'), 'Como prefere ser chamado?');
  await hands.type(own.getByLabel('Frase quando: nada foi respondido'), 'Diga como.');
  await hands.use(own.getByRole('button', { name: 'Adicionar', exact: true }));
  await expect
    .poll(() => project.read('brands/numberone/texts.json'), DRAWN)
    .toContain('Diga como.');
  await expect(add).toBeFocused(DRAWN);

  const row = dialog.getByRole('button', { name: 'Editar Como prefere ser chamado?' });
  await hands.use(row);
  await hands.use(dialog.getByRole('button', { name: 'Remover' }).last());
  await expect(dialog.getByRole('button', { name: 'Sim, remover' })).toBeEnabled(DRAWN);
  await hands.press('Enter');
  await expect.poll(() => project.read(LEAD), DRAWN).not.toContain('comoPrefereSerChamado');

  const undo = dialog.getByRole('button', { name: 'Desfazer a última mudança' });
  await hands.goTo(undo, 'Shift+Tab');
  await hands.press('Enter');
  await expect.poll(() => project.read(LEAD), DRAWN).toContain('comoPrefereSerChamado');
  await hands.press('Escape');
  await expect(dialog).toHaveCount(0);

  await hands.use(page.getByRole('button', { name: 'Etapa lead' }));
  await expect(page.getByRole('form', { name: 'Etapa lead' })).toBeVisible(DRAWN);
});
