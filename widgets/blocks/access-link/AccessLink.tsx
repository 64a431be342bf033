import Button from '@mui/material/Button';
import { useAccessLink } from '../../../src/checkout/hooks/use-access-link.ts';

export function AccessLink({ text }: { text: string }) {
  const target = useAccessLink();
  return target ? <Button href={target}>{text}</Button> : null;
}
