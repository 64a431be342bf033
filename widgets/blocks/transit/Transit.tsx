import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useFirstStep } from '../../../src/checkout/hooks/navigation.ts';
import { Cover } from '../../cover/Cover.tsx';

/** The first step of the flow replaces it, so that Back does not come here again. Without JavaScript the link leads there. */
export function Transit({ text }: { text: string }) {
  const first = useFirstStep();
  useEffect(() => window.location.replace(first), [first]);
  return (
    <Cover>
      <Button variant="outlined" href={first}>
        {text}
      </Button>
    </Cover>
  );
}
