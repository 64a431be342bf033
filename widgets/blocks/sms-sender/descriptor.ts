import type { BlockDescriptor } from '../../../src/contract/descriptors.ts';

export const descriptor: BlockDescriptor = {
  description:
    "Sends a code to the lead's phone: once by itself in a visit, again by a button after 60 seconds. Offers a way back to correct the number.",
  chunk: 'steps',
  calls: ['sendSms'],
  options: {
    sent: {
      title: 'Sent',
      description: 'Said once the code is on its way; {phone} is the number as typed.',
      examples: ['phone-verification.sent'],
      isTextKey: true,
    },
    failed: {
      title: 'Failed',
      description: 'Said when the code could not be sent.',
      examples: ['phone-verification.failed'],
      isTextKey: true,
    },
    resend: {
      title: 'Resend',
      description: 'Text of the button that sends another code.',
      examples: ['phone-verification.resend'],
      isTextKey: true,
      isButton: true,
    },
    wait: {
      title: 'Pause',
      description: 'Said while another code cannot be sent yet; {seconds} counts down.',
      examples: ['phone-verification.wait'],
      isTextKey: true,
    },
    correct: {
      title: 'Correct',
      description: 'Link back to the screen where the number is typed.',
      examples: ['phone-verification.correct'],
      isTextKey: true,
    },
  },
};
