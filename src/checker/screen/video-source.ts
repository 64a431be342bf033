import { itemsAt, nodeAt, textAt, type Node } from '../../brand/parse/node.ts';
import { videoSource } from '../../rules/video-source.ts';
import type { Report, Rule } from '../rule.ts';
import { say } from '../language/sentence.ts';

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
    message: 'video-source.address-page-video',
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
      ? say('video-source.captions-host-video')
      : say('video-source.captions-webvtt-vtt'),
    suggestion: say('video-source.put-them-beside'),
    data: { address },
  });
}
