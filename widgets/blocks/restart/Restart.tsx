import { useRestart } from '../../../src/checkout/hooks/navigation.ts';
import { LinkButton } from '../../button/Button.tsx';

/** Link to the first screen, keeping the query; a real navigation, so that everything is asked for anew. */
export function Restart({ text }: { text: string }) {
  return <LinkButton href={useRestart()}>{text}</LinkButton>;
}
