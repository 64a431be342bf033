export interface PaymentMethodDescriptor {
  hasCard?: true;
  /** An accepted payment is 'approved' at once, or 'pending' until the buyer has paid what was issued. */
  settles: 'approved' | 'pending';
  /** `type` of the payment's body; a payment by card has that of its flow, if any. */
  paymentType?: string;
  /** Flow that sells by it in every brand; the route of this name leads there. */
  flow?: string;
  /** A plan has to list it to be paid by it. Without this the upstream decides. */
  hasToBeListed?: true;
  isInPoints?: true;
  /** Its place among the tabs of the choice; missing where another tab's form offers it. */
  tab?: number;
  /** The screen that sells by it to any buyer; missing where only a flow leads to it. */
  screen?: 'payment' | 'pix';
  /** Its templates begin so, and by them alone it is paid; a brand without a flow of them does not offer it. */
  screensUnder?: string;
  areas?: readonly string[];
  /** It is registered on the buyer's CPF or CNPJ, so that its payment carries one in every brand. */
  needsDocument?: true;
  /** Other names that answers use for it, in lower-case letters alone. */
  otherNames?: readonly string[];
  /** Its name in preview states; the method's own name unless given. */
  stage?: string;
  facts?: readonly string[];
  problems?: readonly string[];
}

export const PAYMENT_METHODS = {
  creditcard: {
    hasCard: true,
    settles: 'approved',
    otherNames: ['credit', 'card'],
    tab: 1,
    screen: 'payment',
    stage: 'card',
  },
  debitcard: {
    hasCard: true,
    settles: 'approved',
    otherNames: ['debit'],
    screen: 'payment',
    stage: 'card',
  },
  boleto: {
    settles: 'pending',
    paymentType: 'bankslip',
    flow: 'bankslip',
    tab: 3,
    areas: ['BR'],
    needsDocument: true,
    otherNames: ['bankslip'],
    screen: 'payment',
  },
  pix: {
    settles: 'pending',
    paymentType: 'pix',
    flow: 'pix',
    tab: 2,
    screen: 'pix',
    areas: ['BR'],
    facts: ['hasPix', 'pixFault'],
    problems: ['expired', 'wrong'],
  },
  livelo: {
    settles: 'approved',
    paymentType: 'livelo',
    hasToBeListed: true,
    isInPoints: true,
    tab: 4,
    screensUnder: 'livelo/',
    areas: ['BR'],
    stage: 'points',
  },
} as const satisfies Readonly<Record<string, PaymentMethodDescriptor>>;

export type PaymentMethodKind = keyof typeof PAYMENT_METHODS;

type KindWith<Row> = {
  [Kind in PaymentMethodKind]: (typeof PAYMENT_METHODS)[Kind] extends Row ? Kind : never;
}[PaymentMethodKind];

export type IssuingMethod = KindWith<{ settles: 'pending' }>;

export type TabbedMethod = KindWith<{ tab: number }>;

export const PAYMENT_METHOD_KINDS = Object.keys(PAYMENT_METHODS) as PaymentMethodKind[];

export const paymentMethod = (kind: PaymentMethodKind): PaymentMethodDescriptor =>
  PAYMENT_METHODS[kind];

const tabOf = (kind: PaymentMethodKind): number => paymentMethod(kind).tab ?? 0;

export const TABBED_METHODS = PAYMENT_METHOD_KINDS.filter((kind) => tabOf(kind) > 0).sort(
  (a, b) => tabOf(a) - tabOf(b),
) as TabbedMethod[];

export const ISSUING_METHODS = PAYMENT_METHOD_KINDS.filter(
  (kind) => paymentMethod(kind).settles === 'pending',
) as IssuingMethod[];

export const FLOWS_OF_METHODS: readonly string[] = PAYMENT_METHOD_KINDS.flatMap(
  (kind) => paymentMethod(kind).flow ?? [],
);

export type ReadSetting = (path: string) => unknown;

/** Before the upstream is asked: an inactive method is closed, and every other one beside an active 'only'. */
export function openMethods(setting: ReadSetting): PaymentMethodKind[] {
  const area = setting('area');
  const of = (kind: PaymentMethodKind) => `product.paymentMethods.${kind}`;
  const active = PAYMENT_METHOD_KINDS.filter((kind) => setting(`${of(kind)}.active`) !== false);
  const only = active.filter((kind) => setting(`${of(kind)}.only`) === true);
  return (only.length > 0 ? only : active).filter((kind) => {
    const { areas } = paymentMethod(kind);
    return !areas || typeof area !== 'string' || areas.includes(area);
  });
}
