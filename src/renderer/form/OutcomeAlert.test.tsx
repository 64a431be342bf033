import { render, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { brandWith } from '../../../tests/drawing/brands.ts';
import { aCheckout } from '../../../tests/drawing/checkout.ts';
import { Providers } from '../../../tests/drawing/providers.tsx';
import { createFormScope } from '../../checkout/form/form-scope.ts';
import { FormScopeContext } from '../../checkout/hooks/form-hooks.ts';
import { DetourContext, type Detour } from '../../checkout/hooks/navigation.ts';
import type { Outcome } from '../../flow/outcome.ts';
import { FailureDialog } from '../chrome/FailureDialog.tsx';
import { loadChunks } from '../chunks.ts';
import { OutcomeAlert } from './OutcomeAlert.tsx';

const checkout = aCheckout(brandWith());

beforeAll(() => loadChunks(['payment']));

const nothing = () => {};

/** Shows an outcome, and returns its words on the page. */
function show(outcome: Outcome, { hasCard = true, detour = {} as Detour } = {}) {
  const action = hasCard ? 'pay' : 'createLead';
  const form = { action, messages: { email: { email: 'Insira um email válido.' } } } as const;
  render(
    <Providers checkout={checkout}>
      <DetourContext value={detour}>
        <FormScopeContext value={createFormScope()}>
          <OutcomeAlert form={form} outcome={outcome} hasCard={hasCard} onRetry={nothing} />
        </FormScopeContext>
      </DetourContext>
      <FailureDialog />
    </Providers>,
  );
  return document.querySelector('[data-outcome]')?.textContent;
}

const GENERAL = 'Ocorreu um erro inesperado, por gentileza tente novamente mais tarde';
const REFUSED = 'Não conseguimos processar a transação. Faça uma nova tentativa.';
const CARD = 'Nada foi cobrado. Confira os dados, a validade e o limite do cartão, ou use outro.';
const OTHER = 'Nada foi cobrado. Confira os seus dados.';
const UNKNOWN =
  'Seu pagamento pode ter sido concluído. Antes de tentar de novo, confira o seu e\u2011mail e o extrato. Se tentar de novo aqui, repetimos esse mesmo pagamento e não fazemos outro.';
const UNSENT = 'Desta vez nada foi enviado nem cobrado. Aguarde um instante e tente novamente.';

test.each<[outcome: Outcome, hasCard: boolean, ofDialog: string[], ofPage?: string]>([
  [{ kind: 'failed' }, true, [GENERAL], GENERAL],
  [{ kind: 'failed', isNotSent: true }, true, [UNSENT], UNSENT],
  [{ kind: 'refused' }, true, [REFUSED, CARD], REFUSED + CARD],
  [{ kind: 'refused' }, false, [REFUSED, OTHER], REFUSED + OTHER],
  // Beside an unknown outcome the notice about payments in doubt says it, once.
  [{ kind: 'unknown' }, true, [GENERAL, UNKNOWN]],
])(
  '%o, by card: %s: the literal sentence comes first, then the reason and the way on',
  (outcome, hasCard, ofDialog, ofPage) => {
    expect(show(outcome, { hasCard })).toBe(ofPage);
    const sentences = screen.getByRole('alertdialog').querySelectorAll('p, p ~ div');
    expect([...sentences].map(({ textContent }) => textContent)).toEqual(ofDialog);
    // The dialog reads it out, so the page does not.
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('busy has no dialog: it takes the focus and is scrolled into sight', () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  expect(show({ kind: 'busy' })).toBe('Está demorando mais que o normal. Aguarde, por favor.');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  const news = document.querySelector('[data-outcome]');
  expect(document.activeElement).toBe(news);
  expect(scroll.mock.contexts).toEqual([news]);
  scroll.mockRestore();
});

// A failure that fields say themselves opens no dialog.
test.each<[Outcome, buttons: string[]]>([
  [{ kind: 'failed', isNotSent: true }, ['Tentar novamente', 'Fechar']],
  [{ kind: 'failed', fields: ['email'] }, []],
  [{ kind: 'incorrect', fields: ['code'] }, []],
  [{ kind: 'refused' }, ['Fechar', 'Pagar com Pix', 'Pagar com boleto']],
  [{ kind: 'unknown' }, ['Fechar']],
  [{ kind: 'refusedInDoubt' }, ['Fechar']],
])('D-138: after %o the dialog goes on by %j', (outcome, buttons) => {
  show(outcome, { detour: { switchTo: nothing } });
  expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons);
});
