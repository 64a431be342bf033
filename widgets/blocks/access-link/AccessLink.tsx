import { accessLink } from '../../../src/checkout/access-link.ts';
import { useCheckout, useVisit } from '../../../src/checkout/checkout-context.ts';
import { LinkButton } from '../../button/Button.tsx';

/** The way to what was bought, by the brand's kind of access; nothing where there is none. */
export function AccessLink({ text }: { text: string }) {
  const { brand, links } = useCheckout();
  const { purchase } = useVisit();
  const { access, success } = brand.settings;
  const { token, redirect } = purchase?.result ?? {};
  const target = accessLink({ access, links, token, redirect });
  if (!target || !success.finalSuccess.displayAccessButton) return null;
  return <LinkButton href={target}>{text}</LinkButton>;
}
