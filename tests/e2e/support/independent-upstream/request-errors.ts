import type { SpecifiedCall } from '../../../contract/specification.ts';
import { pointsOf, priceByCode, pricesOf, type Answers } from './answers.ts';
import type { Seen } from './upstream.ts';

/** Names of the four calls whose bodies section 7 passes through, as D-47, D-119, D-121 decided. */
const DECIDED: Record<string, string> = {
  createLead:
    'name email phone planType product business seller source voucher operation contactId',
  payV1:
    'invoiceId name email phone document business productCode seller source operation captchaToken paymentMethods',
  generateContract: 'leadId planId name email business token',
  verifyCard: 'company holder number expiration cvv',
};

/** Required fields of every such request. */
const OBLIGATORY: Record<string, string> = {
  getProductV1: 'operation business',
  getProductV2: 'operation business seller source priceMode',
  getTickets: 'business plan',
  getSeller: 'seller operation product',
  getFranchiseRegions: 'brand country',
  getFranchiseCities: 'brand country region',
  getFranchiseUnits: 'brand country region city',
  generateContract: 'leadId planId name email business',
  createLead: 'name email phone product business seller source operation',
  sendSms: 'productCode business',
  validatePhone: 'code business productCode',
  payV2:
    'name email phone amount business captchaToken operation paymentMethods planId productCode seller source',
  payV1:
    'invoiceId name email phone business captchaToken operation paymentMethods productCode seller source',
  renewV1:
    'business captchaToken numberInstallments paymentMethod planId productCode seller source sessionId',
  renewV2: 'business captchaToken amount paymentMethods planId productCode seller source sessionId',
  verifyCard: 'company holder number expiration cvv',
  sendReferer: 'referer product',
};

const MOVES_MONEY = ['payV1', 'payV2', 'renewV1', 'renewV2'];
const CARD_FORM: Record<string, RegExp> = {
  company: /^(american_express|visa|mastercard|hipercard|elo|diners)$/,
  holder: /\S/,
  number: /^\d{14,16}$/,
  expiration: /^(0[1-9]|1[0-2])\/\d\d$/,
  cvv: /^\d{3,4}$/,
};
/** Patterns of some values, at any place. */
const FORMS: Record<string, RegExp> = {
  email: /^[^\s@]{2,}@[^\s@]{2,}$/,
  operation: /^(BR|MZ)$/,
  country: /^(BR|MZ)$/,
  planType: /^(yearly|recurrency)$/,
  planTypes: /^(yearly|recurrency)$/,
  priceMode: /^(default|min)$/,
  type: /^(extended|bankslip|pix|livelo|upgrade)$/,
  document: /^(\d{11}|\d{14})$/,
  phone: /^\+\d{8,15}$/,
  code: /^\d{4,8}$/,
  sessionId: /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
};

type Fields = Record<string, unknown>;

const words = (text = '') => text.split(' ').filter(Boolean);
const isEmpty = (value: unknown) => value === '' || value === null || value === undefined;

/** The names of all that is the case. */
const those = (cases: Record<string, boolean>): string[] =>
  Object.keys(cases).filter((name) => cases[name]);

function aboutHeaders(id: string, { method, headers }: Seen): string[] {
  const key = headers['idempotency-key'];
  return those({
    'no appVersion': !headers.appversion,
    'does not ask for JSON': headers.accept !== 'application/json',
    'no JSON by its name': method !== 'GET' && headers['content-type'] !== 'application/json',
    'no Idempotency-Key': MOVES_MONEY.includes(id) && !/^[\w-]{16,}$/.test(String(key)),
    'an Idempotency-Key too many': !MOVES_MONEY.includes(id) && key !== undefined,
    'a cookie': headers.cookie !== undefined,
    credentials: headers.authorization !== undefined,
  });
}

function aboutNames({ id, names }: SpecifiedCall, fields: Fields): string[] {
  const known = names === 'any' ? words(DECIDED[id]) : names;
  const open = names === 'any' && known.length === 0;
  const hasForm = (name: string, value: unknown) =>
    [value].flat().every((one) => FORMS[name]?.test(String(one)) ?? true);
  const missing = words(OBLIGATORY[id]).filter((name) => !(name in fields));
  const wrong = Object.entries(fields).flatMap(([name, value]) =>
    those({
      [`unknown ${name}`]: !open && !known.includes(name),
      [`${name} is empty`]: isEmpty(value) && name !== 'captchaToken',
      [`${name} looks wrong`]: !open && !hasForm(name, value),
    }),
  );
  return [...missing.map((name) => `${name} is missing`), ...wrong];
}

function aboutCard(card: unknown): string[] {
  if (typeof card !== 'object' || card === null) return ['no card'];
  const fields = card as Fields;
  const names = Object.keys({ ...CARD_FORM, ...fields });
  const wrong = names.filter((name) => !CARD_FORM[name]?.test(String(fields[name])));
  return wrong.map((name) => `${name} of the card`);
}

const sumOf = (parts: readonly Fields[]) =>
  parts.reduce((all, { amount }) => all + Number(amount), 0);

/**
 * The charge equals the price of the plan, with the bump that `plan` lists behind it, and the parts make
 * the whole (D-116, D-136).
 */
function aboutMoney(answers: Answers, id: string, body: Fields): string[] {
  const parts = (body.paymentMethods ?? [body.paymentMethod]) as Fields[];
  const cards = parts
    .filter(({ type }) => type === 'creditcard' || type === 'debitcard')
    .flatMap(({ card }) => aboutCard(card));
  if (id === 'payV1') return cards;
  const points = parts.filter(({ type }) => type === 'livelo');
  // Points are another unit: they stand for the plan's whole price in money (D-178).
  const sum = points.length > 0 ? Number(body.amount) : sumOf(parts);
  const [, ...bumps] = String(body.plan ?? '').split(',');
  const added = bumps.reduce((all, code) => all + priceByCode(answers, code), 0);
  const isPriceInPoints = pointsOf(answers, body).includes(sumOf(points));
  return [
    ...cards,
    ...those({
      'a card where none belongs': parts.some(
        ({ type, card }) => type !== 'creditcard' && card !== undefined,
      ),
      'the points are no price of the plan': points.length > 0 && !isPriceInPoints,
      [`${sum} is no price of ${body.planId}`]: !pricesOf(answers, body).includes(sum - added),
      'the parts do not make the amount': id !== 'renewV1' && body.amount !== sum,
    }),
  ];
}

const hasCardNumber = (value: unknown) => /\b\d{14,16}\b/.test(JSON.stringify(value ?? ''));

/** Everything that a request does which the specification, or a decision on it, does not allow. */
export function complaintsAbout(answers: Answers, call: SpecifiedCall, seen: Seen): string[] {
  const { id, method } = call;
  const { query, body = {}, path } = seen;
  const isReading = method === 'GET';
  const movesMoney = MOVES_MONEY.includes(id);
  const isAboutCards = movesMoney || id === 'verifyCard';
  const found = [
    ...aboutHeaders(id, seen),
    ...aboutNames(call, isReading ? query : body),
    ...(movesMoney && seen.body ? aboutMoney(answers, id, body) : []),
    ...(id === 'verifyCard' ? aboutCard(seen.body) : []),
    ...those({
      'a query': !isReading && Object.keys(query).length > 0,
      'a body': isReading && seen.body !== undefined,
      'nothing to store':
        id === 'updateLead' && Object.keys(body).every((name) => name === 'business'),
      'a card number': !isAboutCards && hasCardNumber([path, query, body]),
    }),
  ];
  return found.map((what) => `${id}: ${what}`);
}
