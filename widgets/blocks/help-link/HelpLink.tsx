import { styled } from '@mui/material/styles';
import { useStorefront } from '../../../src/checkout/hooks/checkout-context.ts';
import { outside, TargetLink } from '../../link/TargetLink.tsx';

const NOTICE = 'notice';

interface HelpLinkProps {
  text: string;
  /** It stands in a notice, which is read first: the screen's own is not drawn beside it. */
  isInNotice?: boolean;
}

export function HelpLink({ text, isInNotice = false }: HelpLinkProps) {
  const { faqLink } = useStorefront().brand.settings;
  return (
    <Quiet href={faqLink} {...outside} data-help={isInNotice ? NOTICE : ''}>
      {text}
    </Quiet>
  );
}

const Quiet = styled(TargetLink)({
  justifySelf: 'center',
  fontSize: 15,
  [`main:has([data-help=${NOTICE}]:not([hidden] *, [data-covered] *)) &:not([data-help=${NOTICE}])`]:
    { display: 'none' },
});
