import { itemsAt, nodeAt, textAt, type Node } from '../../brand/parse/node.ts';
import { videoSource } from '../../rules/video-source.ts';
import type { Report, Rule } from '../rule.ts';

/** Ends of the paths of files that browsers play. */
const FILE = /\.(?:mp4|m4v|webm|ogv|ogg|mov)$/i;

/** The compiler reports an address that no player can show; here, a page or captions in place of a file. */
export const rule: Rule = {
  id: 'video-source',
  severity: 'error',
  checkScreen({ screen, report }) {
    for (const block of itemsAt(screen, 'blocks')) {
      if (textAt(block, 'block') !== 'video') continue;
      checkFile(nodeAt(block, ['src']), report);
      checkCaptions(nodeAt(block, ['src']), nodeAt(block, ['captions']), report);
    }
  },
  checkBrand({ merged: { brand }, report }) {
    checkFile(nodeAt(brand, ['success', 'upsellOffer', 'upsellVIdeoPresentation']), report);
  },
};

const fileAt = (node: Node | undefined): URL | undefined => {
  const source = videoSource(textAt(node) ?? '');
  return source?.kind === 'file' ? new URL(source.address) : undefined;
};

function checkFile(src: Node | undefined, report: Report): void {
  const file = fileAt(src);
  if (!src || !file || FILE.test(file.pathname)) return;
  report({
    at: src.at,
    message: `'${textAt(src)}' is the address of a page, not of a video file.`,
    suggestion:
      'Take a video of YouTube or Vimeo, or the address of the file itself, which ends in .mp4.',
    data: { address: textAt(src) },
  });
}

function checkCaptions(src: Node | undefined, captions: Node | undefined, report: Report): void {
  const address = textAt(captions) ?? '';
  const file = fileAt(src);
  if (!captions || !file || !URL.canParse(address)) return;
  const { host, pathname } = new URL(address);
  const isElsewhere = host !== file.host;
  if (!isElsewhere && pathname.toLowerCase().endsWith('.vtt')) return;
  report({
    at: captions.at,
    message: isElsewhere
      ? 'These captions are not from the host of the video, so that the page may not load them.'
      : 'These captions are not WebVTT (.vtt), which browsers read.',
    suggestion: 'Put them beside the video, as a file that ends in .vtt.',
    data: { address },
  });
}
