import { useTexts } from '../../../preview/language.ts';
import { BUILD_TEXTS } from './build-texts.ts';

interface OwnerProps {
  brand: string;
  from: string;
  isChanged: boolean;
  isRemoved?: boolean;
}

/** Owner of a block, field or step, and the brand's change of it. */
export function Owner({ brand, from, isChanged, isRemoved }: OwnerProps) {
  const texts = useTexts(BUILD_TEXTS);
  const owner = from === brand ? texts.own : texts.from(from);
  if (isRemoved) return <small>{`${owner}, ${texts.removed}`}</small>;
  return <small>{isChanged && from !== brand ? `${owner}, ${texts.changed}` : owner}</small>;
}
