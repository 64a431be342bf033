import { useAccessLink } from '../../../src/checkout/hooks/use-access-link.ts';
import { LinkButton } from '../../button/Button.tsx';

/** The way to what was bought, by the brand's kind of access; nothing where there is none. */
export function AccessLink({ text }: { text: string }) {
  const target = useAccessLink();
  return target ? <LinkButton href={target}>{text}</LinkButton> : null;
}
