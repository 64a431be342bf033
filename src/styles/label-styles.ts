import type { Theme } from '@mui/material/styles';

/** The words above a field or a group of controls. */
export const labelStyles = ({ theme }: { theme: Theme }) => ({
  position: 'relative' as const,
  padding: 0,
  color: theme.palette.text.primary,
  fontSize: 15,
  fontWeight: theme.typography.fontWeightMedium,
  lineHeight: 1.4,
});
