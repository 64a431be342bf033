import Button from '@mui/material/Button';
import { useScreenAddress } from '../../../src/checkout/hooks/navigation.ts';
import type { BlockProps } from '../descriptors/block-props.ts';

/** Link to another screen, keeping the query; a real navigation, as to the first one. */
export function ScreenLink({ screen, text, isMain }: BlockProps<'screen-link'>) {
  const address = useScreenAddress(screen);
  return (
    <Button variant={isMain ? 'contained' : 'outlined'} href={address}>
      {text}
    </Button>
  );
}
