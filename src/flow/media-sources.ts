import type { CompiledBlock, CompiledBrand, CompiledScreen } from '../contract/compiled-brand.ts';
import type { TagManager } from '../contract/monitoring.ts';
import type { VideoSource } from '../rules/video-source.ts';

/** Origins beside our own that a screen may show frames and videos from. */
export interface MediaSources {
  frames: readonly string[];
  files: readonly string[];
}

function videoOf(block: CompiledBlock): VideoSource | undefined {
  if (block.block === 'video') return block.source as VideoSource;
  return block.block === 'upsell-offer' ? (block.video as VideoSource | undefined) : undefined;
}

export function mediaSources(...screens: readonly (CompiledScreen | undefined)[]): MediaSources {
  const blocks = screens.flatMap((screen) => screen?.blocks ?? []);
  const videos = blocks.flatMap((block) => videoOf(block) ?? []);
  const originsOf = (wanted: VideoSource['kind']) => {
    const addresses = videos.flatMap(({ kind, address }) => (kind === wanted ? address : []));
    return [...new Set(addresses.map((address) => new URL(address).origin))].sort();
  };
  return { frames: originsOf('frame'), files: originsOf('file') };
}

/** A policy belongs to its document: frames only on screens with a video, the tag manager only where no card is typed. */
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
