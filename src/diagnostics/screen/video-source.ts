import type { Rule } from '../rule.ts';

/** Reported by the compiler, for an address that no video player can show. */
export const rule: Rule = {
  meta: {
    id: 'video-source',
    severity: 'error',
    description: 'The address names no single video that can be shown.',
    howToFix: 'Copy the address of one video from YouTube or Vimeo, or of a file.',
    example: {
      file: 'screens/video.json',
      wrong: { blocks: [{ id: 'video', src: 'https://www.youtube.com/' }] },
      right: { blocks: [{ id: 'video', src: 'https://vimeo.com/76979871' }] },
    },
    pt: {
      "'{}' names no video.": "'{}' não é o endereço de um vídeo.",
      'Give the https address of one video, such as https://vimeo.com/76979871.':
        'Dê o endereço https de um vídeo, como https://vimeo.com/76979871.',
    },
  },
};
