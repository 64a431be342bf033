import { styled } from '../../../src/styles/styled.ts';
import { useStorefront } from '../../../src/checkout/hooks/checkout-context.ts';

interface TextProps {
  text: string;
  /** The brand's page that the paragraph ends with a link to. */
  link?: 'terms' | 'politics' | 'help';
  linkText?: string;
}

/** A paragraph. */
export function Text({ text, link, linkText }: TextProps) {
  const { brand, links } = useStorefront();
  return (
    <Body>
      {text}
      {link && (
        <>
          {' '}
          <a
            href={link === 'help' ? brand.settings.faqLink : links[link]}
            target="_blank"
            rel="noopener noreferrer"
          >
            {linkText}
          </a>
        </>
      )}
    </Body>
  );
}

const Body = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: 16,
  lineHeight: 1.5,
  color: theme.palette.text.secondary,
  overflowWrap: 'anywhere',
  '& a': { color: theme.palette.primary.main },
}));
