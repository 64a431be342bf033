import Button, { type ButtonProps } from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useStorefront } from '../../../checkout/hooks/checkout-context.ts';
import { useFormScope } from '../../../checkout/hooks/form-hooks.ts';
import type { TextKey } from '../../../contract/generated/names.ts';

interface SmallButtonProps extends Omit<ButtonProps, 'type' | 'aria-label'> {
  /** Key of its effect's name: read out, and seen unless it has children. */
  words: TextKey;
  /** Title of what it acts on, which is read out behind that. */
  of?: string;
}

export function SmallButton({ words, of, children, ...props }: SmallButtonProps) {
  const { flush } = useFormScope();
  const name = useStorefront().text(words);
  return (
    <Small
      variant="outlined"
      fullWidth={false}
      aria-label={of ? `${name}: ${of}` : name}
      onMouseDown={(event) => {
        // Leaving a wrong field shows its error, and the button would move away under the press.
        event.preventDefault();
        // RJSF changes a list as it was last drawn, so texts on their way have to be there before.
        flush();
      }}
      {...props}
    >
      {children ?? name}
    </Small>
  );
}

const Small = styled(Button)({
  justifySelf: 'start',
  minWidth: 44,
  minHeight: 44,
  padding: '6px 12px',
  fontSize: 15,
  '&.Mui-disabled': { cursor: 'not-allowed' },
});
