import { styled } from '../../../src/styles/styled.ts';
import { useStorefront } from '../../../src/checkout/hooks/checkout-context.ts';

const NOTICE = 'notice';

interface HelpLinkProps {
  text: string;
  /** It stands in a notice, which is read first: the screen's own is not drawn beside it. */
  isInNotice?: boolean;
}

/** Link to the brand's help page. */
export function HelpLink({ text, isInNotice = false }: HelpLinkProps) {
  const { faqLink } = useStorefront().brand.settings;
  return (
    <Quiet
      href={faqLink}
      target="_blank"
      rel="noopener noreferrer"
      data-help={isInNotice ? NOTICE : ''}
    >
      {text}
    </Quiet>
  );
}

const Quiet = styled('a')(({ theme }) => ({
  justifySelf: 'center',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 44,
  minHeight: 44,
  fontSize: 15,
  color: theme.palette.primary.main,
  [`main:has([data-help=${NOTICE}]:not([hidden] *, [data-covered] *)) &:not([data-help=${NOTICE}])`]:
    { display: 'none' },
}));
