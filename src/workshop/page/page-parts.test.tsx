import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { StepModel } from '../edit/read/read-flows.ts';
import type { SiteBrand } from '../site/site.ts';
import { BeforeAfter } from './BeforeAfter.tsx';
import { stepBefore } from './flow/step-forms.tsx';
import { LastChange } from './LastChange.tsx';
import { BrandContext, StudioContext, useChanges } from './studio.ts';

afterEach(() => vi.unstubAllGlobals());

const Studio = ({ children }: { children: ReactNode }) => (
  <StudioContext value={useChanges('')}>
    <BrandContext value={{ id: 'alfa', chain: ['alfa'] } as SiteBrand}>{children}</BrandContext>
  </StudioContext>
);

/** A part of the page beside a workshop whose files have changed once more with every call but a comparison. */
function drawn(part: ReactNode) {
  const calls: string[] = [];
  const state = { canUndo: true, files: ['a.json'], changed: [], news: [], stale: [] };
  vi.stubGlobal('fetch', async (address: string) => {
    if (/refresh|undo/.test(address)) calls.push(address);
    const report = { headline: '1 change', page: 'about:blank' };
    return Response.json({ ...state, ...report, version: calls.length });
  });
  const client = new QueryClient();
  client.setQueryData(['frames.json'], { stale: [] });
  render(
    <QueryClientProvider client={client}>
      <Studio>{part}</Studio>
    </QueryClientProvider>,
  );
  return calls;
}

test('a second press while a change is taken back takes back no other one', async () => {
  const calls = drawn(<LastChange />);
  const undo = screen.getByRole('button', { name: 'Take back the last change' });
  await waitFor(() => expect(undo).toHaveProperty('disabled', false));
  fireEvent.click(undo);
  fireEvent.click(undo);
  await screen.findByText('Taken back in a.json.');
  expect(calls).toEqual(['api/refresh', 'api/undo']);
});

test('a report is of the files as they were: another change asks for another comparison', async () => {
  drawn(<BeforeAfter />);
  await waitFor(() => {
    fireEvent.submit(document.querySelector('form')!);
    expect(screen.getByRole('status').textContent).toBe('1 change');
  });
  fireEvent.focus(window);
  await screen.findByText('The files have changed since: compare once more.');
  expect(screen.queryByTitle('Before and after')).toBeNull();
});

test('the step before another one is that which leads to it by any outcome', () => {
  const step = (id: string, next?: string, to?: string) =>
    ({ id, next, outcomes: [{ outcome: 'refused', to }] }) as StepModel;
  const steps = [step('a', 'c', 'd'), step('b', '', 'a'), step('c', 'a'), step('d'), step('e')];
  expect(steps.map((one) => stepBefore(one, steps)?.id)).toEqual([undefined, 'a', 'a', 'a', 'd']);
});
