import { useEffect, useState } from 'react';
import { useServices } from '../checkout/hooks/checkout-context.ts';
import { reloadForLostChunk } from '../checkout/session/lost-chunk.ts';
import type { CompiledScreen, LoadedBrand } from '../contract/compiled-brand.ts';
import { needsNewDocument } from '../flow/media-sources.ts';
import { hasLaterScreens, loadLaterScreens } from './load-brand.ts';

/** The screen of a template; undefined while it is loading. Throws when it cannot be loaded. */
export function useScreen(loaded: LoadedBrand, templateId: string): CompiledScreen | undefined {
  const { report } = useServices();
  const [failure, setFailure] = useState<{ error: unknown }>();
  const [, redraw] = useState(0);
  const screen = loaded.brand.screens[templateId];
  const isComing = !screen && !hasLaterScreens(loaded);
  useEffect(() => {
    if (!isComing) return;
    loadLaterScreens(loaded).then(
      () => {
        // The policy of this document belongs to a screen without frames.
        if (needsNewDocument(loaded.brand, '', templateId, undefined)) location.reload();
        else redraw((count) => count + 1);
      },
      async (error: unknown) => {
        // The error boundary reports what it is thrown.
        if (await reloadForLostChunk(error)) report(error, 'parts of the program');
        else setFailure({ error });
      },
    );
  }, [isComing, loaded, templateId, report]);
  if (failure) throw failure.error;
  if (!screen && !isComing) {
    throw new Error(`The brand '${loaded.brand.id}' declares no screen '${templateId}'.`);
  }
  return screen;
}
