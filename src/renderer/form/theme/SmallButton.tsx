import Button, { type ButtonProps } from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useFormScope } from '../../../checkout/hooks/form-hooks.ts';

/** A button beside or below fields. */
export function SmallButton(props: Omit<ButtonProps, 'type'>) {
  const { flush } = useFormScope();
  return (
    <Small
      variant="outlined"
      fullWidth={false}
      onMouseDown={(event) => {
        // Leaving a wrong field shows its error, and the button would move away under the press.
        event.preventDefault();
        // RJSF changes a list as it was last drawn, so texts on their way have to be there before.
        flush();
      }}
      {...props}
    />
  );
}

const Small = styled(Button)({
  minWidth: 44,
  minHeight: 44,
  padding: '6px 12px',
  fontSize: 15,
  '&.Mui-disabled': { cursor: 'not-allowed' },
});
