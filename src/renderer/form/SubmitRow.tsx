import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { Button } from '../../../widgets/button/Button.tsx';

interface SubmitRowProps {
  text: string;
  isBusy: boolean;
  isClosed: boolean;
}

/** The form's one button. Busy, it keeps its place and the focus; closed, it waits for JavaScript. */
export function SubmitRow({ text, isBusy, isClosed }: SubmitRowProps) {
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
    </Row>
  );
}

const Row = styled('div')({ marginTop: 24 });

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
