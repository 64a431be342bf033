import { styled } from '@mui/material/styles';
import { Button } from '../../../../widgets/button/Button.tsx';

/** A button beside or below fields. */
export const SmallButton = styled(Button)({
  width: 'auto',
  minWidth: 44,
  minHeight: 44,
  padding: '6px 12px',
  fontSize: 15,
  '&:disabled': { cursor: 'not-allowed' },
});
