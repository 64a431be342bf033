import type { FieldDescriptors } from '../../src/contract/descriptors.ts';
import { namedMasks } from '../../src/rules/masks.ts';

const MASKS = Object.keys(namedMasks).map((name) => `"${name}"`);

const autocomplete = [
  'What the browser may fill in: a value of the HTML attribute autocomplete.',
  'given-name',
] as const;

const enumDisabled = ['Values that are shown and cannot be chosen.', ['morning']] as const;

/** Every field widget, and every group of fields that has a widget's name. */
export const fields: FieldDescriptors = {
  address: {
    description:
      'The seven fields of an address. The property needs no schema of its own: with this widget it is the library’s field `address`, also where it changes some of its fields.',
    isGroup: true,
  },
  'birth-date': {
    description:
      'A date of birth: typed as DD/MM/AAAA, kept as AAAA-MM-DD; an unfinished date is kept as typed.',
    optionsOf: 'text',
  },
  'card-company': {
    description:
      'The card companies that the brand accepts, as pictures to choose from. Preselected from the card number in `numberField` until the buyer chooses.',
    chunk: 'payment',
    isSelfLabelled: true,
    options: {
      numberField: [
        'Path of the field with the card number, from which the company is recognised.',
        'cardNumber',
      ],
    },
  },
  'card-cvv': {
    description:
      "Security code: digits only. How many are right is the form schema's word, by card company; where they stand on the card is shown within the field.",
    chunk: 'payment',
    optionsOf: 'text',
    options: {
      companyField: [
        'Path of the field with the card company, which decides how many digits there are and where they stand.',
        'cardCompany',
      ],
    },
  },
  'card-number': {
    description:
      'A card number in groups, with the company it belongs to as soon as the first digits show it.',
    chunk: 'payment',
    optionsOf: 'text',
  },
  checkbox: {
    takes: 'boolean',
    isSelfLabelled: true,
    rjsf: { names: ['checkbox'], widgets: ['CheckboxWidget'] },
  },
  checkboxes: {
    takes: 'some-of',
    isSelfLabelled: true,
    rjsf: { names: ['checkboxes'], widgets: ['CheckboxesWidget'] },
  },
  choice: {
    description:
      "One of a few values, all in sight; values named in 'ui:enumDisabled' are shown but closed.",
    takes: 'one-of',
    isSelfLabelled: true,
    rjsf: { names: ['radio'], widgets: ['RadioWidget'] },
    options: { enumDisabled },
  },
  color: { rjsf: { names: ['color'], widgets: ['ColorWidget'] } },
  consent: {
    description:
      'A box to accept terms and privacy policy; {terms} and {politics} in its label become links.',
    takes: 'boolean',
    isSelfLabelled: true,
  },
  cpf: {
    description: 'A CPF, shown as ddd.ddd.ddd-dd while it is typed.',
    optionsOf: 'text',
  },
  date: { rjsf: { names: ['date', 'alt-date'], widgets: ['DateWidget', 'AltDateWidget'] } },
  'date-time': {
    rjsf: {
      names: ['date-time', 'datetime', 'alt-datetime'],
      widgets: ['DateTimeWidget', 'AltDateTimeWidget'],
    },
  },
  email: { rjsf: { names: ['email'], widgets: ['EmailWidget'] } },
  'email-address': {
    description:
      'An e-mail address. A domain that is nearly one of a list gets a question with the address that was probably meant.',
    optionsOf: 'text',
    options: {
      domains: [
        'Domains of e-mail addresses that buyers have; one that differs in a letter or two is asked about. List real ones that are alike, too, so that nobody is asked about them.',
        ['gmail.com', 'ymail.com'],
      ],
    },
  },
  franchise: {
    description:
      'One level of the choice of a school. The lists of cities and schools hang on the fields `region` and `city` beside them: another choice there forgets the one made here.',
    chunk: 'steps',
    options: {
      autocomplete,
      level: ["What this field chooses: 'city', 'unit', or 'region' when missing.", 'city'],
    },
  },
  hidden: { takes: 'any', rjsf: { names: ['hidden'], widgets: ['HiddenWidget'] } },
  installments: {
    description:
      "The ways to split the price, in the plan's own figures; the first is chosen until another is.",
    chunk: 'payment',
    options: { autocomplete },
  },
  password: { rjsf: { names: ['password'], widgets: ['PasswordWidget'] } },
  'payment-method': {
    description:
      'A choice among payment methods, all in sight; those that the plan, brand.json and the area do not offer are closed.',
    chunk: 'payment',
    takes: 'one-of',
    isSelfLabelled: true,
  },
  phone: {
    description:
      "A phone number. Numbers of the home country (`country` in 'ui:options') are typed the national way; another country puts its calling code in front and the '+' rule applies.",
    optionsOf: 'text',
    options: {
      country: ["Country of numbers in the national way: 'MZ', or 'BR' when missing.", 'MZ'],
    },
  },
  range: { takes: 'number', rjsf: { names: ['range'], widgets: ['RangeWidget'] } },
  select: {
    description:
      "One value of a list that the form's schema gives (`enum` with 'ui:enumNames', or `oneOf`), or, for a list, any of them. It begins with nothing chosen, unless the schema has a default.",
    takes: 'one-of',
    rjsf: { names: [], widgets: ['SelectWidget'] },
    options: { autocomplete, enumDisabled },
  },
  text: {
    description:
      'A plain line of text: name, e-mail, street; or a number, where the schema asks for one.',
    rjsf: { names: [], widgets: ['TextWidget'] },
    options: {
      autocomplete,
      inputMode: ["Keyboard of a phone: 'numeric', 'tel', 'email', 'decimal' or 'url'.", 'numeric'],
      inputType: ["The HTML type of the input: 'tel', 'email', 'password' and so on.", 'email'],
      autoCapitalize: [
        "Letters that a phone writes as capitals: 'none', 'words', 'characters' or 'sentences'.",
        'words',
      ],
      mask: [
        `How the text is laid out while it is typed: a pattern in which # is a digit, A a letter, * either and every other sign stands as it is, or one of ${MASKS.join(', ')}. A field whose format is one of these has that mask without saying so.`,
        '##/##/####',
      ],
      trim: ['true: white space at both ends is left out when the buyer leaves the field.', true],
    },
  },
  textarea: { rjsf: { names: ['textarea'], widgets: ['TextareaWidget'] } },
  time: { rjsf: { names: ['time'], widgets: ['TimeWidget'] } },
  updown: { takes: 'number', rjsf: { names: ['updown'], widgets: ['UpDownWidget'] } },
  url: {
    description: 'An internet address, as the browser knows it.',
    optionsOf: 'text',
    rjsf: { names: ['uri'], widgets: ['URLWidget'] },
  },
};
