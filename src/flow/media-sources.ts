import type { CompiledBlock, CompiledBrand, CompiledScreen } from '../contract/compiled-brand.ts';
import type { TagManager } from '../contract/monitoring.ts';
import type { VideoSource } from '../rules/video-source.ts';

/** Origins beside our own that a screen may show frames and videos from. */
export interface MediaSources {
  frames: readonly string[];
  files: readonly string[];
}

/** The video of a block: its own, or that which presents an upsell. */
function videoOf(block: CompiledBlock): VideoSource | undefined {
  if (block.block === 'video') return block.source as VideoSource;
  return block.block === 'upsell-offer' ? (block.video as VideoSource | undefined) : undefined;
}

/** The origins of the videos of all these screens. */
export function allMediaSources(screens: readonly CompiledScreen[]): MediaSources {
  const videos = screens.flatMap(({ blocks }) => blocks.flatMap((block) => videoOf(block) ?? []));
  const originsOf = (wanted: VideoSource['kind']) => {
    const addresses = videos.flatMap(({ kind, address }) => (kind === wanted ? address : []));
    return [...new Set(addresses.map((address) => new URL(address).origin))].sort();
  };
  return { frames: originsOf('frame'), files: originsOf('file') };
}

/** The origins of a screen's videos; none for a screen without one. */
export const mediaSources = (screen: CompiledScreen | undefined): MediaSources =>
  allMediaSources(screen ? [screen] : []);

/**
 * Whether going from one screen to another, by their template ids, needs a new document: a policy belongs
 * to its document, frames are allowed only on screens with a video, and the tag manager only where no card
 * is typed.
 */
export function needsNewDocument(
  { screens }: Pick<CompiledBrand, 'screens'>,
  from: string,
  to: string,
  tags: TagManager | undefined,
): boolean {
  const media = (id: string) => JSON.stringify(mediaSources(screens[id]));
  if (tags?.isAllowed && tags.isAllowedHere === tags.cardScreens.includes(to)) return true;
  return media(from) !== media(to);
}
