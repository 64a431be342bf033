import { itemsAt, nodeAt, scalarAt, textAt, toValue, type Node } from '../../brand/parse/node.ts';
import { say } from '../language/sentence.ts';
import type { Rule } from '../rule.ts';

const ANY = 'partner *';

/** Every voucher and partner of an offer can lead to it: the first offer that fits a link counts. */
export const rule: Rule = {
  id: 'offer-reach',
  severity: 'warning',
  checkBrand({ merged: { brand }, report }) {
    const taken = new Map<string, string>();
    const offers = itemsAt(brand, 'offers');
    // One whose vouchers cannot be read is not for everybody.
    const forAll = offers.findIndex(
      (offer) => !nodeAt(offer, ['voucher']) && !nodeAt(offer, ['partner']),
    );
    const after = forAll < 0 ? [] : offers.slice(forAll + 1);
    if (after.length > 0) {
      const names = after.map((offer) => textAt(offer, 'id')).join(', ');
      report({
        at: offers[forAll]!.at,
        message: 'offer-reach.offer-everybody-nobody',
        data: { names },
      });
    }
    for (const offer of offers) {
      const id = textAt(offer, 'id') ?? '';
      const claims = claimsOf(offer);
      for (const [claim, { at }] of claims) {
        const earlier =
          taken.get(claim) ?? (claim.startsWith('partner ') ? taken.get(ANY) : undefined);
        if (earlier === undefined) continue;
        report({
          at,
          message: 'offer-reach.does-lead-here',
          data: { claim: claim === ANY ? say('offer-reach.any-partner') : claim, earlier },
        });
      }
      for (const [claim] of claims) if (!taken.has(claim)) taken.set(claim, id);
    }
  },
};

/** Vouchers and partners that an offer claims, each with its place. */
function claimsOf(offer: Node): [string, Node][] {
  const named = (key: string) =>
    itemsAt(offer, key).map((node): [string, Node] => [`${key} '${String(toValue(node))}'`, node]);
  const partner = nodeAt(offer, ['partner']);
  const any = scalarAt(partner) === true ? [[ANY, partner!] as [string, Node]] : [];
  return [...named('voucher'), ...named('partner'), ...any];
}
