import { useHasNextScreen, useNavigateNext } from '../../../src/checkout/hooks/navigation.ts';
import type { BlockProps } from '../descriptors/block-props.ts';
import { StepButton } from '../../button/StepButton.tsx';

export function Next({ text, isSecondary, isIfNamed }: BlockProps<'next'>) {
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
