import { styled } from '../../../src/styles/styled.ts';
import { useStorefront } from '../../../src/checkout/hooks/checkout-context.ts';

/** Link to the brand's help page. */
export function HelpLink({ text }: { text: string }) {
  const { faqLink } = useStorefront().brand.settings;
  return (
    <Quiet href={faqLink} target="_blank" rel="noopener noreferrer" data-help>
      {text}
    </Quiet>
  );
}

const Quiet = styled('a')(({ theme }) => ({
  justifySelf: 'center',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  fontSize: 15,
  color: theme.palette.primary.main,
}));
