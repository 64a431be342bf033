import { styled } from '@mui/material/styles';
import { useCheckout } from '../../../src/checkout/checkout-context.ts';

/** A paragraph with its placeholders filled. */
export function Paragraph({ text }: { text: string }) {
  const { fill } = useCheckout();
  return <Body>{fill(text)}</Body>;
}

const Body = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: 16,
  lineHeight: 1.5,
  color: theme.palette.text.secondary,
  overflowWrap: 'anywhere',
}));
