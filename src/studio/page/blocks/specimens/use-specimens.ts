import { useEffect, useRef, useState, type RefObject } from 'react';
import { useVersion } from '../../../../preview/editing.ts';
import { useFrameState } from '../../../../preview/gallery/frames/use-frame-state.ts';
import { specimenQuery, type SpecimenKind } from '../../../../preview/specimens/specimen.ts';
import { useStudio } from '../../studio-context.ts';
import { stillPictures, type StillPicture } from './still-page.ts';

export interface Specimens {
  /** Address of the document that draws them; undefined once they are there. */
  address?: string;
  frame: RefObject<HTMLIFrameElement | null>;
  /** By their ids; undefined as long as they are drawn. */
  pictures?: ReadonlyMap<string, StillPicture>;
}

const NONE: ReadonlyMap<string, StillPicture> = new Map();
/** Pictures that were drawn, by address. */
const known = new Map<string, ReadonlyMap<string, StillPicture>>();

/** Pictures of all blocks, or of all fields, as a brand's own screen draws them. */
export function useSpecimens(brand: string, kind: SpecimenKind): Specimens {
  const { calls, site } = useStudio();
  const mode = site.brands.find(({ id }) => id === brand)?.mode ?? 'light';
  const version = useVersion(brand) ?? 0;
  const address = `specimens.html${specimenQuery({ brand, kind, mode, version })}`;
  const frame = useRef<HTMLIFrameElement>(null);
  const [described, setDescribed] = useState<{ address: string; isFailed?: true }>();
  const isDescribed = described?.address === address;
  const isDue = isDescribed && !described.isFailed && !known.has(address);
  const state = useFrameState(frame, isDue ? address : undefined);

  useEffect(() => {
    if (known.has(address)) return undefined;
    let isWanted = true;
    calls.send('build-specimens', { brand }).then(
      () => isWanted && setDescribed({ address }),
      () => isWanted && setDescribed({ address, isFailed: true }),
    );
    return () => void (isWanted = false);
  }, [calls, brand, address]);

  // Drawn copies are kept, so that the library shows them at once when it is opened again.
  const [, setDrawn] = useState('');
  useEffect(() => {
    const document = frame.current?.contentDocument;
    if (!isDue || state.kind !== 'ready' || !document) return;
    known.set(address, stillPictures(document));
    setDrawn(address);
  }, [isDue, state, address]);
  const isFailed = isDescribed && (described.isFailed ?? state.kind === 'failed');
  const pictures = known.get(address) ?? (isFailed ? NONE : undefined);
  return { frame, pictures, address: pictures || !isDescribed ? undefined : address };
}
