import { styled } from '../../../styles/styled.ts';
import type { ComponentProps } from 'react';
import { SecondaryButton } from '../../../../widgets/button/Button.tsx';

/** A button beside or below fields. */
export function SmallButton(props: Omit<ComponentProps<typeof SecondaryButton>, 'type'>) {
  return (
    <Small
      type="button"
      // Leaving a wrong field shows its error, and the button would move away under the press.
      onMouseDown={(event) => event.preventDefault()}
      {...props}
    />
  );
}

const Small = styled(SecondaryButton)({
  width: 'auto',
  minWidth: 44,
  minHeight: 44,
  padding: '6px 12px',
  fontSize: 15,
  '&:disabled': { cursor: 'not-allowed' },
});
