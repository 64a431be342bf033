import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { useStorefront } from '../../checkout/hooks/checkout-context.ts';
import { Button } from '../../../widgets/button/Button.tsx';

interface SubmitRowProps {
  text: string;
  isBusy: boolean;
  isClosed: boolean;
  /** Leads to the page of the form before this one; missing on the first. */
  onPrevious?(): void;
}

/**
 * The form's one button. Busy, it keeps its place and the focus; closed, it waits for JavaScript. On a later
 * page a link below it leads back.
 */
export function SubmitRow({ text, isBusy, isClosed, onPrevious }: SubmitRowProps) {
  const { text: textOf } = useStorefront();
  return (
    <Row>
      <Button
        type="submit"
        disabled={isClosed}
        aria-disabled={isBusy || undefined}
        // Leaving a wrong field shows its error, and the button would move away under the press.
        onMouseDown={(event) => event.preventDefault()}
      >
        {isBusy && <Spinner aria-hidden="true" />}
        {text}
      </Button>
      {onPrevious && !isBusy && (
        <Previous
          href={location.href}
          onClick={(event) => {
            event.preventDefault();
            onPrevious();
          }}
        >
          {textOf('app.previousPage')}
        </Previous>
      )}
    </Row>
  );
}

const Row = styled('div')({ display: 'grid', gap: 8, marginTop: 24 });

const Previous = styled('a')(({ theme }) => ({
  justifySelf: 'center',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '0 8px',
  color: theme.palette.primary.main,
}));

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

const Spinner = styled('span')({
  width: 18,
  height: 18,
  borderRadius: '50%',
  border: '2px solid currentColor',
  borderRightColor: 'transparent',
  '@media (prefers-reduced-motion: no-preference)': {
    animation: `${turn} 800ms linear infinite`,
  },
});
