import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LEAD } from '../../../tests/drawing/buyer.ts';
import { prepare } from '../../../tests/drawing/draw.tsx';
import { Providers } from '../../../tests/drawing/providers.tsx';
import { ConnectionNote } from './ConnectionNote.tsx';

const never = () => new Promise(() => {});
const SCREEN = 'screens/presentation';

beforeEach(() => {
  const result = { token: 'T', paymentProfileIds: ['p1'] };
  const purchase = { state: 'approved', method: 'creditcard', plan: 'p', result };
  sessionStorage.setItem('guiche.result.ALFA.main', JSON.stringify(purchase));
  sessionStorage.setItem('dataLead', JSON.stringify(LEAD));
  sessionStorage.setItem('guiche.leadId', '"L1"');
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const note = () => screen.queryByText('Está demorando mais que o normal. Aguarde, por favor.');

test.each([
  ['order-summary', [], 'getProductV1'],
  ['sms-sender', ['sent', 'failed', 'resend', 'wait', 'correct'], 'sendSms'],
  ['contract', ['text', 'link', 'title', 'close'], 'getContract'],
])(
  '%s: what is not there after 8 seconds takes longer than usual, and the page says so',
  async (block, texts, call) => {
    const one = {
      id: 'one',
      block,
      ...Object.fromEntries(texts.map((name) => [name, 'lead.submit'])),
    };
    const answers = { [call]: never };
    const { Drawn, checkout } = prepare({ files: { [SCREEN]: { blocks: [one] } }, answers });
    render(
      <>
        <Drawn />
        <Providers checkout={checkout}>
          <ConnectionNote />
        </Providers>
      </>,
    );
    await wait(1);
    if (block === 'contract') fireEvent.click(screen.getByRole('button'));
    await wait(7_900);
    expect(note()).toBeNull();
    await wait(200);
    expect(note()).toBeTruthy();
  },
);
