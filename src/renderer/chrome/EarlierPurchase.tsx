import Alert from '@mui/material/Alert';
import { useStorefront, useVisit } from '../../checkout/hooks/checkout-context.ts';
import { useBoughtText } from '../../checkout/hooks/use-bought-text.ts';
import { HelpLink } from '../../../widgets/blocks/help-link/HelpLink.tsx';
import { isUpsellPage } from '../../flow/sold-at.ts';

/** Says on a success screen what was really bought, where an earlier request than the last one has decided. */
export function EarlierPurchase({ template }: { template: string }) {
  const { text } = useStorefront();
  const { purchase, upsell } = useVisit();
  const { earlier } = (isUpsellPage(template) ? upsell : purchase) ?? {};
  const what = useBoughtText(earlier === 'unknown' ? undefined : earlier);
  if (!earlier) return null;
  return (
    <Alert severity="info" role="status">
      <strong>
        {what ? text('purchase.replayed', { what }) : text('purchase.replayedElsewhere')}
      </strong>
      <HelpLink text={text('purchase.help')} isInNotice />
    </Alert>
  );
}
