import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { brandWith } from '../../../tests/drawing/brands.ts';
import { drawPiece } from '../../../tests/drawing/draw-widget.tsx';
import { pageRules } from '../../styles/page-styles.ts';
import { ConsentBanner } from './ConsentBanner.tsx';

const brand = brandWith();

class NoResize {
  observe() {}
  disconnect() {}
}

function show(takesFocus = false) {
  vi.stubGlobal('ResizeObserver', NoResize);
  const rect = { height: 120.4 } as DOMRect;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(rect);
  const onAnswer = vi.fn<(answer: string) => void>();
  const { unmount } = drawPiece(
    <ConsentBanner texts={brand.texts} takesFocus={takesFocus} onAnswer={onAnswer} />,
    { brand },
  );
  return { onAnswer, unmount };
}

test('refusing is as easy as accepting: two buttons that look alike', () => {
  const { onAnswer } = show();
  const [refuse, accept] = ['Recusar', 'Aceitar'].map((name) =>
    screen.getByRole('button', { name }),
  );
  expect(refuse!.className).toBe(accept!.className);
  fireEvent.click(refuse!);
  fireEvent.click(accept!);
  expect(onAnswer.mock.calls).toEqual([['denied'], ['granted']]);
});

test('the page ends above it, and scrolls what takes the focus above it', () => {
  const { unmount } = show();
  const { style } = document.documentElement;
  expect(style.getPropertyValue('--banner')).toBe('121px');
  const rules = pageRules.join('');
  expect(rules).toMatch(/html\{[^}]*scroll-padding-bottom:var\(--banner/);
  expect(rules).toMatch(/body\{[^}]*padding-bottom:var\(--banner/);
  unmount();
  expect(style.getPropertyValue('--banner')).toBe('');
});

test('it is a region that names itself, and no dialog; where the buyer asks for it, it takes the focus', () => {
  show(true);
  const region = screen.getByRole('region', { name: 'Privacidade e cookies' });
  expect(document.activeElement).toBe(region);
  expect(screen.queryByRole('dialog')).toBeNull();
});
