import FormControlLabel, { type FormControlLabelProps } from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from '../../../src/styles/theme.ts';

export const GroupLabel = ({ id, children }: { id: string; children: ReactNode }) => (
  <FormLabel id={id} component="span">
    {children}
  </FormLabel>
);

export const Option = ({ isChosen, ...props }: FormControlLabelProps & { isChosen: boolean }) => (
  <Framed disableTypography data-chosen={isChosen || undefined} {...props} />
);

const Framed = styled(FormControlLabel)({
  alignItems: 'center',
  // Large letters do not take the room of the words on a phone.
  gap: 'min(0.75rem, 3vw)',
  minHeight: 48,
  margin: 0,
  padding: '0 min(0.875rem, 4vw)',
  borderRadius: 8,
  border: `1px solid ${theme.palette.grey[500]}`,
  '&[data-chosen]': {
    borderColor: theme.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.palette.primary.main}`,
  },
  '&.Mui-disabled': { color: theme.palette.text.secondary, cursor: 'not-allowed' },
  '&:focus-within': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
});
