import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';

/** Attributes of a link out of the shop; the purchase stays open beside it. */
export const outside = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** A link that stands by itself, with the room of a thumb. */
export const TargetLink = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 44,
  minHeight: 44,
  // MUI shows no focus of a button that looks like a link before the program is there.
  '&:focus-visible': { outline: 'auto' },
}) as typeof Link;
