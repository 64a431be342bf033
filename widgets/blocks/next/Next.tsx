import { useNavigateNext } from '../../../src/checkout/hooks/navigation.ts';
import { Button } from '../../button/Button.tsx';

interface NextProps {
  text: string;
  isSecondary?: boolean;
}

/** Button to the next step of the flow. */
export function Next({ text, isSecondary }: NextProps) {
  const navigateNext = useNavigateNext();
  return (
    <Button
      type="button"
      kind={isSecondary ? 'secondary' : 'primary'}
      onClick={() => navigateNext('continue')}
    >
      {text}
    </Button>
  );
}
