import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { useCheckout } from '../../../src/checkout/checkout-context.ts';
import { useFirstStep } from '../../../src/checkout/navigation.ts';
import { LinkButton } from '../../button/Button.tsx';

/**
 * The loading animation over the page, which the first step of the flow then replaces, so that Back
 * does not come here again. Without JavaScript the link leads there.
 */
export function Transit({ text }: { text: string }) {
  const { brand, text: programText } = useCheckout();
  const first = useFirstStep();
  useEffect(() => window.location.replace(first), [first]);
  return (
    <Cover role="status">
      <img
        src={brand.images[brand.settings.loadingFile]}
        alt={programText('app.loading')}
        width={96}
        height={96}
      />
      <LinkButton kind="secondary" href={first}>
        {text}
      </LinkButton>
    </Cover>
  );
}

const Cover = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: 0,
  zIndex: 90_000,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 16,
  padding: 24,
  background: theme.palette.background.default,
}));
