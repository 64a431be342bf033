import type { Theme } from '@mui/material/styles';
import { styled } from '@mui/material/styles';

type Kind = 'primary' | 'secondary';

const look = ({ theme, kind = 'primary' }: { theme: Theme; kind?: Kind }) =>
  ({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 10,
    boxSizing: 'border-box',
    width: '100%',
    minHeight: kind === 'primary' ? 54 : 46,
    padding: '10px 20px',
    borderRadius: theme.shape.borderRadius,
    // Forced colours paint the frame, and nothing else of it.
    border: `1px solid ${kind === 'primary' ? 'transparent' : theme.palette.grey[500]}`,
    background: kind === 'primary' ? theme.palette.primary.main : 'transparent',
    color: kind === 'primary' ? theme.palette.primary.contrastText : theme.palette.text.primary,
    font: 'inherit',
    fontSize: kind === 'primary' ? 17 : 16,
    fontWeight: theme.typography.fontWeightMedium,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    '&:hover': {
      background: kind === 'primary' ? theme.palette.primary.dark : theme.palette.action.hover,
    },
    '&:focus-visible': { outline: `3px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
    '&:disabled, &[aria-disabled="true"]': { opacity: 0.65, cursor: 'progress' },
  }) as const;

const own = { shouldForwardProp: (name: PropertyKey) => name !== 'kind' };

/** The product's button: 'primary' once per screen, 'secondary' for everything beside. */
export const Button = styled('button', own)<{ kind?: Kind }>(look);

/** A link that looks like the button. */
export const LinkButton = styled('a', own)<{ kind?: Kind }>(look);
