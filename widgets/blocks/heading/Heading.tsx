import { styled } from '../../../src/styles/styled.ts';

/** The screen's heading; takes the focus after a change of screen, so that it is read out. */
export function Heading({ text }: { text: string }) {
  return <Title tabIndex={-1}>{text}</Title>;
}

const Title = styled('h1')(({ theme }) => ({
  margin: 0,
  // The longest word of a heading fits on a phone with large letters too.
  fontSize: 'min(1.625rem, 12vw)',
  lineHeight: 1.25,
  fontWeight: theme.typography.fontWeightBold,
  letterSpacing: '-0.01em',
  outline: 'none',
}));
