import { styled } from '@mui/material/styles';
import { useCheckout } from '../../../src/checkout/checkout-context.ts';

/** The screen's heading; takes the focus after a change of screen, so that it is read out. */
export function Heading({ text }: { text: string }) {
  const { fill } = useCheckout();
  return <Title tabIndex={-1}>{fill(text)}</Title>;
}

const Title = styled('h1')(({ theme }) => ({
  margin: 0,
  fontSize: 26,
  lineHeight: 1.25,
  fontWeight: theme.typography.fontWeightBold,
  letterSpacing: '-0.01em',
  outline: 'none',
}));
