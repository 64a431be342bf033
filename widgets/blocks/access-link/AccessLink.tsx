import Button from '@mui/material/Button';
import { useAccessLink } from '../../../src/checkout/hooks/use-access-link.ts';

/** The way to what was bought, by the brand's kind of access; nothing where there is none. */
export function AccessLink({ text }: { text: string }) {
  const target = useAccessLink();
  return target ? <Button href={target}>{text}</Button> : null;
}
