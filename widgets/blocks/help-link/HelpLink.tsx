import { styled } from '@mui/material/styles';
import { useStorefront } from '../../../src/checkout/hooks/checkout-context.ts';
import { outside, TargetLink } from '../../link/TargetLink.tsx';

const NOTICE = 'notice';

/** One in a notice is read first: the screen's own is not drawn beside it. */
export function HelpLink({ text, isInNotice }: { text: string; isInNotice?: boolean }) {
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
