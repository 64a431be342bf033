import { describe, expect, test } from 'vitest';
import { afterLostAnswer, fakeBrowser } from '../../../tests/fakes/buyer-tabs.ts';
import { gate } from '../../../tests/fakes/gate.ts';

/** Purchases that are not the one that was paid. */
const OTHERS = [
  { productCode: 'OTHER' },
  { plan: 'monthly' },
  { offer: 'upsell' },
  { email: 'rui@mail.example' },
] as const;

describe('before anything is pressed', () => {
  test('another tab hears of a payment while it is sent, and what it came to', async () => {
    const { openTab } = fakeBrowser();
    const arrival = gate();
    const [first, second] = [openTab(), openTab()];
    const paid = first.press({}, { when: arrival.isOpen });
    expect(await second.underWay()).toBe('elsewhere');
    expect(await first.underWay()).toBe('here');
    expect(second.bought()).toBeUndefined();
    arrival.open();
    await paid;
    expect(await second.underWay()).toBeUndefined();
    expect([first.bought(), second.bought()]).toEqual(['approved', 'approved']);
    first.reload();
    expect(first.bought()).toBe('approved');
  });

  test.each(OTHERS)('nothing is said of another purchase: %j', async (other) => {
    const { openTab } = fakeBrowser();
    const arrival = gate();
    const [first, second] = [openTab(), openTab()];
    const paid = first.press({}, { when: arrival.isOpen });
    expect(await second.underWay(other)).toBeUndefined();
    expect(await first.underWay(other)).toBeUndefined();
    arrival.open();
    await paid;
    expect([first.bought(other), second.bought(other)]).toEqual([undefined, undefined]);
  });

  test('a tab that goes while it sends leaves a payment in doubt, and is waited for no longer', async () => {
    const { openTab } = fakeBrowser();
    const [first, second] = [openTab(), openTab()];
    void first.press({}, { when: gate().isOpen });
    expect(await second.underWay()).toBe('elsewhere');
    first.reload();
    expect(await second.underWay()).toBeUndefined();
    expect(await first.underWay()).toBeUndefined();
    expect(second.inDoubt()).toHaveLength(1);
    expect(first.inDoubt()).toHaveLength(1);
  });
});

test('a payment that the buyer continued in one tab, and that another has finished, is not made anew', async () => {
  const { openTab, upstream, tab: first } = await afterLostAnswer();
  const arrival = gate();
  const finished = first.press({}, { when: arrival.isOpen });
  const second = openTab();
  const other = { email: 'rui@mail.example' };
  expect(await second.pressOn(other)).toEqual({ kind: 'elsewhere' });
  expect(await second.underWay(other)).toBe('elsewhere');
  arrival.open();
  await finished;
  expect(second.bought(other)).toBe('approved');
  expect(await second.press(other)).toEqual({ kind: 'already', state: 'approved' });
  expect(upstream.charges).toHaveLength(1);
});
