import Button from '@mui/material/Button';
import { useScreenAddress } from '../../../src/checkout/hooks/navigation.ts';

/** Link to the first screen, keeping the query; a real navigation, so that everything is asked for anew. */
export function Restart({ text }: { text: string }) {
  return <Button href={useScreenAddress('lead')}>{text}</Button>;
}
