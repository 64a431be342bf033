import type { FieldDescriptors } from '../../src/contract/descriptors.ts';
import { namedMasks } from '../../src/rules/masks.ts';

const MASKS = Object.keys(namedMasks);

const AUTOCOMPLETE = {
  description: 'What the browser may fill in: a value of the HTML attribute autocomplete.',
  example: 'given-name',
};

const ENUM_DISABLED = {
  description: 'Values that are shown and cannot be chosen.',
  example: ['morning'],
};

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
      numberField: {
        description:
          'Path of the field with the card number, from which the company is recognised.',
        example: 'cardNumber',
      },
    },
  },
  'card-cvv': {
    description:
      "Security code: digits only. How many are right is the form schema's word, by card company; where they stand on the card is shown within the field.",
    chunk: 'payment',
    optionsOf: 'text',
    options: {
      companyField: {
        description:
          'Path of the field with the card company, which decides how many digits there are and where they stand.',
        example: 'cardCompany',
      },
    },
  },
  'card-number': {
    description:
      'A card number in groups, with the company it belongs to as soon as the first digits show it.',
    chunk: 'payment',
    optionsOf: 'text',
  },
  checkbox: {
    description: 'A boolean: true when ticked, false when not.',
    takes: 'boolean',
    isSelfLabelled: true,
    rjsf: { names: ['checkbox'], widgets: ['CheckboxWidget'] },
  },
  checkboxes: {
    description:
      'Any of a few values, in the order of the list, whatever the order in which they were ticked.',
    takes: 'some-of',
    isSelfLabelled: true,
    rjsf: { names: ['checkboxes'], widgets: ['CheckboxesWidget'] },
    options: { enumDisabled: ENUM_DISABLED },
  },
  choice: {
    description:
      "One of a few values, all in sight; values named in 'ui:enumDisabled' are shown but closed.",
    takes: 'one-of',
    isSelfLabelled: true,
    rjsf: { names: ['radio'], widgets: ['RadioWidget'] },
    options: { enumDisabled: ENUM_DISABLED },
  },
  color: {
    description: "A colour, #rrggbb, by the browser's own field.",
    rjsf: { names: ['color'], widgets: ['ColorWidget'] },
  },
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
  date: {
    description: "A day of the calendar, AAAA-MM-DD, by the browser's own field.",
    rjsf: { names: ['date', 'alt-date'], widgets: ['DateWidget', 'AltDateWidget'] },
    optionsOf: 'text',
  },
  'date-time': {
    description: "A moment, ISO 8601 in UTC, shown in the buyer's own time by the browser's field.",
    rjsf: {
      names: ['date-time', 'datetime', 'alt-datetime'],
      widgets: ['DateTimeWidget', 'AltDateTimeWidget'],
    },
    optionsOf: 'text',
  },
  email: {
    description: 'An e-mail address, as the browser knows it.',
    rjsf: { names: ['email'], widgets: ['EmailWidget'] },
    optionsOf: 'text',
  },
  'email-address': {
    description:
      'An e-mail address. A domain that is nearly one of a list gets a question with the address that was probably meant.',
    optionsOf: 'text',
    options: {
      domains: {
        description:
          'Domains of e-mail addresses that buyers have; one that differs in a letter or two is asked about. List real ones that are alike, too, so that nobody is asked about them.',
        example: ['gmail.com', 'ymail.com'],
      },
    },
  },
  franchise: {
    description:
      'One level of the choice of a school. The lists of cities and schools hang on the fields `region` and `city` beside them: another choice there forgets the one made here.',
    chunk: 'steps',
    options: {
      autocomplete: AUTOCOMPLETE,
      level: {
        description: "What this field chooses; 'region' when missing.",
        example: 'city',
      },
    },
  },
  hidden: {
    description: 'A value that the form carries and nobody sees.',
    takes: 'any',
    rjsf: { names: ['hidden'], widgets: ['HiddenWidget'] },
  },
  installments: {
    description:
      "The ways to split the price, in the plan's own figures; the first is chosen until another is.",
    chunk: 'payment',
    options: { autocomplete: AUTOCOMPLETE },
  },
  password: {
    description: 'A line of text that is not shown.',
    rjsf: { names: ['password'], widgets: ['PasswordWidget'] },
    optionsOf: 'text',
  },
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
      country: {
        description: "Country whose numbers are typed the national way; 'BR' when missing.",
        example: 'MZ',
      },
    },
  },
  range: {
    description: 'A number between two ends, with the one chosen beside it.',
    takes: 'number',
    rjsf: { names: ['range'], widgets: ['RangeWidget'] },
  },
  select: {
    description:
      "One value of a list that the form's schema gives (`enum` with 'ui:enumNames', or `oneOf`), or, for a list, any of them. It begins with nothing chosen, unless the schema has a default.",
    takes: 'one-of',
    rjsf: { names: [], widgets: ['SelectWidget'] },
    options: { autocomplete: AUTOCOMPLETE, enumDisabled: ENUM_DISABLED },
  },
  text: {
    description:
      'A plain line of text: name, e-mail, street; or a number, where the schema asks for one.',
    rjsf: { names: [], widgets: ['TextWidget'] },
    options: {
      autocomplete: AUTOCOMPLETE,
      inputMode: {
        description: 'Keyboard of a phone.',
        example: 'numeric',
      },
      inputType: {
        description: 'The HTML type of the input.',
        example: 'email',
      },
      autoCapitalize: {
        description: 'Letters that a phone writes as capitals by itself.',
        example: 'words',
      },
      mask: {
        description: `How the text is laid out while it is typed: a pattern in which # is a digit, A a letter, * either and every other sign stands as it is, or one of ${MASKS.map((name) => `"${name}"`).join(', ')}. A field whose format is one of these has that mask without saying so.`,
        example: '##/##/####',
      },
      trim: {
        description: 'true: white space at both ends is left out when the buyer leaves the field.',
        example: true,
      },
    },
  },
  textarea: {
    description: 'Text of several lines.',
    rjsf: { names: ['textarea'], widgets: ['TextareaWidget'] },
    options: {
      rows: {
        description: 'Lines that are in sight; 4 when missing.',
        example: 6,
      },
    },
  },
  time: {
    description:
      "A time of the day, hh:mm:ss, by the browser's own field, which gives seconds only if they are not 0.",
    rjsf: { names: ['time'], widgets: ['TimeWidget'] },
    optionsOf: 'text',
  },
  updown: {
    description: "A number that arrows raise and lower, by the browser's own field.",
    takes: 'number',
    rjsf: { names: ['updown'], widgets: ['UpDownWidget'] },
    optionsOf: 'text',
  },
  url: {
    description: 'An internet address, as the browser knows it.',
    rjsf: { names: ['uri'], widgets: ['URLWidget'] },
    optionsOf: 'text',
  },
};
