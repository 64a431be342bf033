import { styled } from '@mui/material/styles';

/** A paragraph. */
export function Text({ text }: { text: string }) {
  return <Body>{text}</Body>;
}

const Body = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: 16,
  lineHeight: 1.5,
  color: theme.palette.text.secondary,
  overflowWrap: 'anywhere',
}));
