import { useHasNextScreen, useNavigateNext } from '../../../src/checkout/hooks/navigation.ts';
import { StepButton } from '../../button/StepButton.tsx';

interface NextProps {
  text: string;
  isSecondary?: boolean;
  /** It is drawn only where the flow names a step after this one, and no block of this screen asks about it. */
  isIfNamed?: boolean;
}

/** Button to the next step of the flow. */
export function Next({ text, isSecondary, isIfNamed }: NextProps) {
  const navigateNext = useNavigateNext();
  const hasNext = useHasNextScreen();
  if (isIfNamed && !hasNext) return null;
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
