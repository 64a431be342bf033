import { useNavigateNext } from '../../../src/checkout/hooks/navigation.ts';
import { StepButton } from '../../button/StepButton.tsx';

interface NextProps {
  text: string;
  isSecondary?: boolean;
}

/** Button to the next step of the flow. */
export function Next({ text, isSecondary }: NextProps) {
  const navigateNext = useNavigateNext();
  return (
    <form method="post">
      <StepButton
        step="continue"
        variant={isSecondary ? 'outlined' : 'contained'}
        onStep={() => navigateNext('continue')}
      >
        {text}
      </StepButton>
    </form>
  );
}
