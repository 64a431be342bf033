import { useCheckout } from '../../../src/checkout/checkout-context.ts';
import { pathOf } from '../../../src/flow/templates.ts';
import { LinkButton } from '../../button/Button.tsx';

/** Link to the first screen, keeping the query; a real navigation, so that everything is asked for anew. */
export function Restart({ text }: { text: string }) {
  const { link } = useCheckout();
  return <LinkButton href={`${pathOf('lead')}${link.query}`}>{text}</LinkButton>;
}
