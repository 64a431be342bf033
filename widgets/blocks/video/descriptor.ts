import type { BlockDescriptor } from '../../../src/contract/descriptors.ts';

export const descriptor: BlockDescriptor = {
  description:
    'A video behind a button: nothing of it is loaded before the button is pressed. Frames are allowed on screens with this block only.',
  chunk: 'steps',
  options: {
    src: {
      title: 'Source',
      description:
        'https address of a video page of YouTube or Vimeo, which is shown in a frame of its host that sets no cookies before it plays; any other https address is that of a video file.',
      examples: ['https://vimeo.com/76979871', 'https://media.example.com/aula.mp4'],
      type: 'string',
      pattern: '^https://[^\\s"\';,]+$',
    },
    title: {
      title: 'Title',
      description: 'What the video is, for those who do not see it.',
      examples: ['video.name'],
      isTextKey: true,
    },
    play: {
      title: 'Play',
      description: 'Text of the button that starts the video.',
      examples: ['video.play'],
      isTextKey: true,
    },
    captions: {
      title: 'Captions',
      description:
        "https address of WebVTT captions of a video file, from the same host as the file; a host's own player brings its captions itself.",
      examples: ['https://media.example.com/aula.vtt'],
      type: 'string',
      pattern: '^https://[^\\s"\';,]+$',
      isOptional: true,
    },
  },
};
