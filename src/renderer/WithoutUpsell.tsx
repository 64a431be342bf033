import { useEffect } from 'react';
import { useSale, useStorefront, useVisit } from '../checkout/hooks/checkout-context.ts';
import { isUpsellPage } from '../flow/sold-at.ts';
import { firstPathOf } from '../flow/step.ts';
import { pathOf, type StaticTemplateId } from '../flow/templates.ts';
import { LinkButton } from '../../widgets/button/Button.tsx';
import { Cover } from '../../widgets/cover/Cover.tsx';

/** Upsell pages that have something to say where nothing is offered. */
const SPEAK_FOR_THEMSELVES: readonly string[] = [
  'upsell-presentation',
  'video/upsell',
  'success/upsell',
] satisfies StaticTemplateId[];

/** Whether a screen can only sell an upsell. */
export const onlySellsUpsell = (templateId: string): boolean =>
  isUpsellPage(templateId) && !SPEAK_FOR_THEMSELVES.includes(templateId);

/**
 * Takes the place of such a screen where the brand has no upsell: a buyer who has bought is led to the receipt, any
 * other to the first step (D-57). Without JavaScript a link leads there.
 */
export function WithoutUpsell() {
  const { text } = useStorefront();
  const { link, flow } = useSale();
  const { isLoaded, purchase } = useVisit();
  const to = (purchase ? pathOf('success') : firstPathOf(flow)) + link.query;
  useEffect(() => {
    if (isLoaded) window.location.replace(to);
  }, [isLoaded, to]);
  return (
    <Cover>
      <LinkButton kind="secondary" href={to}>
        {text(purchase ? 'purchase.show' : 'error.restart')}
      </LinkButton>
    </Cover>
  );
}
