import { expect, test } from 'vitest';
import { FROM_PAGE, KEY, ORIGIN, settingsWith } from '../server-test-kit.ts';
import { createCheckCall } from './check-call.ts';
import type { OperationId } from '../../contract/generated/operations.ts';
import type { RateLimits } from '../settings/settings.ts';

const SENDER = '203.0.113.9';

const request = (headers: Record<string, string>, method = 'POST') =>
  new Request(`${ORIGIN}/api/v2/payment`, { method, headers });

/** Status and reason of the refusal of a call; undefined where it is taken. */
const check = (operationId: OperationId, headers: Record<string, string>) =>
  told(createCheckCall(settingsWith())(operationId, request(headers), SENDER));

const told = (refused?: Response) =>
  refused && { status: refused.status, reason: refused.headers.get('x-guiche-refused') };

const MONEY: OperationId[] = ['payV1', 'payV2', 'renewV1', 'renewV2'];
const WRITING: OperationId[] = [
  ...MONEY,
  'createLead',
  'updateLead',
  'sendSms',
  'validatePhone',
  'sendReferer',
  'generateContract',
  'verifyCard',
];
const right = { ...FROM_PAGE, 'idempotency-key': KEY };

const { 'sec-fetch-site': _site, ...silent } = right;
const { 'content-type': _type, ...untyped } = right;
const OTHER_TYPES = ['text/plain', 'text/plain; application/json', 'application/jsonp'];

const ELSEWHERE: Record<string, string>[] = [
  { ...right, 'sec-fetch-site': 'cross-site' },
  { ...right, 'sec-fetch-site': 'same-site' },
  silent,
  { ...silent, origin: 'https://evil.example' },
];

test.each(WRITING)('%s is taken from a page of ours as JSON, and not otherwise', (operationId) => {
  const type = 'application/json;charset=UTF-8';
  for (const headers of [right, { ...right, 'content-type': type }, { ...silent, origin: ORIGIN }])
    expect(check(operationId, headers)).toBeUndefined();
  for (const headers of ELSEWHERE)
    expect(check(operationId, headers)).toEqual({ status: 403, reason: 'origin' });
  for (const headers of [untyped, ...OTHER_TYPES.map((one) => ({ ...right, 'content-type': one }))])
    expect(check(operationId, headers)).toEqual({ status: 415, reason: 'type' });
});

test.each(MONEY)('%s is refused without a UUID as its key: 400', (operationId) => {
  expect(check(operationId, FROM_PAGE)).toMatchObject({ status: 400, reason: 'key' });
  for (const key of ['', 'k1', KEY.slice(1), `${KEY}x`, `${KEY}, ${KEY}`, KEY.replace('-', 'g')]) {
    const refused = check(operationId, { ...FROM_PAGE, 'idempotency-key': key });
    expect(refused, key).toMatchObject({ status: 400, reason: 'key' });
  }
  expect(check(operationId, { ...right, 'idempotency-key': KEY.toUpperCase() })).toBeUndefined();
});

test('a call that only reads is taken from anywhere, as often as it comes', () => {
  const checkCall = createCheckCall(settingsWith());
  for (let count = 0; count < 200; count++) {
    expect(checkCall('getProductConfig', request({}, 'GET'), SENDER)).toBeUndefined();
  }
});

/** Counts how many of 200 calls at once pass, and reads the first refusal. */
function burst(operationId: OperationId, limits = settingsWith().limits, isKnown = true) {
  const checkCall = createCheckCall({ ...settingsWith(), limits });
  const sender = isKnown ? SENDER : undefined;
  const answers = Array.from({ length: 200 }, () => checkCall(operationId, request(right), sender));
  return { passed: answers.indexOf(answers.find(Boolean)), refused: answers.find(Boolean) };
}

test.each<[OperationId, number]>([
  ['payV1', 20],
  ['payV2', 20],
  ['renewV1', 20],
  ['renewV2', 20],
  ['verifyCard', 10],
  ['sendSms', 5],
  ['createLead', 60],
])('of a burst of %s, %d pass', (operationId, most) => {
  const { passed, refused } = burst(operationId);
  expect(passed).toBe(most);
  expect(told(refused)).toEqual({ status: 429, reason: 'rate' });
  expect(refused!.headers.get('retry-after')).toBe(String(60 / most));
});

test('all calls that move money share one limit', () => {
  const checkCall = createCheckCall(settingsWith());
  const foreign = request({ ...right, 'sec-fetch-site': 'cross-site' });
  for (let count = 0; count < 100; count++) checkCall('payV2', foreign, SENDER);
  const calls = Array.from({ length: 24 }, (_, at) => MONEY[at % MONEY.length]!);
  const answers = calls.map((operationId) => checkCall(operationId, request(right), SENDER));
  expect(answers.filter((answer) => answer === undefined)).toHaveLength(20);
});

test('a limit can be set, 0 is none, and a sender that nobody knows is not limited', () => {
  const limits: RateLimits = { payments: 3, cardChecks: 0, sms: 5, leads: 60 };
  expect(burst('payV2', limits).passed).toBe(3);
  expect(burst('verifyCard', limits).refused).toBeUndefined();
  expect(burst('payV2', limits, false).refused).toBeUndefined();
});
