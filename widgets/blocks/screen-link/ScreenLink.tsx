import { useScreenAddress } from '../../../src/checkout/hooks/navigation.ts';
import { LinkButton } from '../../button/Button.tsx';

interface ScreenLinkProps {
  screen: string;
  text: string;
  isMain?: boolean;
}

/** Link to another screen, keeping the query; a real navigation, as to the first one. */
export function ScreenLink({ screen, text, isMain }: ScreenLinkProps) {
  const address = useScreenAddress(screen);
  return (
    <LinkButton kind={isMain ? 'primary' : 'secondary'} href={address}>
      {text}
    </LinkButton>
  );
}
