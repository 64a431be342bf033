import { useGoOn } from '../../../src/checkout/navigation.ts';
import { Button } from '../../button/Button.tsx';

/** Button to the next step of the flow. */
export function Next({ text }: { text: string }) {
  const goOn = useGoOn();
  return (
    <Button type="button" onClick={() => goOn('continue')}>
      {text}
    </Button>
  );
}
