import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { Button } from '../../../../widgets/button/Button.tsx';

/** A button beside or below fields. */
export function SmallButton(props: Omit<ComponentProps<typeof Button>, 'type' | 'kind'>) {
  return (
    <Small
      type="button"
      kind="secondary"
      // Leaving a wrong field shows its error, and the button would move away under the press.
      onMouseDown={(event) => event.preventDefault()}
      {...props}
    />
  );
}

const Small = styled(Button)({
  width: 'auto',
  minWidth: 44,
  minHeight: 44,
  padding: '6px 12px',
  fontSize: 15,
  '&:disabled': { cursor: 'not-allowed' },
});
