import { styled } from '@mui/material/styles';
import { useStorefront } from '../../../src/checkout/hooks/checkout-context.ts';
import { theme } from '../../../src/styles/theme.ts';

export function SuccessIcon() {
  const { displayIcon } = useStorefront().brand.settings.success.finalSuccess;
  if (!displayIcon) return null;
  return (
    <Mark viewBox="0 0 64 64" width={64} height={64} aria-hidden="true">
      <circle cx="32" cy="32" r="30" />
      <path
        d="M19 33l9 9 17-19"
        fill="none"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Mark>
  );
}

const Mark = styled('svg')({
  '& circle': { fill: theme.palette.success.main },
  '& path': { stroke: theme.palette.success.contrastText },
});
