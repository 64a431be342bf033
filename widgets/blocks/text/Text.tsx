import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useStorefront } from '../../../src/checkout/hooks/checkout-context.ts';
import { outside } from '../../link/outside.ts';

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
    <Typography color="textSecondary">
      {text}
      {link && (
        <>
          {' '}
          <Link href={link === 'help' ? brand.settings.faqLink : links[link]} {...outside}>
            {linkText}
          </Link>
        </>
      )}
    </Typography>
  );
}
