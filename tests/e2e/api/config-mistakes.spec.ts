import { CONFIG_MISTAKES } from '../support/independent-upstream/config-mistakes.ts';
import { expect, test } from '../support/independent-upstream/fixtures.ts';
import { LONG } from '../support/long.ts';
import { english } from '../support/shops.ts';

/** One of each kind; tests/config-mistakes.test.ts has them all, without a browser. */
const KINDS = [
  'a next step that no step has',
  'a step that leads to itself',
  'a template that nobody knows',
  'two steps of one template',
  'an empty list of flows',
];

for (const { what, make } of CONFIG_MISTAKES.filter((one) => KINDS.includes(one.what))) {
  test(`a buyer comes to the end though config has ${what}`, LONG, async ({ visit, upstream }) => {
    make(upstream.answers.config);
    await visit.buy(english);
    expect(upstream.taken).toHaveLength(1);
  });
}
