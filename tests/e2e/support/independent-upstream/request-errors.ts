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

function aboutHeaders(id: string, { method, headers }: Seen): string[] {
  const key = headers['idempotency-key'];
  const wrong = {
    'no appVersion': !headers.appversion,
    'does not ask for JSON': headers.accept !== 'application/json',
    'no JSON by its name': method !== 'GET' && headers['content-type'] !== 'application/json',
    'no Idempotency-Key': MOVES_MONEY.includes(id) && !/^[\w-]{16,}$/.test(String(key)),
    'an Idempotency-Key too many': !MOVES_MONEY.includes(id) && key !== undefined,
    'a cookie': headers.cookie !== undefined,
    credentials: headers.authorization !== undefined,
  };
  return Object.entries(wrong).flatMap(([complaint, is]) => (is ? [complaint] : []));
}

function aboutNames({ id, names }: SpecifiedCall, fields: Fields): string[] {
  const known = names === 'any' ? words(DECIDED[id]) : names;
  const open = names === 'any' && known.length === 0;
  const strangers = Object.keys(fields).filter((name) => !open && !known.includes(name));
  const missing = words(OBLIGATORY[id]).filter((name) => !(name in fields));
  const empty = Object.entries(fields).filter(
    ([name, value]) => isEmpty(value) && name !== 'captchaToken',
  );
  const misshapen = Object.entries(fields).filter(
    ([name, value]) =>
      !open && FORMS[name] && ![value].flat().every((one) => FORMS[name]!.test(String(one))),
  );
  return [
    ...strangers.map((name) => `unknown ${name}`),
    ...missing.map((name) => `${name} is missing`),
    ...empty.map(([name]) => `${name} is empty`),
    ...misshapen.map(([name]) => `${name} looks wrong`),
  ];
}

function aboutCard(card: unknown): string[] {
  if (typeof card !== 'object' || card === null) return ['no card'];
  const fields = card as Fields;
  const strangers = Object.keys(fields).filter((name) => !CARD_FORM[name]);
  const wrong = Object.entries(CARD_FORM).filter(
    ([name, form]) => !form.test(String(fields[name])),
  );
  return [...strangers, ...wrong.map(([name]) => name)].map((name) => `${name} of the card`);
}

/**
 * The charge equals the price of the plan, with the bump that `plan` lists behind it, and the parts make
 * the whole (D-116, D-136).
 */
function aboutMoney(answers: Answers, id: string, body: Fields): string[] {
  const parts = (body.paymentMethods ?? [body.paymentMethod]) as Fields[];
  const cards = parts
    .filter(({ type }) => type === 'creditcard' || type === 'debitcard')
    .flatMap(({ card }) => aboutCard(card));
  const strays = parts.filter(({ type, card }) => type !== 'creditcard' && card !== undefined);
  if (id === 'payV1') return cards;
  const points = parts.filter(({ type }) => type === 'livelo');
  const inPoints = points.reduce((all, { amount }) => all + Number(amount), 0);
  const inMoney = parts.reduce((all, { amount }) => all + Number(amount), 0);
  // Points are another unit: they stand for the plan's whole price in money (D-178).
  const sum = points.length > 0 ? Number(body.amount) : inMoney;
  const bumps = String(body.plan ?? '')
    .split(',')
    .slice(1)
    .map((code) => priceByCode(answers, code));
  const added = bumps.reduce((all, price) => all + price, 0);
  const prices = pricesOf(answers, body).map((price) => price + added);
  return [
    ...cards,
    ...strays.map(() => 'a card where none belongs'),
    ...(points.length === 0 || pointsOf(answers, body).includes(inPoints)
      ? []
      : [`${inPoints} points are no price of ${String(body.planId)}`]),
    ...(prices.includes(sum) ? [] : [`${sum} is no price of ${String(body.planId)}`]),
    ...(id === 'renewV1' || body.amount === sum ? [] : ['the parts do not make the amount']),
  ];
}

const hasCardNumber = (value: unknown) => /\b\d{14,16}\b/.test(JSON.stringify(value ?? ''));

/** Everything that a request does which the specification, or a decision on it, does not allow. */
export function complaintsAbout(answers: Answers, call: SpecifiedCall, seen: Seen): string[] {
  const { id, method } = call;
  const { query, body } = seen;
  const isReading = method === 'GET';
  const money = MOVES_MONEY.includes(id) && body ? aboutMoney(answers, id, body) : [];
  const onlyBusiness = Object.keys(body ?? {}).every((name) => name === 'business');
  const found = [
    ...aboutHeaders(id, seen),
    ...aboutNames(call, isReading ? query : (body ?? {})),
    ...money,
    ...(id === 'verifyCard' ? aboutCard(body) : []),
    ...(isReading || Object.keys(query).length === 0 ? [] : ['a query']),
    ...(isReading && body ? ['a body'] : []),
    ...(id === 'updateLead' && onlyBusiness ? ['nothing to store'] : []),
    ...(!MOVES_MONEY.includes(id) && id !== 'verifyCard' && hasCardNumber([seen.path, query, body])
      ? ['a card number']
      : []),
  ];
  return found.map((what) => `${id}: ${what}`);
}
