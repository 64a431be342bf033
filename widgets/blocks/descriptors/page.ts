import type { BlockDescriptors } from '../../../src/contract/descriptors.ts';
import { button, flag, optional, words } from './options.ts';

export const page = {
  benefits: {
    description:
      'What the buyer gets, as a list with ticks: on a presentation, or beside the form of a payment.',
    options: {
      title: optional(words('Heading of the list.')),
      items: words('One item per line of the text; \\n parts lines.'),
    },
  },
  guarantee: {
    description: 'A promise of the seller with a shield beside it, such as the right to withdraw.',
    options: {
      title: words('The promise in a few words.'),
      text: words('What exactly is promised, and how to ask for it.'),
    },
  },
  heading: {
    description: "The screen's heading.",
    options: { text: words('Heading text.', { example: 'lead.title' }) },
  },
  'help-link': {
    description: "Link to the brand's help page (faqLink of brand.json).",
    options: { text: words('Text of the link.', { example: 'app.help' }) },
  },
  next: {
    description: 'Button to the next step of the flow.',
    outcomes: { always: ['continue'] },
    continueOption: 'text',
    options: {
      text: button('Text of the button.', { example: 'content.next' }),
      isIfNamed: flag(
        'true: it is drawn only where the flow names a step after this one; not for an upsell that a block of the screen offers.',
        'Only with a next step',
      ),
      isSecondary: flag(
        'true: it stands back, for the screen has another main button.',
        'Secondary',
      ),
    },
  },
  'order-summary': {
    description:
      'What is bought and what it costs, from the product call or the prices of brand.json.',
    calls: ['getProductV1', 'getProductV2'],
    options: {
      trial: optional(
        words('A line below the price: trial or billing terms.', {
          title: 'Terms',
          example: 'payment.terms',
        }),
      ),
      preview: flag(
        'true: for a screen before the one that sells. Without a price the product stands alone, and nothing is said.',
      ),
      points: flag(
        'true: the price is shown in points; a plan that cannot be paid with them has none.',
      ),
    },
  },
  text: {
    description: 'A paragraph, which may end with a link to a page of the brand.',
    options: {
      text: words('May hold placeholders like {productName}.', { example: 'lead.intro' }),
      link: {
        description:
          "The brand's page that the paragraph ends with a link to: its terms, its privacy policy or its help.",
        examples: ['politics'],
        type: 'string',
        enum: ['terms', 'politics', 'help'],
        isOptional: true,
      },
      linkText: optional(words('Words of that link.', { example: 'lead.privacy.link' })),
    },
  },
} as const satisfies BlockDescriptors;
