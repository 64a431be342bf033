import { useGoOn } from '../../../src/checkout/navigation.ts';
import { Button } from '../../button/Button.tsx';

interface NextProps {
  text: string;
  isSecondary?: boolean;
}

/** Button to the next step of the flow. */
export function Next({ text, isSecondary }: NextProps) {
  const goOn = useGoOn();
  return (
    <Button
      type="button"
      kind={isSecondary ? 'secondary' : 'primary'}
      onClick={() => goOn('continue')}
    >
      {text}
    </Button>
  );
}
