import type { BlockDescriptors } from '../../../src/contract/descriptors.ts';
import { button, flag, optional, words } from './options.ts';

const GO_ON = { example: 'content.next' };
const HTTPS = { type: 'string', pattern: '^https://[^\\s"\';,]+$' } as const;

export const steps = {
  countdown: {
    description:
      'The time that is left until a real date: the end of an offer, the beginning of an event. Once the date is past it draws nothing.',
    options: {
      until: {
        description: 'The date with time and zone (RFC 3339). It is the same for every buyer.',
        examples: ['2030-11-30T23:59:59-03:00'],
        type: 'string',
        pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(Z|[+-]\\d{2}:\\d{2})$',
      },
      text: words('Words for less than two days, with {time}.'),
      days: words('Words for two days or more, with {n}.'),
    },
  },
  coupon: {
    description:
      'A field for a coupon code, beside the order-summary of a screen that pays. The price call answers it; an accepted code takes the place of the link’s voucher, in the price, the payment and the address. It draws nothing where an upsell, an invoice or a renewal is paid.',
    options: {
      label: words('Words above the field.'),
      apply: button('Button that asks for the price with the code.'),
      remove: button('Text of the same button once a code is accepted.'),
      asking: words('Words while the price is asked for.'),
      empty: words('Words for a press without a code.'),
      refused: words('Words for a code that is unknown, over, or changes nothing here.'),
      failed: words('Words for a call that failed or took too long: nothing has changed.'),
      removed: words('Words after a code was taken away.'),
    },
  },
  'order-bump': {
    description:
      "The plan of the step's or brand's orderBump with its price: accepting adds it to the same payment, declining goes on without (D-69).",
    outcomes: { always: ['continue', 'declined'] },
    continueOption: 'accept',
    calls: ['getProductV1', 'getProductV2'],
    options: {
      description: words('Says what the plan adds.'),
      accept: button('Button that adds the plan.'),
      decline: button('Button that goes on without it.'),
      unavailable: words('Said when the plan cannot be had.'),
      next: button('Button that goes on when there is nothing to add.', GO_ON),
    },
  },
  'profile-plans': {
    description:
      "The product's plans as cards with the brand's thumbnail, one to be chosen; payment opens with it (D-31). A single plan is shown without a choice.",
    outcomes: { always: ['continue'], maybe: ['declined'] },
    continueOption: 'choose',
    calls: ['getProductV1', 'getProductV2'],
    texts: 'profiles',
    options: {
      legend: words('Label of the group.'),
      monthly: words("Price on a card; {value} is the plan's price a month."),
      yearly: optional(words('Added where a plan is yearly; {value} is what a year costs.')),
      more: words(
        'Price on a card that is not chosen, where brand.json shows differences; {value} is how much more it costs a month.',
        { title: 'Difference up' },
      ),
      less: words('The same for a plan that costs less.', { title: 'Difference down' }),
      choose: button('Button that goes on with the chosen plan.'),
      unavailable: words('Said when the plans cannot be had.'),
      next: button('Button that goes on when they cannot be had.', GO_ON),
      decline: optional(
        button('Button that passes the offer over.', { example: 'upsell.decline' }),
      ),
    },
  },
  'rich-text': {
    description:
      'An article written in Markdown: paragraphs, headings, lists, **strong**, *stressed* and links to https addresses. The build reads it, no browser does.',
    options: { text: words('The article; \\n\\n parts paragraphs.', { example: 'md.message' }) },
  },
  'screen-link': {
    description: 'Link to another screen of the checkout, keeping the query.',
    linkOption: 'screen',
    options: {
      screen: {
        description: 'Template id of the screen.',
        examples: ['payment'],
        type: 'string',
      },
      text: button('Text of the link.', { example: 'livelo.error.card' }),
      isMain: flag('true: drawn as the main button of the screen.', 'Main'),
    },
  },
  'sms-sender': {
    description:
      "Sends a code to the lead's phone: once by itself in a visit, again by a button after 60 seconds. Offers a way back to correct the number.",
    calls: ['sendSms'],
    texts: 'phone-verification',
    options: {
      sent: words('Said once the code is on its way; {phone} is the number as typed.'),
      failed: words('Said when the code could not be sent.'),
      resend: button('Button that sends another code.'),
      wait: words('Said while another code cannot be sent yet; {seconds} counts down.'),
      correct: words('Link back to the screen where the number is typed.'),
    },
  },
  testimonial: {
    description:
      'What one person who bought says. Write only what somebody really said, with their consent.',
    texts: 'testimonial.one',
    options: {
      quote: words('Their words, without quotation marks.'),
      author: words('Their name.'),
      about: optional(words('Who they are: course, year, city.')),
    },
  },
  transit: {
    description:
      "The brand's loading animation; the screen replaces itself by the first step of the flow, keeping the query.",
    leadsToFirstStep: true,
    options: {
      text: words('Link to the first step, for where that does not happen by itself.', {
        example: 'parsing.next',
      }),
    },
  },
  'upsell-offer': {
    description:
      "What the flow's upsell sells, with its price, its instalments, its benefits and the price of what is bought already: accepting leads to a payment of its own, declining to the last success screen.",
    outcomes: { always: ['continue'], maybe: ['declined'] },
    continueOption: 'accept',
    calls: ['getProductV1', 'getProductV2'],
    texts: 'upsell',
    options: {
      description: words('Says what is offered; {upsellName} is its name.'),
      benefits: words('What the buyer gets with it, one benefit on each line.'),
      bought: words('Stands before the price of what is bought already.'),
      added: words('Stands before the price of the offer, on the line below.'),
      accept: button("Button that leads to the upsell's payment."),
      decline: button('Button that passes it over.'),
      unavailable: words('Said when nothing can be offered.'),
      next: button('Button that goes on when nothing can be offered.', GO_ON),
      watch: words(
        'Button that starts the video of success.upsellOffer.upsellVIdeoPresentation, where there is one.',
      ),
      videoName: words('What it is, for those who do not see it.', { example: 'upsell.video' }),
    },
  },
  video: {
    description:
      'A video behind a button: nothing of it is loaded before the button is pressed. Frames are allowed on screens with this block only.',
    options: {
      src: {
        title: 'Source',
        description:
          'https address of a video page of YouTube or Vimeo, which is shown in a frame of its host that sets no cookies before it plays; any other https address is that of a video file.',
        examples: ['https://vimeo.com/76979871', 'https://media.example.com/aula.mp4'],
        ...HTTPS,
      },
      title: words('What the video is, for those who do not see it.', { example: 'video.name' }),
      play: words('Text of the button that starts the video.'),
      captions: {
        description:
          "https address of WebVTT captions of a video file, from the same host as the file; a host's own player brings its captions itself.",
        examples: ['https://media.example.com/aula.vtt'],
        ...HTTPS,
        isOptional: true,
      },
    },
  },
} as const satisfies BlockDescriptors;
