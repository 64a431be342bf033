import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useStorefront } from '../../../src/checkout/hooks/checkout-context.ts';
import type { BlockProps } from '../descriptors/block-props.ts';
import { outside } from '../../link/TargetLink.tsx';

export function Text({ text, link, linkText }: BlockProps<'text'>) {
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
