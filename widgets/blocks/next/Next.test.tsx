import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { drawPiece } from '../../../tests/drawing/draw-widget.tsx';
import { plainBrand } from '../../../tests/drawing/plain-brand.ts';
import { wearStyles } from '../../../tests/drawing/wear-styles.ts';
import { Next } from './Next.tsx';

beforeEach(() => wearStyles());

test.each([undefined, true])('isSecondary: %s: the button continues once', (isSecondary) => {
  const { goOn } = drawPiece(<Next text="Continuar" isSecondary={isSecondary} />);
  // Else the browser posts the form around it too.
  expect(fireEvent.click(screen.getByRole('button', { name: 'Continuar' }))).toBe(false);
  expect(goOn).toHaveBeenCalledExactlyOnceWith('continue');
});

const step = (id: string, templateId: string, defaultNextStepId?: string) => ({
  id,
  templateId,
  defaultNextStepId,
});

test.each([
  ['another screen', 'video', true],
  ['a page of an upsell, which a block offers', 'upsell-presentation', false],
  ['nothing', undefined, false],
])('[CHROME-24] isIfNamed: after success the flow names %s', (_, templateId, isDrawn) => {
  const steps = [step('s', 'success', templateId && 'n'), step('n', templateId ?? 'video')];
  const flow = { id: 'f', steps } as never;
  const screens = { success: { blocks: [{ block: 'upsell-offer' }] } } as never;
  const brand = { ...plainBrand(), screens };
  drawPiece(<Next text="Continuar" isIfNamed />, { flow, step: steps[0] as never, brand });
  expect(screen.queryByRole('button') !== null).toBe(isDrawn);
});
