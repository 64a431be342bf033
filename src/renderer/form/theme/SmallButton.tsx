import Button, { type ButtonProps } from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useFormScope } from '../../../checkout/hooks/form-hooks.ts';

interface SmallButtonProps extends Omit<ButtonProps, 'type' | 'aria-label'> {
  /** Name of its effect: read out, and seen unless it has children. */
  words: string;
  /** Title of what it acts on, which is read out behind that. */
  of?: string;
}

export function SmallButton({ words, of, children = words, ...props }: SmallButtonProps) {
  const { flush } = useFormScope();
  return (
    <Small
      variant="outlined"
      fullWidth={false}
      aria-label={[words, of].filter(Boolean).join(': ')}
      onMouseDown={(event) => {
        // Leaving a wrong field shows its error, and the button would move away under the press.
        event.preventDefault();
        // RJSF changes a list as it was last drawn, so texts on their way have to be there before.
        flush();
      }}
      {...props}
    >
      {children}
    </Small>
  );
}

const Small = styled(Button)({
  minWidth: 44,
  minHeight: 44,
  padding: '6px 12px',
  fontSize: 15,
  '&.Mui-disabled': { cursor: 'not-allowed' },
});
