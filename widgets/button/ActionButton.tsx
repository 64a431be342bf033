import Button, { type ButtonProps } from '@mui/material/Button';
import { useStorefront } from '../../src/checkout/hooks/checkout-context.ts';
import type { TextKey } from '../../src/contract/generated/names.ts';

/** A quiet button with a text of the program; `words` is its key. */
export function ActionButton({ words, ...props }: ButtonProps & { words: TextKey }) {
  const { text } = useStorefront();
  return (
    <Button variant="outlined" {...props}>
      {text(words)}
    </Button>
  );
}
