/** Kinds of a field: each has its check, and some a mask. */
export type Kind =
  | 'name'
  | 'email'
  | 'phone'
  | 'card-number'
  | 'card-company'
  | 'card-expiry'
  | 'cvv'
  | 'installments'
  | 'terms';

export interface Field {
  /** Name of the input. */
  name: string;
  kind: Kind;
  label: string;
  /** Text that an empty required field is answered with. */
  message: string;
  autocomplete?: string;
  inputMode?: 'email' | 'tel' | 'numeric';
  placeholder?: string;
  help?: string;
  /** Answers to choose from: value and label. */
  options?: readonly (readonly [value: string, label: string])[];
  /** Answer that is chosen from the start. */
  initial?: string;
}

/** A form as every candidate draws it: the same fields, labels and messages as the product's own. */
export interface Form {
  title: string;
  submit: string;
  fields: readonly Field[];
}

const NAME: Field = {
  name: 'name',
  kind: 'name',
  label: 'Nome completo',
  message: 'Preencha com nome e sobrenome.',
  autocomplete: 'name',
};

const EMAIL: Field = {
  name: 'email',
  kind: 'email',
  label: 'E-mail',
  message: 'Insira um email válido.',
  autocomplete: 'email',
  inputMode: 'email',
};

const PHONE: Field = {
  name: 'phone',
  kind: 'phone',
  label: 'Celular com DDD',
  message: 'Preencha com DDD e um celular válido.',
  autocomplete: 'tel',
  inputMode: 'tel',
  placeholder: '99 99999 9999',
};

const TERMS: Field = {
  name: 'terms',
  kind: 'terms',
  label: 'Li e aceito os termos de uso e a política de privacidade.',
  message: 'Aceite os termos para continuar.',
};

const CARD: readonly Field[] = [
  {
    name: 'cardNumber',
    kind: 'card-number',
    label: 'Número do cartão',
    message: 'Revise o número do cartão.',
    autocomplete: 'cc-number',
    inputMode: 'numeric',
    placeholder: '0000 0000 0000 0000',
  },
  {
    name: 'cardCompany',
    kind: 'card-company',
    label: 'Bandeira do cartão',
    message: 'Revise a bandeira do cartão.',
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
  },
  {
    ...NAME,
    name: 'cardName',
    label: 'Nome no cartão',
    autocomplete: 'cc-name',
    placeholder: 'Como está no cartão',
  },
  {
    name: 'cardExpireDate',
    kind: 'card-expiry',
    label: 'Validade',
    message: 'Revise a data de validade.',
    autocomplete: 'cc-exp',
    inputMode: 'numeric',
    placeholder: 'MM/AA',
  },
  {
    name: 'cardCVV',
    kind: 'cvv',
    label: 'CVV',
    message: 'Revise o código de segurança.',
    autocomplete: 'cc-csc',
    inputMode: 'numeric',
    help: '3 dígitos no verso; no Amex, 4 na frente',
  },
  {
    name: 'installments',
    kind: 'installments',
    label: 'Parcelas',
    message: 'Escolha em quantas parcelas pagar.',
    options: ['1', '3', '6', '12'].map((count) => [count, `${count}x`] as const),
    initial: '1',
  },
];

/** The steps that are measured. */
export const FORMS = {
  lead: { title: 'Seus dados', submit: 'Continuar', fields: [NAME, EMAIL, PHONE, TERMS] },
  payment: {
    title: 'Pagamento',
    submit: 'Finalizar compra',
    fields: [NAME, EMAIL, PHONE, ...CARD, TERMS],
  },
} as const satisfies Record<string, Form>;

export type Step = keyof typeof FORMS;

export const STEPS = Object.keys(FORMS) as Step[];

/** Errors of a form that is sent as it comes. */
export const errorCountOf = ({ fields }: Form): number =>
  fields.filter(({ initial }) => initial === undefined).length;
