import { useCallback } from 'react';
import type { CompiledScreen, LoadedBrand } from '../contract/compiled-brand.ts';
import { needsNewDocument } from '../flow/media-sources.ts';
import { useLoaded } from '../renderer/load-once.ts';
import { hasLaterScreens, loadLaterScreens } from './load-brand.ts';

/** The screen of a template; undefined while it is loading. Throws when it cannot be loaded. */
export function useScreen(loaded: LoadedBrand, templateId: string): CompiledScreen | undefined {
  const screen = loaded.brand.screens[templateId];
  const isComing = !screen && !hasLaterScreens(loaded);
  const load = useCallback(async () => {
    await loadLaterScreens(loaded);
    // The policy of this document belongs to a screen without frames.
    if (needsNewDocument(loaded.brand, '', templateId, undefined)) location.reload();
  }, [loaded, templateId]);
  useLoaded(!isComing, load);
  if (!screen && !isComing) {
    throw new Error(`The brand '${loaded.brand.id}' declares no screen '${templateId}'.`);
  }
  return screen;
}
