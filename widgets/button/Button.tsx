import type { Theme } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { styled } from '../../src/styles/styled.ts';

/** 'primary' once per screen, 'secondary' for everything beside. */
type Kind = { kind?: 'primary' | 'secondary' };

const shared = ({ theme }: { theme: Theme }) =>
  ({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 10,
    boxSizing: 'border-box',
    width: '100%',
    padding: '10px 20px',
    borderRadius: theme.shape.borderRadius,
    font: 'inherit',
    fontWeight: theme.typography.fontWeightMedium,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    '&:focus-visible': { outline: `3px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
    '&:disabled, &[aria-disabled="true"]': { opacity: 0.65, cursor: 'progress' },
    // Nobody presses paper.
    '@media print': { display: 'none' },
  }) as const;

const primary = ({ theme }: { theme: Theme }) => ({
  ...shared({ theme }),
  minHeight: 54,
  // Forced colours paint the frame, and nothing else of it: it is thicker than that of a secondary button.
  border: '1px solid transparent',
  '@media (forced-colors: active)': { borderWidth: 3 },
  background: theme.palette.primary.main,
  color: theme.palette.primary.contrastText,
  fontSize: 17,
  '&:hover': { background: theme.palette.primary.dark },
});

const secondary = ({ theme }: { theme: Theme }) => ({
  ...shared({ theme }),
  minHeight: 46,
  border: `1px solid ${theme.palette.grey[500]}`,
  background: 'transparent',
  color: theme.palette.text.primary,
  fontSize: 16,
  '&:hover': { background: theme.palette.action.hover },
});

const PrimaryButton = styled('button')(primary);
export const SecondaryButton = styled('button')(secondary);
const PrimaryLink = styled('a')(primary);
const SecondaryLink = styled('a')(secondary);

/** The product's button. */
export function Button({ kind, ...props }: ComponentPropsWithRef<'button'> & Kind) {
  return kind === 'secondary' ? <SecondaryButton {...props} /> : <PrimaryButton {...props} />;
}

/** A link that looks like the button. */
export function LinkButton({ kind, ...props }: ComponentPropsWithRef<'a'> & Kind) {
  return kind === 'secondary' ? <SecondaryLink {...props} /> : <PrimaryLink {...props} />;
}
