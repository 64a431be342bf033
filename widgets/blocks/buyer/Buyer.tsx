import { styled } from '@mui/material/styles';
import { useServices, useVisit } from '../../../src/checkout/hooks/checkout-context.ts';
import { useOtherBuyer } from '../../../src/checkout/hooks/navigation.ts';
import { maskEmail } from '../../../src/rules/email/mask-email.ts';

interface BuyerProps {
  text: string;
  change: string;
}

/**
 * The buyer of this visit, and the way for anybody else (D-169). The server knows that there is a lead and
 * not whose: until the visit is read, the e-mail and the link have their room and are not shown.
 */
export function Buyer({ text, change }: BuyerProps) {
  const { isLoaded, lead } = useVisit();
  const { visit } = useServices();
  const address = useOtherBuyer();
  if (isLoaded && !lead) return null;
  return (
    <Row>
      <p>
        {text} <strong>{lead ? maskEmail(lead.email) : '\u00A0'}</strong>
      </p>
      {/* A real navigation: nothing that the page has drawn or fetched for this buyer is left. */}
      <Other href={address} onClick={visit.forget} isReady={lead !== undefined}>
        {change}
      </Other>
    </Row>
  );
}

/** The e-mail has the whole width, so that even a long one takes one line on a phone. */
const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  columnGap: 12,
  // It belongs to the heading above it.
  marginTop: -10,
  '& p': { display: 'contents', fontSize: 14, color: theme.palette.text.secondary },
  '& strong': {
    gridColumn: '1 / -1',
    gridRow: 2,
    fontSize: 15,
    lineHeight: 1.4,
    fontWeight: theme.typography.fontWeightMedium,
    color: theme.palette.text.primary,
    overflowWrap: 'anywhere',
  },
}));

const Other = styled('a', { shouldForwardProp: (name) => name !== 'isReady' })<{
  isReady: boolean;
}>(({ theme, isReady }) => ({
  // A target of 44 px within a line of 24.
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  margin: '-10px 0',
  fontSize: 14,
  color: theme.palette.primary.main,
  visibility: isReady ? 'visible' : 'hidden',
}));
