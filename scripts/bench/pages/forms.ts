import { readdirSync, readFileSync } from 'node:fs';

/** Kinds of a field, by its file in schemas/fields: each has its check, and some a mask. */
export type Kind =
  | 'name'
  | 'email'
  | 'phone'
  | 'card-number'
  | 'card-company'
  | 'card-name'
  | 'card-expire-date'
  | 'card-cvv'
  | 'installments'
  | 'terms';

export interface Field {
  name: string;
  kind: Kind;
  label: string;
  /** Text that an empty required field is answered with. */
  message: string;
  autocomplete?: string;
  inputMode?: 'email' | 'tel' | 'numeric';
  placeholder?: string;
  /** Answers to choose from: value and label. */
  options?: readonly (readonly [value: string, label: string])[];
  /** Answer that is chosen from the start. */
  initial?: string;
}

export interface Form {
  title: string;
  submit: string;
  fields: readonly Field[];
}

interface LibraryField {
  schema: { title: string };
  ui: {
    'ui:autocomplete'?: string;
    'ui:placeholder'?: string;
    'ui:options'?: Pick<Field, 'inputMode'>;
    'ui:texts'?: Record<string, string>;
  };
  messages: { required: string };
  texts: Record<string, string>;
}

const FOLDER = 'schemas/fields';
const library = new Map(
  readdirSync(FOLDER).map((file) => [
    file.replace('.json', ''),
    JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as LibraryField,
  ]),
);
const texts = Object.assign(
  {},
  ...[...library.values()].map((one) => one.texts),
) as LibraryField['texts'];

function field(kind: Kind, answers?: Pick<Field, 'options' | 'initial'>): Field {
  const { schema, ui, messages } = library.get(kind)!;
  const { 'ui:texts': inner = {}, 'ui:options': options = {} } = ui;
  const label = texts[schema.title]!;
  return {
    // 'field.cardNumber.label'
    name: schema.title.split('.')[1]!,
    kind,
    label: label.replace(/\{(\w+)\}/g, (_, name: string) => texts[inner[name]!]!),
    message: texts[messages.required]!,
    autocomplete: ui['ui:autocomplete'],
    inputMode: options.inputMode,
    placeholder: texts[ui['ui:placeholder'] ?? ''],
    ...answers,
  };
}

const BUYER = [field('name'), field('email'), field('phone')];
const CARD = [
  field('card-number'),
  field('card-company', {
    options: [
      ['visa', 'Visa'],
      ['mastercard', 'Mastercard'],
      ['elo', 'Elo'],
      ['american_express', 'Amex'],
      ['hipercard', 'Hipercard'],
      ['diners', 'Diners'],
    ],
    // The product asks for it only where the number leaves it open.
    initial: 'visa',
  }),
  field('card-name'),
  field('card-expire-date'),
  field('card-cvv'),
  field('installments', {
    options: ['1', '3', '6', '12'].map((count) => [count, `${count}x`] as const),
    initial: '1',
  }),
];

export const FORMS = {
  lead: { title: 'Seus dados', submit: 'Continuar', fields: [...BUYER, field('terms')] },
  payment: {
    title: 'Pagamento',
    submit: 'Finalizar compra',
    fields: [...BUYER, ...CARD, field('terms')],
  },
} as const satisfies Record<string, Form>;

export type Step = keyof typeof FORMS;

export const STEPS = Object.keys(FORMS) as Step[];

export const errorCountOf = ({ fields }: Form): number =>
  fields.filter(({ initial }) => initial === undefined).length;
