import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { A_PRODUCT } from '../../../tests/drawing/checkout.ts';
import { draw } from '../../../tests/drawing/draw.tsx';
import { drawPiece } from '../../../tests/drawing/draw-widget.tsx';
import { settle } from '../../../tests/drawing/jsdom-page.ts';
import { flowBy } from '../../../tests/fakes/flows.ts';
import { DetourContext, type PaymentWay } from '../../../src/checkout/hooks/navigation.ts';
import { PaymentMethods } from './PaymentMethods.tsx';

/** Draws the tabs of a plan on the screen of a method: name, address and whether it is chosen. */
async function drawWays(
  terms: { paymentMethods?: string[]; points?: number },
  method: string,
  search = '',
  flows: object[] = [],
) {
  const [plan] = A_PRODUCT.plans;
  const price = { plans: [{ ...plan, ...terms }] };
  const blocks = [
    { id: 'summary', block: 'order-summary' },
    { id: 'ways', block: 'payment-methods', title: 'payment.methods.title', method },
  ];
  draw({
    files: { 'screens/presentation': { blocks }, ...(flows.length > 0 && { flows: { flows } }) },
    search,
    answers: { getProductV1: price, getProductV2: price },
  });
  await settle();
  return screen
    .queryAllByRole('radio')
    .map((one) => [one.textContent, one.getAttribute('href'), one.getAttribute('aria-checked')]);
}

const tab = (kind: string, address: string, isChosen = false) => [kind, address, String(isChosen)];
const card = (address: string, isChosen?: boolean) => tab('Cartão', address, isChosen);
const pix = (address: string, isChosen?: boolean) => tab('Pix', address, isChosen);
const slip = (address: string, isChosen?: boolean) => tab('Boleto', address, isChosen);

test.each<[string[] | undefined, string, string, unknown[]]>([
  [
    ['creditcard', 'pix', 'boleto'],
    'creditcard',
    '?seller=ana',
    [
      card('/payment?seller=ana', true),
      pix('/pix?seller=ana&route=pix'),
      slip('/payment?seller=ana&route=bankslip'),
    ],
  ],
  [
    ['creditcard', 'pix', 'boleto'],
    'pix',
    '?seller=ana&route=pix',
    [
      card('/payment?seller=ana'),
      pix('/pix?seller=ana&route=pix', true),
      slip('/payment?seller=ana&route=bankslip'),
    ],
  ],
  [
    ['creditcard', 'pix'],
    'creditcard',
    '?route=msjana',
    [card('/payment?route=msjana', true), pix('/pix?route=msjana')],
  ],
  // A flow that is of no method stays in the address.
  [['creditcard'], 'creditcard', '?flowId=extended', [card('/payment?flowId=extended', true)]],
  // Drawn before the price, the tabs keep their room.
  [['creditcard'], 'creditcard', '', [card('/payment', true)]],
  [['pix'], 'creditcard', '', [pix('/pix?route=pix')]],
  [
    undefined,
    'creditcard',
    '',
    [card('/payment', true), pix('/pix?route=pix'), slip('/payment?route=bankslip')],
  ],
])('[ENTITY-36] a plan by %j, on the screen of %s, link %j', async (paymentMethods, ...row) => {
  const [method, search, expected] = row;
  expect(await drawWays({ paymentMethods }, method, search)).toEqual(expected);
});

const LIVELO_FLOW = {
  ...flowBy(
    'livelo',
    'lead lead > cpf',
    'cpf livelo/cpf > points',
    'points livelo/payment > success',
    'success success',
  ),
  choose: { route: ['livelo', 'livelo-accrual'] },
};

/** The tabs of a plan that may cost points too, in a brand with these flows. */
const drawPoints = (flows: object[], search = '', points?: number) =>
  drawWays({ points, paymentMethods: ['creditcard', 'livelo'] }, 'creditcard', search, flows);

test.each<[string, object[], string, number | undefined, string | undefined]>([
  ['a flow and a price', [LIVELO_FLOW], '?seller=ana', 9000, '?seller=ana&route=livelo'],
  ['a link to another flow', [LIVELO_FLOW], '?flowId=default', 9000, '?route=livelo'],
  ['no price in points', [LIVELO_FLOW], '', undefined, undefined],
  ['no flow that has their screens', [], '', 9000, undefined],
  ['a link by which the card earns', [LIVELO_FLOW], '?route=livelo-accrual', 9000, undefined],
])('[ENTITY-36] %s: points have the address %j', async (_, flows, search, price, query) => {
  const tabs = await drawPoints(flows, search, price);
  const own = tabs.find(([name]) => name === 'Pontos');
  expect(own?.[1]).toBe(query && `/livelo/cpf${query}`);
});

test('arrows reach the tab of a method with screens of its own, and do not leave for them', async () => {
  await drawPoints([LIVELO_FLOW], '', 9000);
  const [card, own] = screen.getAllByRole('radio');
  fireEvent.keyDown(card!, { key: 'ArrowLeft' });
  expect(document.activeElement).toBe(own);
  expect(own?.textContent).toBe('Pontos');
  fireEvent.keyDown(own!, { key: 'ArrowLeft' });
  expect(card?.getAttribute('aria-checked')).toBe('true');
});

/** Draws the tabs of card, Pix and boleto, in this order. */
function drawTabs(method: PaymentWay['kind']) {
  const switchTo = vi.fn<(way: PaymentWay) => void>();
  drawPiece(
    <DetourContext value={{ switchTo }}>
      <PaymentMethods title="Forma de pagamento" method={method} />
    </DetourContext>,
  );
  return { switchTo, tabs: screen.getAllByRole('radio') };
}

test('one tab is reached by the keyboard, and arrows lead to the others without a new document', async () => {
  const { switchTo, tabs } = drawTabs('pix');
  expect(tabs.map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
  const keys = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', ' ', 'Tab'];
  for (const key of keys) fireEvent.keyDown(tabs[1]!, { key });
  // They go round: the last tab follows the first one, and the other way. Space scrolls no page.
  fireEvent.keyDown(tabs[0]!, { key: 'ArrowLeft' });
  expect(fireEvent.keyDown(tabs[0]!, { key: ' ' })).toBe(false);
  fireEvent.click(tabs[0]!);
  fireEvent.click(tabs[1]!);
  const kinds = switchTo.mock.calls.map(([{ kind }]) => kind);
  const [card, slip] = ['creditcard', 'boleto'];
  expect(kinds).toEqual([slip, card, slip, card, slip, card, card]);
});

test.each(['ctrlKey', 'metaKey'])(
  'a press with %s is left to the browser, which opens a tab or window of its own',
  (key) => {
    const { switchTo, tabs } = drawTabs('pix');
    const stay = (event: Event) => event.preventDefault();
    window.addEventListener('click', stay);
    const seen = vi.fn<(isTaken: boolean) => void>();
    tabs[0]!.parentElement!.addEventListener('click', (event) => seen(event.defaultPrevented));
    fireEvent.click(tabs[0]!, { [key]: true });
    window.removeEventListener('click', stay);
    expect(seen).toHaveBeenCalledExactlyOnceWith(false);
    expect(switchTo).not.toHaveBeenCalled();
  },
);
